import { expect, it } from 'vitest';
import printed from '../../../../src/potluck/games/cake_auf/print/pictures.json';
import { ACTIONS, INGREDIENTS, RECIPES } from './pictures';

// Only the icons are compared: colours on paper may differ from those on a screen.
it('shows the same pictures of recipes, ingredients and actions as the printed ones', () => {
  const recipes = Object.entries(RECIPES).map(([name, { main, edge, edge2 }]) => [name, { main, edges: [edge, edge2].filter(Boolean) }]);
  const onPaper = Object.entries(printed.recipe).map(([name, { main, edges }]) => [name, { main, edges }]);
  expect(Object.fromEntries(recipes)).toEqual(Object.fromEntries(onPaper));
  const ingredients = Object.entries(INGREDIENTS).map(([name, { main, second }]) => [name, [main, second].filter(Boolean)]);
  expect(Object.fromEntries(ingredients)).toEqual(printed.ingredient);
  const actions = Object.entries(ACTIONS).map(([name, { main, edge }]) => [name, { main, edge }]);
  expect(Object.fromEntries(actions)).toEqual(printed.action);
});
