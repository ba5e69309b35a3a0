import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mayOfferDeposit, type FundsSituation } from './fundsDialog.machine.ts';
import { isNews, NO_WALLET, transition, type WalletEvent, type WalletFacts } from './wallet.machine.ts';

const facts = (version: number, balance = version * 100): WalletFacts => ({ balance, bonusBalance: 0, currency: 'EUR', minDepositAmount: 1_000, minWithdrawalAmount: 2_000, version });
const changed = (version: number): WalletEvent => ({ type: 'changed', change: { balance: version * 100, bonusBalance: 0, currency: 'EUR', version } });
const read = (version: number): WalletEvent => ({ type: 'read', facts: facts(version) });
const KNOWN: WalletEvent = { type: 'player-known' };
const run = (...events: WalletEvent[]) => events.reduce(transition, NO_WALLET);
const balanceOf = (...events: WalletEvent[]) => {
  const { shown } = run(...events);
  return shown.status === 'STREAMING' ? shown.balance.minor : shown.status;
};

describe('the wallet, by what happens to it', () => {
  // spec §4.2
  it.each<[string, WalletEvent[], number | string]>([
    ['is not there without a player', [], 'NOT_AVAILABLE'],
    ['loads until it is known', [KNOWN], 'LOADING'],
    ['streams once it is', [KNOWN, read(1)], 100],
    ['follows its changes', [KNOWN, read(1), changed(2)], 200],
    ['ignores a change that comes twice', [KNOWN, read(1), changed(2), changed(2)], 200],
    ['ignores a change that comes late', [KNOWN, read(1), changed(3), changed(2)], 300],
    ['ignores an answer that was overtaken', [KNOWN, read(1), changed(3), read(2)], 300],
    ['keeps a change that was faster than the first answer', [KNOWN, changed(2), read(1)], 200],
    ['goes with the player', [KNOWN, read(1), { type: 'player-gone' }], 'NOT_AVAILABLE'],
    ['does not come back with a late answer', [KNOWN, { type: 'player-gone' }, read(1)], 'NOT_AVAILABLE'],
  ])('%s', (_name, events, expected) => {
    expect(balanceOf(...events)).toBe(expected);
  });

  it('is marked stale while the link is down, until something fresh arrives', () => {
    expect(run(KNOWN, read(1), { type: 'link-lost' }).shown).toMatchObject({ stale: true });
    expect(run(KNOWN, read(1), { type: 'link-lost' }, read(1)).shown).toMatchObject({ stale: false });
    expect(run(KNOWN, read(1), { type: 'link-lost' }, changed(2)).shown).toMatchObject({ stale: false });
  });

  it('takes the larger of its own minimum and that of the currency', () => {
    expect(run(KNOWN, read(1)).shown).toMatchObject({ minimumDeposit: { minor: 2_000, currency: 'EUR' }, minimumWithdrawal: { minor: 2_000 } });
  });

  it('ends at the newest version in whatever order and however often changes arrive, and tells each at most once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 1, maxLength: 20 }), (versions) => {
        let machine = run(KNOWN, read(1));
        const told: number[] = [];
        for (const version of versions) {
          const event = changed(version);
          if (event.type === 'changed' && isNews(machine, event.change)) told.push(version);
          machine = transition(machine, event);
        }
        expect(machine.shown).toMatchObject({ version: Math.max(...versions) });
        expect(new Set(told).size).toBe(told.length);
      }),
    );
  });
});

describe('the offer to deposit', () => {
  const poor: FundsSituation = {
    balanceMinor: 200, bonusMinor: 500, stakeMinor: 100, isBonusGame: false,
    isAllowed: true, isDismissed: false, isOverlayOpen: false, isGuarded: false, isSportsPage: false, timesShown: 0,
  };

  // spec §9
  it.each<[string, Partial<FundsSituation>, boolean]>([
    ['comes when twice the bet is left', {}, true],
    ['does not come when more is left', { balanceMinor: 201 }, false],
    ['counts bonus money in a bonus game', { isBonusGame: true }, false],
    ['is not known to the licence', { isAllowed: false }, false],
    ['was refused before', { isDismissed: true }, false],
    ['waits for other overlays', { isOverlayOpen: true }, false],
    ['waits for guards', { isGuarded: true }, false],
    ['is not for sports', { isSportsPage: true }, false],
    ['is not made a third time', { timesShown: 2 }, false],
  ])('%s', (_name, change, expected) => {
    expect(mayOfferDeposit({ ...poor, ...change })).toBe(expected);
  });
});
