import { describe, expect, it } from '@jest/globals';
import { compiledPromotions } from '../../content/promotions.ts';
import {
  isOfferedIn,
  isShown,
  maySeePromotions,
  playerBlocks,
  promotionRefusals,
  type PromotionPlayer,
} from './promotionRules.ts';

const NOW = Date.UTC(2026, 11, 1, 12);
const [base] = compiledPromotions('aurora');
if (!base) throw new Error('aurora has promotions');
const PLAYER: PromotionPlayer = {
  country: 'FI',
  is_suppressed: false,
  engagement_blocked: false,
  blocks: [],
  deposits: 0,
};

describe('promotionRefusals', () => {
  it.each<[string, Partial<typeof base>, Partial<PromotionPlayer>, readonly string[]]>([
    ['a new player', {}, {}, []],
    ['a depositor, of a promotion for new players', {}, { deposits: 1 }, ['NEW_PLAYERS_ONLY']],
    ['a player without deposit', { audience: 'DEPOSITORS' }, {}, ['DEPOSIT_REQUIRED']],
    ['a depositor', { audience: 'DEPOSITORS' }, { deposits: 2 }, []],
    ['another country', { countries: ['MT'] }, {}, ['NOT_OFFERED']],
    ['the named country', { countries: ['FI'] }, {}, []],
    ['before the start', { startsAt: '2026-12-01T12:00:01Z' }, {}, ['NOT_STARTED']],
    ['at the start', { startsAt: '2026-12-01T12:00:00Z' }, {}, []],
    ['at the end', { endsAt: '2026-12-01T12:00:00Z' }, {}, ['ENDED']],
    ['before the end', { endsAt: '2026-12-01T12:00:01Z' }, {}, []],
    ['a player without marketing', {}, { is_suppressed: true }, ['MARKETING_BLOCKED']],
    ['a player blocked at the provider', {}, { engagement_blocked: true }, ['ENGAGEMENT_BLOCKED']],
    [
      'several reasons, most severe first',
      { audience: 'DEPOSITORS' },
      { blocks: ['KYC_REQUIRED', 'SELF_EXCLUDED'], is_suppressed: true },
      ['SELF_EXCLUDED', 'MARKETING_BLOCKED', 'KYC_REQUIRED', 'DEPOSIT_REQUIRED'],
    ],
  ])('%s', (_case, promotion, player, refusals) => {
    expect(promotionRefusals({ ...base, ...promotion }, { ...PLAYER, ...player }, NOW)).toEqual(refusals);
  });
});

describe('maySeePromotions', () => {
  it.each<[Partial<PromotionPlayer>, boolean]>([
    [{}, true],
    [{ blocks: ['KYC_REQUIRED'] }, true],
    [{ engagement_blocked: true }, true],
    [{ is_suppressed: true }, false],
    [{ blocks: ['SELF_EXCLUDED'] }, false],
    [{ blocks: ['TIMED_OUT'] }, false],
    [{ blocks: ['ACCOUNT_CLOSED'] }, false],
  ])('maps %j to %s', (player, isVisible) => {
    expect(maySeePromotions(playerBlocks({ ...PLAYER, ...player }))).toBe(isVisible);
  });
});

describe('isShown', () => {
  it.each<[Partial<typeof base>, boolean]>([
    [{ startsAt: '2026-12-02T00:00:00Z' }, false],
    [{ startsAt: '2026-12-02T00:00:00Z', announcedAt: '2026-12-01T12:00:00Z' }, true],
    [{ startsAt: '2026-12-02T00:00:00Z', announcedAt: '2026-12-01T12:00:01Z' }, false],
    [{ endsAt: '2026-12-01T12:00:00Z' }, false],
    [{ endsAt: '2026-12-01T12:00:01Z' }, true],
  ])('maps %j to %s', (change, isVisible) => {
    expect(isShown({ ...base, ...change }, NOW)).toBe(isVisible);
  });
});

it('is offered in all countries without a list', () => {
  expect([
    isOfferedIn({ countries: null }, 'XX'),
    isOfferedIn({ countries: ['FI'] }, 'FI'),
    isOfferedIn({ countries: ['FI'] }, 'XX'),
  ]).toEqual([true, true, false]);
});
