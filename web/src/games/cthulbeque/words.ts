// The steps of a turn in order, and which of them a decision belongs to.
export const TURN: readonly { key: string; name: string; steps: readonly string[] }[] = [
  { key: 'serve', name: 'Serve?', steps: ['ready_to_serve'] },
  { key: 'kitchen', name: 'Kitchen', steps: ['manage_kitchen'] },
  { key: 'draw', name: 'Draw or rest', steps: ['draw_or_recuperate', 'new_die'] },
  { key: 'play', name: 'Play a card', steps: ['play_a_card', 'challenged', 'take_over', 'swap_pots'] },
  { key: 'cook', name: 'Cook or fight', steps: ['cook_or_fight', 'divide_pool', 'next_pot', 'offer_recipe', 'go_on', 'killed_monster'] },
  { key: 'discard', name: 'Discard', steps: ['discard_a_card'] },
];
const AWAY = ['let_monster_go', 'clear_table_card', 'leave_or_stay'];

/** Where in the turn a decision stands; -1 for one that may come at any time. */
export const stageOf = (step: string, challenge: boolean): number => (challenge ? 3 : TURN.findIndex((t) => t.steps.includes(step)));
export function stepName(step: string, challenge: boolean): string {
  if (step === 'over') return 'Dinner is served';
  if (step === 'allocate_dice') return 'Split the dice';
  if (AWAY.includes(step)) return 'Away from the stove';
  if (challenge) return 'Cooking Challenge';
  return TURN[stageOf(step, false)]?.name ?? 'The dice';
}
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
