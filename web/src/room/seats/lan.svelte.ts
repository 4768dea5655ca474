// Whether other devices on the local network can open this server. One answer for all invitations of the page.
import type { LanStatus } from '../../protocol/types';
import * as api from '../connection/api';
import { isThisDevice } from './lan';

class LanAccess {
  now = $state.raw<LanStatus | null>(null);
  /** Why it could not be opened, in the server's words. */
  trouble = $state('');
  opening = $state(false);

  /** Ask now, and again whenever somebody comes back to the page: another tab may have opened it. */
  watch(): (() => void) | undefined {
    if (!isThisDevice(location.hostname)) return undefined; // whoever came by another address shares that one
    const look = () => void this.#look();
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }

  async #look(): Promise<void> {
    this.now = await api.lan().catch(() => this.now);
  }

  async open(): Promise<void> {
    this.opening = true;
    this.trouble = '';
    try {
      this.now = await api.openLan();
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : '';
      await this.#look();
    }
    this.opening = false;
  }
}

export const lanAccess = new LanAccess();
