/** Opens the device's share sheet. Who closes it has decided not to share: nothing went wrong. */
export const share = (text: string, url: string): Promise<void> =>
  navigator.share({ title: 'Halfsaid', text, url }).catch(() => undefined);
