import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/book.css';
import { keepShell } from './shell';
import { speakPreferred } from './words/index.svelte';

const page = document.getElementById('page');
if (page) void speakPreferred().then(() => mount(App, { target: page }));
keepShell();
