import { describe, expect, it } from '@jest/globals';
import { money } from '@foyer/money';
import { isRunningOut, type RunningOutSituation } from './runningOut.ts';

const eur = (minor: number) => money(minor, 'EUR');
const poor: RunningOutSituation = {
  balance: eur(200), bonusBalance: eur(0), stake: eur(100), isBonusGame: false, isAllowed: true, isDismissed: false, isOverlayOpen: false,
};

describe('running out of funds (spec §9)', () => {
  it.each<[string, Partial<RunningOutSituation>, boolean]>([
    ['exactly twice the bet left', {}, true],
    ['a cent more than twice the bet', { balance: eur(201) }, false],
    ['bonus money in a game without bonus', { bonusBalance: eur(1_000) }, true],
    ['bonus money in a game with bonus', { bonusBalance: eur(1_000), isBonusGame: true }, false],
    ['a licence that forbids the nudge', { isAllowed: false }, false],
    ['dismissed before', { isDismissed: true }, false],
    ['another overlay open', { isOverlayOpen: true }, false],
    ['no stake', { stake: eur(0) }, false],
    ['a stake in another currency', { stake: money(100, 'USD') }, false],
  ])('%s', (_case, change, expected) => {
    expect(isRunningOut({ ...poor, ...change })).toBe(expected);
  });
});
