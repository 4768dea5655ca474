export { default as Board } from './Board.svelte';

export const chapters = ['event-round', 'event-night'];
