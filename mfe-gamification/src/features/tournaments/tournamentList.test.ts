import { describe, expect, it } from '@jest/globals';
import {
  awaitedOf,
  followedIds,
  phaseTimes,
  prizeOf,
  sectionsOf,
  withLeaderboards,
} from './tournamentList.ts';
import { atHour, NOON, tournamentOf } from './tournaments.fixture.ts';

describe('sections of the list', () => {
  it('orders open ones by start, running ones by end, finished ones latest first', () => {
    const sections = sectionsOf([
      tournamentOf('final', { phase: 'FINAL', endsAt: atHour(-5) }),
      tournamentOf('cancelled', { phase: 'CANCELLED', endsAt: atHour(-2) }),
      tournamentOf('settling', { phase: 'SETTLING', endsAt: atHour(-1) }),
      tournamentOf('long', { endsAt: atHour(50) }),
      tournamentOf('short', { endsAt: atHour(1) }),
      tournamentOf('later', { phase: 'REGISTRATION', startsAt: atHour(9), endsAt: atHour(10) }),
      tournamentOf('sooner', { phase: 'REGISTRATION', startsAt: atHour(8), endsAt: atHour(99) }),
    ]);
    expect(sections.map(({ section, tournaments }) => [section, tournaments.map(({ id }) => id)])).toEqual([
      ['running', ['short', 'long']],
      ['open', ['sooner', 'later']],
      ['finished', ['settling', 'cancelled', 'final']],
    ]);
  });
});

describe('what comes next', () => {
  it.each([
    ['ANNOUNCED', true, ['opens', 'starts']],
    ['REGISTRATION', true, ['registrationEnds', 'starts']],
    ['REGISTRATION', false, ['starts']],
    ['RUNNING', true, ['registrationEnds', 'ends']],
    ['RUNNING', false, ['ends']],
    ['SETTLING', false, ['result']],
    ['FINAL', false, []],
    ['CANCELLED', false, []],
  ] as const)('is, for the phase %s and a possible registration %s: %j', (phase, canRegister, kinds) => {
    const startsAt = atHour(phase === 'REGISTRATION' ? 9 : -1);
    const awaited = awaitedOf(tournamentOf('a', { phase, canRegister, startsAt }));
    expect(awaited.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is in the order of time: registration may end after the start', () => {
    const awaited = awaitedOf(
      tournamentOf('a', { phase: 'REGISTRATION', startsAt: atHour(1), registrationTill: atHour(2) }),
    );
    expect(awaited).toEqual([
      { kind: 'starts', at: NOON + 3_600_000 },
      { kind: 'registrationEnds', at: NOON + 7_200_000 },
    ]);
  });
});

describe('phaseTimes', () => {
  it('are shortly after each instant, and again when the service has decided', () => {
    const { at, everyMs } = phaseTimes([tournamentOf('a', { registrationTill: atHour(0) })], NOON);
    expect(at).toContain(NOON + 500);
    expect(at).toContain(NOON + 10_500);
    expect(everyMs).toBeUndefined();
  });

  it.each([
    ['before the last result is in', 'SETTLING', -1, undefined],
    ['until the pending result is decided', 'SETTLING', 0, 15_000],
    ['after the result', 'FINAL', 1, undefined],
  ] as const)('%s they repeat accordingly', (_when, phase, offset, everyMs) => {
    const tournaments = [tournamentOf('a', { phase, lateTill: atHour(0) })];
    expect(phaseTimes(tournaments, NOON + offset).everyMs).toBe(everyMs);
  });
});

describe('followed tournaments', () => {
  it('are at most 20 whose leaderboard can change, the opened one first', () => {
    const many = Array.from({ length: 30 }, (_, index) => tournamentOf(`t${index}`));
    const ids = followedIds([tournamentOf('over', { phase: 'FINAL' }), ...many], 't25');
    expect(ids).toHaveLength(20);
    expect(ids.slice(0, 2)).toEqual(['t25', 't0']);
  });
});

describe('prize of a place', () => {
  it.each([
    [1, 1],
    [20, 2],
    [21, undefined],
    [null, undefined],
  ])('place %s has the prize from place %s', (place, placeFrom) => {
    expect(prizeOf(tournamentOf('a'), place)?.placeFrom).toBe(placeFrom);
  });
});

describe('received leaderboards', () => {
  it('replace those of their tournaments only', () => {
    const leaderboard = { rows: [], me: null, players: 41 };
    const [one, other] = withLeaderboards(
      [tournamentOf('a'), tournamentOf('b')],
      new Map([['b', leaderboard]]),
    );
    expect(one?.leaderboard.players).toBe(40);
    expect(other?.leaderboard).toBe(leaderboard);
  });
});
