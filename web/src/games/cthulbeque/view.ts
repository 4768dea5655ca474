// Made by `python -m potluck.server.schema` from the game's view.py. Do not edit.
// What the server lets a seat see.
export interface PoolView {
  now: number;
  most: number;
}

export interface MonsterView {
  card: string;
  cooking: number;
  damage: number;
  recipe: string | null;
  recipe_owner: number | null;
  ingredients: string[];
  bonus: number;
  stars: number;
  tried: boolean;
}

export interface ChefView {
  score: number;
  cooking: PoolView;
  fatigue: number;
  sanity: PoolView;
  hospital: boolean;
  asylum: boolean;
  hexed: number;
  hand_count: number;
  hand_limit: number;
  hand_seen: string[];
  sealed: boolean;
  crowd: number;
  kitchen: MonsterView[];
  served: MonsterView[];
  table: string[];
}

export interface AttemptView {
  seat: number;
  monster: string;
  cooks: boolean;
  challenged: boolean;
  dice: number;
}

export interface TrialView {
  number: number;
  seat: number;
  mine: number[];
  yours: number[];
  results: number[];
  rerolls: number;
  picked: number[];
  again: number[];
}

export interface RollView {
  number: number;
  purpose: 'start' | 'cooking' | 'fighting' | 'kitchen' | 'fear' | 'calm' | 'cooking_back' | 'sanity_back';
  seat: number;
  monster: string | null;
  mine: number[];
  yours: number[];
  results: number[];
  target: number;
  above: number;
  again: number[];
  aside: number;
  lost: number;
  placed: number;
}

export interface CheckView {
  seat: number;
  target: number;
  fear: boolean;
}

export interface PotView {
  monster: string;
  dice: number;
}

export interface OptionsView {
  switcheroo: boolean;
  multitask: boolean;
  paralysing_fear: boolean;
}

export interface FeastView {
  seat: number | null;
  step: 'allocate_dice' | 'ready_to_serve' | 'let_monster_go' | 'clear_table_card' | 'leave_or_stay' | 'manage_kitchen' | 'draw_or_recuperate' | 'new_die' | 'play_a_card' | 'swap_pots' | 'cook_or_fight' | 'divide_pool' | 'next_pot' | 'offer_recipe' | 'go_on' | 'killed_monster' | 'challenged' | 'take_over' | 'challenge_bonus' | 'reroll_window' | 'second_helping_window' | 'hush_window' | 'ignore_loss' | 'discard_a_card' | 'over';
  round: number;
  round_cap: number;
  turn: number | null;
  starter: number | null;
  declarer: number | null;
  deck: number;
  discard: string[];
  hand: string[];
  allocated: number;
  chefs: ChefView[];
  challenge: MonsterView | null;
  rival: number | null;
  contested: string | null;
  attempt: AttemptView | null;
  trial: TrialView | null;
  rolls: RollView[];
  check: CheckView | null;
  pots: PotView[];
  swapping: string | null;
  options: OptionsView;
}
