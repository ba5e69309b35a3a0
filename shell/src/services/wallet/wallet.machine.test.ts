import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mayOfferDeposit, type FundsSituation } from './fundsDialog.machine.ts';
import { isNewVersion, NO_WALLET, transition, type WalletEvent, type WalletFacts } from './wallet.machine.ts';

const facts = (version: number, balance = version * 100): WalletFacts => ({
  balance,
  bonusBalance: 0,
  currency: 'EUR',
  minDepositAmount: 1_000,
  minWithdrawalAmount: 2_000,
  version,
});
const changed = (version: number): WalletEvent => ({
  type: 'changed',
  change: { balance: version * 100, bonusBalance: 0, currency: 'EUR', version },
});
const read = (version: number): WalletEvent => ({ type: 'read', facts: facts(version) });
const KNOWN: WalletEvent = { type: 'player-known' };
const run = (...events: WalletEvent[]) => events.reduce(transition, NO_WALLET);
const balanceOf = (...events: WalletEvent[]) => {
  const { shown } = run(...events);
  return shown.status === 'STREAMING' ? shown.balance.minor : shown.status;
};

describe('wallet transitions', () => {
  // requirements/states#wallet
  it.each<[string, WalletEvent[], number | string]>([
    ['is unavailable without a player', [], 'NOT_AVAILABLE'],
    ['loads until the first reading', [KNOWN], 'LOADING'],
    ['streams after the first reading', [KNOWN, read(1)], 100],
    ['applies its changes', [KNOWN, read(1), changed(2)], 200],
    ['ignores a duplicate change', [KNOWN, read(1), changed(2), changed(2)], 200],
    ['ignores a late change', [KNOWN, read(1), changed(3), changed(2)], 300],
    ['ignores a response that is older than a change', [KNOWN, read(1), changed(3), read(2)], 300],
    ['keeps a change that arrives before the first response', [KNOWN, changed(2), read(1)], 200],
    ['is cleared with the player', [KNOWN, read(1), { type: 'signed-out' }], 'NOT_AVAILABLE'],
    ['is not restored by a late response', [KNOWN, { type: 'signed-out' }, read(1)], 'NOT_AVAILABLE'],
  ])('%s', (_name, events, expected) => {
    expect(balanceOf(...events)).toBe(expected);
  });

  it.each<[string, WalletEvent[], object]>([
    [
      'reports that the first reading failed',
      [KNOWN, { type: 'read-failed' }],
      { status: 'LOADING', hasFailed: true },
    ],
    [
      'keeps waiting without the connection for updates',
      [KNOWN, { type: 'link-lost' }],
      { status: 'LOADING' },
    ],
    [
      'streams once a repeated reading succeeds',
      [KNOWN, { type: 'read-failed' }, read(1)],
      { status: 'STREAMING' },
    ],
    [
      'keeps a balance when a later reading fails',
      [KNOWN, read(1), { type: 'read-failed' }],
      { status: 'STREAMING', stale: true },
    ],
    ['stays unavailable without a player', [{ type: 'read-failed' }], { status: 'NOT_AVAILABLE' }],
  ])('%s', (_name, events, expected) => {
    expect(run(...events).shown).toMatchObject(expected);
  });

  it('is marked stale while disconnected, until fresh data arrives', () => {
    expect(run(KNOWN, read(1), { type: 'link-lost' }).shown).toMatchObject({ stale: true });
    expect(run(KNOWN, read(1), { type: 'link-lost' }, read(1)).shown).toMatchObject({ stale: false });
    expect(run(KNOWN, read(1), { type: 'link-lost' }, changed(2)).shown).toMatchObject({ stale: false });
  });

  it.each<[string, WalletEvent[], object]>([
    [
      'as read',
      [KNOWN, { type: 'read', facts: { ...facts(1), bonusBalance: 5 } }],
      {
        status: 'STREAMING',
        balance: { minor: 100, currency: 'EUR' },
        bonusBalance: { minor: 5, currency: 'EUR' },
        bonusEnabled: true,
        version: 1,
        stale: false,
      },
    ],
    [
      'without bonus money',
      [KNOWN, read(1)],
      { bonusBalance: { minor: 0, currency: 'EUR' }, bonusEnabled: false },
    ],
    [
      'as in an event, with the minimums that were read',
      [KNOWN, read(1), changed(2)],
      {
        balance: { minor: 200, currency: 'EUR' },
        minimumWithdrawal: { minor: 2_000, currency: 'EUR' },
        version: 2,
      },
    ],
    [
      'as in the newest event before the first response',
      [KNOWN, changed(3), changed(2), read(1)],
      { balance: { minor: 300 }, version: 3 },
    ],
    [
      'as in a newer event before the first response',
      [KNOWN, changed(2), changed(3), read(1)],
      { balance: { minor: 300 }, version: 3 },
    ],
    [
      'as in a response that is newer than the events',
      [KNOWN, changed(2), { type: 'read', facts: facts(3) }],
      { balance: { minor: 300 }, version: 3 },
    ],
    [
      'as in a response with the same version',
      [
        KNOWN,
        { type: 'changed', change: { balance: 1, bonusBalance: 0, currency: 'EUR', version: 2 } },
        read(2),
      ],
      { balance: { minor: 200 }, version: 2 },
    ],
    [
      'after another reading',
      [KNOWN, read(1), { type: 'read', facts: facts(2) }],
      { balance: { minor: 200 }, version: 2 },
    ],
    [
      'after another reading of data without a version',
      [KNOWN, read(1), { type: 'read', facts: { ...facts(1), minWithdrawalAmount: 3_000 } }],
      { minimumWithdrawal: { minor: 3_000 } },
    ],
    [
      'fresh again after an older response',
      [KNOWN, read(1), changed(3), { type: 'link-lost' }, read(2)],
      { version: 3, stale: false },
    ],
    [
      'still stale after an old event',
      [KNOWN, read(2), { type: 'link-lost' }, changed(2)],
      { version: 2, stale: true },
    ],
    [
      'as in the first of two changes with one version',
      [
        KNOWN,
        changed(2),
        { type: 'changed', change: { balance: 1, bonusBalance: 0, currency: 'EUR', version: 2 } },
        read(1),
      ],
      { balance: { minor: 200 }, version: 2 },
    ],
    ['stale before the first reading', [KNOWN, { type: 'link-lost' }], { status: 'LOADING' }],
    ['known twice', [KNOWN, read(1), KNOWN], { status: 'STREAMING', version: 1 }],
  ])('is shown %s', (_what, events, shown) => {
    expect(run(...events).shown).toMatchObject(shown);
  });

  it('discards early updates after the first reading', () => {
    expect([
      run(KNOWN).early,
      run(KNOWN, changed(2)).early?.version,
      run(KNOWN, changed(2), read(1)).early,
      run(KNOWN, read(1), { type: 'link-lost' }).early,
    ]).toEqual([undefined, 2, undefined, undefined]);
  });

  it.each<[string, WalletEvent[], number, boolean]>([
    ['before the first reading', [KNOWN], 9, false],
    ['newer', [KNOWN, read(2)], 3, true],
    ['the same version', [KNOWN, read(2)], 2, false],
    ['older', [KNOWN, read(2)], 1, false],
  ])('reports a change: %s', (_what, events, version, expected) => {
    expect(isNewVersion(run(...events), { balance: 0, bonusBalance: 0, currency: 'EUR', version })).toBe(
      expected,
    );
  });

  it('does not change without a player', () =>
    expect(
      [changed(1), { type: 'link-lost' } as const].map((event) => transition(NO_WALLET, event) === NO_WALLET),
    ).toEqual([true, true]));

  it('uses the larger of its own minimum and that of the currency', () => {
    expect(run(KNOWN, read(1)).shown).toMatchObject({
      minimumDeposit: { minor: 2_000, currency: 'EUR' },
      minimumWithdrawal: { minor: 2_000 },
    });
  });

  it('ends at the newest version for changes in any order and number, and reports each at most once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 1, maxLength: 20 }), (versions) => {
        let machine = run(KNOWN, read(1));
        const published: number[] = [];
        for (const version of versions) {
          const event = changed(version);
          if (event.type === 'changed' && isNewVersion(machine, event.change)) published.push(version);
          machine = transition(machine, event);
        }
        expect(machine.shown).toMatchObject({ version: Math.max(...versions) });
        expect(new Set(published).size).toBe(published.length);
      }),
    );
  });
});

describe('the offer to deposit', () => {
  const poor: FundsSituation = {
    balanceMinor: 200,
    bonusMinor: 500,
    stakeMinor: 100,
    isBonusGame: false,
    isAllowed: true,
    isDismissed: false,
    isOverlayOpen: false,
    isSportsPage: false,
  };

  // requirements/constants#running-out-of-funds
  it.each<[string, Partial<FundsSituation>, boolean]>([
    ['is made when twice the bet is left', {}, true],
    ['is not made when more is left', { balanceMinor: 201 }, false],
    ['counts bonus money in a bonus game', { isBonusGame: true }, false],
    ['is not made where licence or operator forbids it', { isAllowed: false }, false],
    ['is not made when it was declined before', { isDismissed: true }, false],
    ['waits for other overlays', { isOverlayOpen: true }, false],
    ['is not made for sports', { isSportsPage: true }, false],
  ])('%s', (_name, change, expected) => {
    expect(mayOfferDeposit({ ...poor, ...change })).toBe(expected);
  });
});
