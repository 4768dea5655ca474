// Which address a link to a table needs so that other devices can open it: pure decisions, no requests.
import type { LanStatus } from '../../protocol/types';

/** Whether an address means the device that asks: a link with it is of no use to anybody else. */
export const isThisDevice = (hostname: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** What a link to share begins with: the address on the local network, where the page has only this device's own. */
export const shareOrigin = (origin: string, lan: LanStatus | null): string =>
  isThisDevice(new URL(origin).hostname) && lan?.status === 'open' && lan.url ? lan.url : origin;

/** Whether a camera has any use for the link: another device can open it. */
export const canScan = (origin: string, lan: LanStatus | null): boolean => !isThisDevice(new URL(origin).hostname) || lan?.status === 'open';

/** What the invitation tells the host about a link that only this device can open. */
export type LinkAdvice = 'none' | 'can-open' | 'offline' | 'only-here';
export function linkAdvice(origin: string, lan: LanStatus | null, host: boolean): LinkAdvice {
  if (!host || lan === null || !isThisDevice(new URL(origin).hostname) || lan.status === 'open') return 'none';
  return lan.status === 'closed' ? 'can-open' : lan.status === 'offline' ? 'offline' : 'only-here';
}
