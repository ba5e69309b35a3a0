import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { TOURNAMENTS } from '@foyer/market/engagement-rules';
import { seriesOf } from '../testing/tournamentBuilder.ts';
import { plannedRuns } from './schedule.ts';
import { seriesSchema } from '@foyer/market/engagement-rules';

const FIRST = Date.parse('2026-11-23T00:00:00.000Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const series = seriesOf({ firstStart: '2026-11-23T00:00:00.000Z', everyDays: 7 });
const idsAt = (now: number) => plannedRuns('aurora', series, now).map(({ id }) => id);

describe('runs of a weekly series', () => {
  it('are announced when the registration opens', () => {
    expect(idsAt(FIRST - 60 * MINUTE_MS - 1)).toEqual([]);
    expect(idsAt(FIRST - 60 * MINUTE_MS)).toEqual(['aurora-race-2026-11-23']);
  });

  it('follow each other at the same time of the week', () => {
    expect(idsAt(FIRST + 52 * 7 * DAY_MS)).toEqual(['aurora-race-2027-11-22']);
    expect(idsAt(FIRST + 2 * 60 * MINUTE_MS + 10 * MINUTE_MS)).toEqual([]);
  });

  it('are announced until the cutoff, so that a service that was down misses none', () => {
    expect(idsAt(FIRST + 70 * MINUTE_MS - 1)).toEqual(['aurora-race-2026-11-23']);
  });

  it('have exact times', () => {
    expect(plannedRuns('aurora', series, FIRST)).toMatchObject([
      {
        registrationFrom: FIRST - 60 * MINUTE_MS,
        registrationTill: FIRST + 30 * MINUTE_MS,
        startsAt: FIRST,
        endsAt: FIRST + 60 * MINUTE_MS,
        lateTill: FIRST + 70 * MINUTE_MS,
      },
    ]);
  });

  it('take place once without a recurrence', () => {
    const once = seriesOf({ firstStart: '2026-11-23T00:00:00.000Z', everyDays: null });
    expect(plannedRuns('aurora', once, FIRST)).toHaveLength(1);
    expect(plannedRuns('aurora', once, FIRST + 7 * DAY_MS)).toEqual([]);
  });
});

describe('data of a series', () => {
  it('is valid for the tournaments of every brand', () => {
    for (const tournament of TOURNAMENTS) expect(v.is(seriesSchema, tournament)).toBe(true);
  });

  it.each(
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].flatMap((name, day) =>
      [0, 8, 15, 23.99].map((hour) => [name, hour, FIRST + day * DAY_MS + hour * 3_600_000] as const),
    ),
  )('has a running tournament that accepts players on %s at %d h UTC', (_name, _hour, at) => {
    const open = TOURNAMENTS.flatMap((one) => plannedRuns('aurora', one, at)).filter(
      ({ startsAt, endsAt, registrationTill }) => startsAt <= at && at < endsAt && at < registrationTill,
    );
    expect(open).not.toEqual([]);
  });

  it.each([
    ['prizes with a gap', { prizes: [{ placeFrom: 2, placeTo: 3, reward: { kind: 'points', points: 1 } }] }],
    ['a maximum below the minimum of players', { playersMin: 3, playersMax: 2 }],
    ['a cost before qualifying', { cost: 10, qualifyingLevel: 2 }],
    ['stakes without a cap', { scoring: { kind: 'wager' } }],
  ])('rejects %s', (_what, terms) => {
    expect(v.is(seriesSchema, { ...series, terms: { ...series.terms, ...terms } })).toBe(false);
  });
});
