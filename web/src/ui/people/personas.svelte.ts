// The bots' levels and personas as the server lists them; loaded once for the whole page.
import type { LevelInfo, PersonaInfo } from '../../protocol/types';
import { word } from '../../words/words.svelte';

class Personas {
  levels = $state.raw<LevelInfo[]>([]);

  load(levels: LevelInfo[]): void {
    this.levels = levels;
  }
  level(id: string | null | undefined): LevelInfo | undefined {
    return this.levels.find((level) => level.id === id);
  }
  persona(name: string): PersonaInfo | undefined {
    return this.levels.flatMap((level) => level.personas).find((one) => one.name === name);
  }
  /** A persona in a sentence; '' for a name that is none. */
  line(name: string): string {
    return this.persona(name) ? word('persona', name) : '';
  }
}

export const personas = new Personas();
