export { default as Board } from './Board.svelte';

export const chapters = ['round', 'heading'];
