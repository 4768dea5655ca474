import './fonts.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startLanguage } from './words/words.svelte';

const dark = matchMedia('(prefers-color-scheme: dark)');
const lamp = () => void (document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light');
lamp();
dark.addEventListener('change', lamp);

void startLanguage().then(() => mount(App, { target: document.getElementById('app') as HTMLElement }));
