// Whether this person prefers chance to gestures; kept in localStorage.
const KEY = 'potluck.a-la-carte.odds';

class Preference {
  on = $state(false);
  constructor() {
    try {
      this.on = localStorage.getItem(KEY) === 'on';
    } catch {
      this.on = false;
    }
  }
  set(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off');
    } catch {
      // without storage the choice is not remembered
    }
  }
}

export const prefersChance = new Preference();
