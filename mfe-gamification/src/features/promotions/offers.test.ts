import { describe, expect, it } from '@jest/globals';
import { calendarOf, offerState, type Offer } from './offers.ts';
import { promotionOf } from './promotions.fixture.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const at = (hours: number): string => new Date(NOON + hours * 3_600_000).toISOString();

describe('offerState', () => {
  it.each<[string, Partial<Offer['promotion']>, Offer['mine'], string]>([
    ['a visitor', {}, undefined, 'sign-in'],
    ['a visitor before the start', { startsAt: at(1) }, undefined, 'upcoming'],
    ['an eligible player', {}, { refusals: [], isOptedIn: false }, 'open'],
    ['a player without opt-in', { needsOptIn: false }, { refusals: [], isOptedIn: false }, 'automatic'],
    [
      'a player before the start',
      { startsAt: at(1) },
      { refusals: ['NOT_STARTED'], isOptedIn: false },
      'upcoming',
    ],
    ['a refused player', {}, { refusals: ['KYC_REQUIRED'], isOptedIn: false }, 'refused'],
    ['an opted-in player', {}, { refusals: [], isOptedIn: true }, 'opted-in'],
    // an opt-out is always possible
    [
      'an opted-in player who is refused since',
      {},
      { refusals: ['NEW_PLAYERS_ONLY'], isOptedIn: true },
      'opted-in',
    ],
  ])('%s', (_case, change, mine, kind) => {
    expect(offerState({ promotion: { ...promotionOf('a'), ...change }, mine }, NOON).kind).toBe(kind);
  });
});

describe('calendarOf', () => {
  it('lists future starts and ends by time, and running promotions without an end', () => {
    const promotions = [
      { ...promotionOf('ends-late'), startsAt: at(-1), endsAt: at(50) },
      { ...promotionOf('coming'), startsAt: at(2), endsAt: at(30) },
      { ...promotionOf('open'), startsAt: at(-1), endsAt: null },
      { ...promotionOf('coming-open'), startsAt: at(3), endsAt: null },
    ];
    const { dated, openEnded } = calendarOf(promotions, NOON);
    expect(dated.map(({ kind, promotion }) => `${promotion.id} ${kind}`)).toEqual([
      'coming starts',
      'coming-open starts',
      'coming ends',
      'ends-late ends',
    ]);
    expect(openEnded.map(({ id }) => id)).toEqual(['open']);
  });
});
