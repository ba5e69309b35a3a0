import { describe, expect, it } from '@jest/globals';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { createChance } from '../model/chance.ts';
import { fixturesBetween } from '../model/fixtures.ts';
import { createMatch } from '../model/match.ts';
import { RULES } from '../model/rules.ts';
import { CORRECTED_AFTER_MS, readResult, type ResultFaults } from './readResult.ts';

const NOON = Date.UTC(2026, 10, 29, 12);
const HOUR = 3_600_000;
const chance = createChance('readResult.test');
const NONE: ResultFaults = { abandonedPercent: 0, correctedPercent: 0, lateSeconds: 0 };

const [competition] = CATALOGUE;
const [fixture] = competition ? fixturesBetween(competition, NOON, NOON + 12 * HOUR) : [];
if (!fixture) throw new Error('The catalogue has no match after noon.');
const { id, startsAt } = fixture;
const match = createMatch(fixture, chance);
const endedAt = match.endsAt();

const read = (now: number, faults: Partial<ResultFaults> = {}) =>
  readResult({ catalogue: CATALOGUE, chance, faults: { ...NONE, ...faults } }, id, now);

describe('readResult', () => {
  it('answers from the end of the match on, with the score of each period', () => {
    expect(read(endedAt - 1)).toBeUndefined();
    const result = read(endedAt);
    const { score, periods, statistics, squads } = match.detailsAt(endedAt);
    expect(result).toEqual({
      event: id,
      number: 1,
      status: 'PLAYED',
      reason: null,
      ...score,
      periods,
      statistics: {
        ...statistics,
        scorers: match.statisticsAt(endedAt)?.scorers,
        names: expect.arrayContaining([]),
      },
      endedAt,
    });
    const { scorers = [], names = [] } = result?.statistics ?? {};
    expect(scorers).toHaveLength((score?.home ?? 0) + (score?.away ?? 0));
    expect(names).toEqual(
      scorers.map(
        (player) => squads?.[player.startsWith('h') ? 'home' : 'away'][Number(player.slice(1)) - 1],
      ),
    );
    expect(periods.reduce((sum, { home }) => sum + home, 0)).toBe(score?.home);
    expect(read(endedAt + 24 * HOUR)).toEqual(result);
  });

  it('contains the last game of every match that is played in sets', () => {
    for (const row of CATALOGUE) {
      const rules = RULES[row.sport];
      if (rules.kind !== 'race') continue;
      for (const { id: played } of fixturesBetween(row, NOON, NOON + 24 * HOUR)) {
        const result = readResult({ catalogue: CATALOGUE, chance, faults: NONE }, played, NOON + 48 * HOUR);
        const { home = 0, away = 0, periods = [] } = result ?? {};
        expect({ played, winner: Math.max(home, away), sets: periods.length }).toEqual({
          played,
          winner: rules.setsToWin,
          sets: home + away,
        });
        expect(home).not.toBe(away);
      }
    }
  });

  it('answers later when results are late', () => {
    expect(read(endedAt + 89_999, { lateSeconds: 90 })).toBeUndefined();
    expect(read(endedAt + 90_000, { lateSeconds: 90 })).toMatchObject({ number: 1, endedAt });
  });

  it('corrects a wrong result after two minutes, under the next number', () => {
    const faults = { correctedPercent: 100 };
    const [right, first] = [read(endedAt), read(endedAt, faults)];
    expect(first).toMatchObject({ number: 1, home: (right?.home ?? 0) + 1, away: right?.away });
    expect(first?.statistics?.scorers).toEqual([...(right?.statistics?.scorers ?? []), 'h11']);
    expect(read(endedAt + CORRECTED_AFTER_MS - 1, faults)).toEqual(first);
    expect(read(endedAt + CORRECTED_AFTER_MS, faults)).toEqual({ ...right, number: 2 });
  });

  it('voids a match in sets that one side wins without play, at its start', () => {
    const tennis = CATALOGUE.find(({ sport }) => sport === 'tennis');
    const [unplayed] = tennis ? fixturesBetween(tennis, NOON, NOON + 12 * HOUR) : [];
    const source = { catalogue: CATALOGUE, chance, faults: { ...NONE, walkoverPercent: 100 } };
    expect(readResult(source, unplayed?.id ?? '', unplayed?.startsAt ?? 0)).toMatchObject({
      status: 'VOID',
      reason: 'WALKOVER',
      home: 0,
      away: 0,
      endedAt: unplayed?.startsAt,
    });
    // a football match is abandoned or played
    expect(read(endedAt, { walkoverPercent: 100 })).toMatchObject({ status: 'PLAYED' });
  });

  it('voids an abandoned match, which ends before its time', () => {
    const abandoned = createMatch(fixture, chance, { abandonedPercent: 100 });
    const at = abandoned.endsAt();
    expect(at).toBeGreaterThan(startsAt);
    expect(at).toBeLessThan(endedAt);
    expect(abandoned.stateAt(at - 1).phase).not.toBe('ended');
    expect(abandoned.stateAt(at)).toMatchObject({ phase: 'ended', markets: [] });
    expect(read(at, { abandonedPercent: 100 })).toMatchObject({
      status: 'VOID',
      reason: 'ABANDONED',
      number: 1,
    });
  });
});
