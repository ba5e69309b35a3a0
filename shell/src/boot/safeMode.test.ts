import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { readSafeMode, unreadStorage } from './safeMode.ts';

const set = (...apps: readonly string[]): ReleaseSet => ({
  version: 1,
  issuedAt: '',
  apps: apps.map((app) => ({ app }) as ReleaseSetEntry),
});

beforeEach(() => sessionStorage.clear());

describe('safe mode', () => {
  it('applies to the tab that requested it until it is switched off', () => {
    expect(readSafeMode('?a=1', sessionStorage)).toBeUndefined();
    expect(readSafeMode('?safe-mode', sessionStorage)).toBeDefined();
    expect(readSafeMode('', sessionStorage)).toBeDefined();
    expect(readSafeMode('?safe-mode=off', sessionStorage)).toBeUndefined();
    expect(readSafeMode('', sessionStorage)).toBeUndefined();
  });

  it.each([
    ['', ['shell', 'mfe-casino', 'mfe-jackpot-raffle'], undefined],
    ['=casino', ['shell', 'mfe-jackpot-raffle'], ['mfe-casino']],
    ['=casino,jackpot-raffle', ['shell'], ['mfe-casino', 'mfe-jackpot-raffle']],
    ['=shell', ['shell', 'mfe-casino', 'mfe-jackpot-raffle'], undefined],
    ['=unknown', ['shell', 'mfe-casino', 'mfe-jackpot-raffle'], undefined],
  ])('?safe-mode%s disables the named applications as if they were switched off', (requested, apps, off) => {
    const result = readSafeMode(`?safe-mode${requested}`, sessionStorage)?.setOf(
      set('shell', 'mfe-casino', 'mfe-jackpot-raffle'),
    );
    expect([result?.apps.map(({ app }) => app), result?.off?.map(({ app }) => app)]).toEqual([apps, off]);
  });

  it.each(['<script>', 'a'.repeat(100), 'casino;drop', '%22'])(
    'ignores the malformed value %s',
    (requested) => {
      expect(readSafeMode(`?safe-mode=${encodeURIComponent(requested)}`, sessionStorage)).toBeUndefined();
    },
  );

  it('does not read stored data, keeps it, and removes what must be removed', () => {
    localStorage.setItem('stored', '1');
    localStorage.setItem('withdrawn', '1');
    const storage = unreadStorage(localStorage);
    expect(storage.getItem('stored')).toBeNull();
    storage.setItem('stored', '2');
    storage.removeItem('withdrawn');
    expect([
      storage.getItem('stored'),
      localStorage.getItem('stored'),
      localStorage.getItem('withdrawn'),
    ]).toEqual(['2', '1', null]);
  });
});
