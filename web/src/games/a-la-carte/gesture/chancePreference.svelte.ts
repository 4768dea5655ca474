// Whether this person lets chance pour: remembered on the device.
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
      // a browser without storage forgets; that is all
    }
  }
}

export const byOdds = new Preference();
