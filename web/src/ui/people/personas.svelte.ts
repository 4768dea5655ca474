// Who the bots are: their levels and personas as the server tells them. Met once, known on every screen.
import type { LevelInfo, PersonaInfo } from '../../protocol/types';

class Company {
  levels = $state.raw<LevelInfo[]>([]);

  meet(levels: LevelInfo[]): void {
    this.levels = levels;
  }
  level(id: string | null | undefined): LevelInfo | undefined {
    return this.levels.find((level) => level.id === id);
  }
  persona(name: string): PersonaInfo | undefined {
    return this.levels.flatMap((level) => level.personas).find((one) => one.name === name);
  }
}

export const company = new Company();
