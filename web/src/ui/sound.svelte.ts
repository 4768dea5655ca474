// Synthesised sounds, off by default. Nothing is downloaded, and nothing plays before a user gesture.
const KEY = 'potluck.sound';

class Sound {
  on = $state(false);
  #context: AudioContext | null = null;

  constructor() {
    try {
      this.on = localStorage.getItem(KEY) === 'on';
    } catch {
      this.on = false;
    }
  }

  toggle(): void {
    this.on = !this.on;
    try {
      localStorage.setItem(KEY, this.on ? 'on' : 'off');
    } catch {
      // without storage the choice is not remembered
    }
    if (this.on) this.play('seal');
  }

  play(what: 'card' | 'seal' | 'coin' | 'caught' | 'bell'): void {
    if (!this.on) return;
    this.#context ??= new AudioContext();
    for (const [at, pitch, length, shape] of TUNES[what]) this.#note(this.#context, at, pitch, length, shape);
  }

  #note(context: AudioContext, at: number, pitch: number, length: number, shape: OscillatorType): void {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(pitch, start);
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.09, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

type Note = [at: number, pitch: number, length: number, shape: OscillatorType];
const TUNES: Record<'card' | 'seal' | 'coin' | 'caught' | 'bell', Note[]> = {
  card: [[0, 420, 0.06, 'triangle']],
  seal: [[0, 220, 0.09, 'triangle'], [0.06, 330, 0.12, 'triangle']],
  coin: [[0, 1250, 0.09, 'sine'], [0.07, 1680, 0.16, 'sine']],
  caught: [[0, 190, 0.2, 'sawtooth'], [0.16, 140, 0.32, 'sawtooth']],
  bell: [[0, 1046, 0.5, 'sine'], [0.02, 1568, 0.4, 'sine']],
};

export const sound = new Sound();
