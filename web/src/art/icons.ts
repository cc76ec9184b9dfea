/** Icons: one weight of line, round ends, in a box of 24; they take the colour of the text. */
export const ICONS = {
  rabbit:
    '<path d="M9.5 9.5C7 7 6 3.5 7.2 2.6c1.3-.8 3.3 2 4 5.6M12 8c-.6-3 .2-6 1.7-6s1.9 3.2 1.3 6.3M14.8 8.3c2.2.6 3.8 2.5 4.2 4.5.3 1.5-.9 2.7-2.5 2.9.5 2 .2 3.5-.2 5.3H7.2c-2 0-3-1.6-2.7-3.7.4-3.3 2.9-5.3 5.5-6.3"/><circle cx="15.8" cy="11.6" r=".7" class="dot"/>',
  moon: '<path d="M15.5 3.8A8.6 8.6 0 1 0 20.2 15 7.2 7.2 0 0 1 15.5 3.8z"/>',
  quill:
    '<path d="M20 3.5C11 4 6.5 9 6 17c5 0 8-1.5 9.5-4H12l5-1.5c1.6-2.3 2.5-5 3-8zM6 17l-2 3.5M6 17c2-4 4.5-6.8 8-9"/>',
  dial: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.3 2M12 3.5V5M12 19v1.5M3.5 12H5M19 12h1.5"/>',
  crown: '<path d="M4 18.5h16M4.5 15.5 3.5 7l4.7 3.5L12 4.5l3.8 6L20.5 7l-1 8.5z"/>',
  eye: '<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5z"/><circle cx="12" cy="12" r="3"/>',
  microphone:
    '<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5.5 11.5c0 4 2.7 6.3 6.5 6.3s6.5-2.3 6.5-6.3M12 18v3M8.8 21h6.4"/>',
  voice:
    '<path d="M4 6.5c0-1.5 1-2.5 2.5-2.5h11C19 4 20 5 20 6.5v7c0 1.5-1 2.5-2.5 2.5H11l-4.5 4v-4C5 16 4 15 4 13.5z"/><path d="M8.5 9h7M8.5 12h4.5"/>',
  mime: '<path d="M8 13V6.3c0-2 2.6-2 2.6 0V11M10.6 11V4.3c0-2 2.7-2 2.7 0V11M13.3 11V5.5c0-2 2.6-2 2.6 0V13M15.9 10c0-1.8 2.5-1.8 2.5.2v4.3c0 4-2.2 6.5-5.7 6.5-3 0-4.3-1.3-5.5-3.5l-2.5-4.3c-.9-1.8 1.3-3 2.4-1.4L8 13.5"/>',
  book: '<path d="M12 6.5C10 4.8 7 4.5 3.5 5v13.5c3.5-.5 6.5-.2 8.5 1.5 2-1.7 5-2 8.5-1.5V5c-3.5-.5-6.5-.2-8.5 1.5zM12 6.5V20"/>',
  share: '<path d="M12 14.5V3.5M8 7l4-3.5L16 7M6 11H5v9.5h14V11h-1"/>',
  screen: '<rect x="3" y="4.5" width="18" height="12" rx="1.5"/><path d="M9 20h6M12 16.5V20"/>',
  bot: '<rect x="4.5" y="9" width="15" height="11" rx="4"/><path d="M9 9C7.5 6.5 7 4 8 3.3c1.2-.7 2.3 2 2.7 5.5M15 9c1.5-2.5 2-5 1-5.7-1.2-.7-2.3 2-2.7 5.5M10.5 17h3"/><circle cx="9.3" cy="13.3" r=".9" class="dot"/><circle cx="14.7" cy="13.3" r=".9" class="dot"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  check: '<path d="M5 12.5l4.5 5L19 6.5"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  back: '<path d="M15 5l-7 7 7 7"/>',
  next: '<path d="M9 5l7 7-7 7"/>',
  undo: '<path d="M8.5 5L4 9.5 8.5 14M4.5 9.5H14c3.5 0 5.5 2 5.5 4.8S17.5 19 14 19H9"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1"/>',
  hourglass:
    '<path d="M6 3.5h12M6 20.5h12M7.5 3.5c0 5 4.5 5.5 4.5 8.5 0-3 4.5-3.5 4.5-8.5M7.5 20.5c0-5 4.5-5.5 4.5-8.5 0 3 4.5 3.5 4.5 8.5"/>',
  play: '<path d="M8 5l11 7-11 7z"/>',
  stop: '<rect x="6.5" y="6.5" width="11" height="11" rx="2"/>',
  veto: '<circle cx="12" cy="12" r="8.5"/><path d="M8.5 8.5l7 7M15.5 8.5l-7 7"/>',
  pair: '<circle cx="8.5" cy="12" r="5.5"/><circle cx="15.5" cy="12" r="5.5"/>',
  swap: '<path d="M4 8.5h14M14.5 4.5l4 4-4 4M20 15.5H6M9.5 11.5l-4 4 4 4"/>',
  cards: '<rect x="8.5" y="4" width="11" height="16" rx="1.5"/><path d="M8.5 6.5 4.8 7.7c-.8.2-1.2 1-1 1.8l3 10"/>',
  sound: '<path d="M4 9.5v5h3.5l5 4v-13l-5 4zM16 9a4.3 4.3 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11"/>',
  feather: '<path d="M4 20c2-8 6-13 15-16-.5 8-4 13-11 12.5M4 20l7.5-8.5"/>',
  lamp: '<path d="M8 9h8l1.5 8h-11zM9 9V7a3 3 0 0 1 6 0v2M6 20h12M12 4V2.5M12 12.5c1.3 1.2 1 2.8 0 2.8s-1.3-1.6 0-2.8z"/>',
  die: '<rect x="4.5" y="4.5" width="15" height="15" rx="3"/><circle cx="9" cy="9" r="1" class="dot"/><circle cx="15" cy="15" r="1" class="dot"/><circle cx="12" cy="12" r="1" class="dot"/>',
} as const;

export type IconName = keyof typeof ICONS;
