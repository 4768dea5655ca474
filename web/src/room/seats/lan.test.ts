import { describe, expect, it } from 'vitest';
import { canScan, isThisDevice, linkAdvice, shareOrigin } from './lan';

const HOME = 'http://localhost:8000';
const LAN = 'http://192.168.1.20:8000';
const OPEN = { status: 'open', url: LAN } as const;
const CLOSED = { status: 'closed', url: null } as const;

describe('the address that other devices need', () => {
  it('knows the names of this device', () => {
    for (const name of ['localhost', '127.0.0.1', '127.0.0.2', '[::1]']) expect(isThisDevice(name)).toBe(true);
    for (const name of ['192.168.1.20', 'potluck.example', 'localhost.example', '127.example', '']) expect(isThisDevice(name)).toBe(false);
  });

  it('is the one on the network once that is open', () => {
    expect(shareOrigin(HOME, OPEN)).toBe(LAN);
    expect(shareOrigin(HOME, CLOSED)).toBe(HOME);
    expect(shareOrigin(HOME, null)).toBe(HOME);
  });

  it('stays what it is for whoever came by another one', () => {
    expect(shareOrigin('https://potluck.example', OPEN)).toBe('https://potluck.example');
    expect(shareOrigin(LAN, { status: 'unknown' })).toBe(LAN);
  });
});

describe('a QR code', () => {
  it('is shown where another device can open its link', () => {
    expect(canScan(LAN, null)).toBe(true);
    expect(canScan(HOME, OPEN)).toBe(true);
    expect(canScan(HOME, CLOSED)).toBe(false);
    expect(canScan(HOME, null)).toBe(false);
  });
});

describe('advice about a link', () => {
  it('is for a host on the device that Potluck runs on', () => {
    expect(linkAdvice(HOME, CLOSED, true)).toBe('can-open');
    expect(linkAdvice(HOME, { status: 'offline' }, true)).toBe('offline');
    expect(linkAdvice(HOME, { status: 'unknown' }, true)).toBe('only-here');
  });

  it('is for nobody else', () => {
    expect(linkAdvice(HOME, CLOSED, false)).toBe('none');
    expect(linkAdvice(LAN, { status: 'unknown' }, true)).toBe('none');
    expect(linkAdvice(HOME, OPEN, true)).toBe('none');
    expect(linkAdvice(HOME, null, true)).toBe('none');
  });
});
