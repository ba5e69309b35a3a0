import { describe, expect, it } from '@jest/globals';
import { outrightId } from '@foyer/kernel/field';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { Competition } from '../../catalogue/row.ts';
import { createChance } from '../model/chance.ts';
import { MARGIN_BASIS_POINTS } from '../model/book.ts';
import { outlookBefore } from '../model/match.ts';
import { seasonAt } from '../season/season.ts';
import { standingsOf } from '../season/standings.ts';
import { createPublicResults } from '../trading/publicResults.ts';
import type { ResultFaults } from '../trading/readResult.ts';
import { createOutrights } from './createOutrights.ts';
import { marginsOf, seasonChances } from './seasonChances.ts';

const NOON = Date.UTC(2026, 10, 29, 12);
const HOUR = 3_600_000;
const NONE: ResultFaults = { abandonedPercent: 0, correctedPercent: 0, lateSeconds: 0 };
const league = (id: string): Competition => {
  const row = CATALOGUE.find((one) => one.id === id);
  if (!row) throw new Error(`There is no competition ${id}.`);
  return row;
};

function world(competition: Competition, at = NOON, faults: ResultFaults = NONE) {
  const clock = { at };
  const chance = createChance('outrights.test');
  const results = createPublicResults({ catalogue: CATALOGUE, chance, faults });
  const outrights = createOutrights({
    catalogue: [competition],
    chance,
    faults,
    results,
    clock: () => clock.at,
  });
  return { clock, outrights, results, chance };
}

describe('seasonChances', () => {
  const chance = createChance('seasonChances.test');
  const certain = marginsOf([{ margin: 1, probability: 1 }]);
  const chances = (matches: Parameters<typeof seasonChances>[2], places = 1) =>
    seasonChances('football', 3, matches, { places, name: 'test', chance });

  it('is certain when every match has been played', () => {
    expect(
      chances([
        { home: 0, away: 1, margins: certain },
        { home: 0, away: 2, margins: certain },
        { home: 1, away: 2, margins: certain },
      ]).first,
    ).toEqual([1, 0, 0]);
  });

  it('shares a position among teams that nothing separates', () => {
    const { first, placed } = chances(
      [{ home: 2, away: 0, margins: marginsOf([{ margin: 0, probability: 1 }]) }],
      2,
    );
    expect(first).toEqual([0.5, 0, 0.5]);
    expect(placed).toEqual([1, 0, 1]);
  });

  it('is that of the last match where it decides', () => {
    const last = marginsOf([
      { margin: -1, probability: 0.3 },
      { margin: 1, probability: 0.7 },
    ]);
    const { first } = chances([{ home: 0, away: 1, margins: last }]);
    expect(Math.abs((first[0] ?? 0) - 0.7)).toBeLessThan(5 * Math.sqrt((0.7 * 0.3) / 3_000));
  });
});

describe('outrights', () => {
  it('have prices whose implied probabilities add up to the margin, in every competition', () => {
    for (const competition of CATALOGUE) {
      const { outrights } = world(competition);
      expect(outrights.list()).toEqual([]);
      outrights.refresh();
      const [contest] = outrights.list();
      const [winner, place] = contest?.markets ?? [];
      if (contest?.phase !== 'upcoming' || winner?.status !== 'open') continue;
      const sum = (outcomes: typeof winner.outcomes) =>
        outcomes.reduce((total, { price }) => total + 1_000 / price, 0);
      expect(sum(winner.outcomes)).toBeGreaterThan(1.01);
      expect(sum(winner.outcomes)).toBeLessThan(1 + MARGIN_BASIS_POINTS / 10_000 + 0.03);
      for (const { id, price } of winner.outcomes) {
        const placed = place?.outcomes.find((outcome) => outcome.id === id)?.price;
        // a team that is placed almost certainly has no price for it
        if (placed !== undefined) expect(placed).toBeLessThanOrEqual(price);
      }
    }
  });

  it('are suspended from a change of the season until their prices have followed', () => {
    const { outrights, clock } = world(league('ser'));
    outrights.refresh();
    const before = outrights.list()[0];
    // a match of the season starts and ends
    const next = seasonAt(league('ser'), NOON).fixtures.find(({ startsAt }) => startsAt > NOON);
    clock.at = (next?.startsAt ?? 0) + 4 * HOUR;
    expect(outrights.list()[0]?.markets.every(({ status }) => status === 'suspended')).toBe(true);
    outrights.refresh();
    const after = outrights.list()[0];
    expect(after?.markets[0]?.status).toBe('open');
    expect(after?.markets).not.toEqual(before?.markets);
  });

  it('are closed from the last match on, and decided by the final table once it is final', () => {
    const competition = league('ser');
    const { outrights, clock, results } = world(competition);
    outrights.refresh();
    const season = seasonAt(competition, NOON);
    const id = outrightId('ser', season.number);
    const last = season.fixtures.at(-1);
    clock.at = last?.startsAt ?? 0;
    outrights.refresh();
    expect(outrights.contest(id)).toMatchObject({ phase: 'live', markets: [], terms: null });
    expect(outrights.result(id)).toBeUndefined();
    clock.at += 4 * HOUR;
    const result = outrights.result(id);
    const table = standingsOf(
      'football',
      competition.teams.map(({ name }) => name),
      results.of(season.fixtures, clock.at),
    );
    expect(result).toMatchObject({ event: id, number: 1, status: 'PLAYED' });
    expect(result?.field?.runners.map(({ name }) => name)).toEqual(table.map(({ team }) => team));
    expect(outrights.contest(id)).toMatchObject({ phase: 'ended', result: { status: 'PLAYED' } });
    // in the next season, too
    clock.at = season.endsAt + HOUR;
    expect(outrights.result(id)).toEqual(result);
    expect(outrights.contest(id)).toMatchObject({ phase: 'ended' });
  });

  it('wait until no result of the season can be corrected', () => {
    const competition = league('ser');
    const { outrights, clock, results } = world(competition, NOON, { ...NONE, correctedPercent: 100 });
    const season = seasonAt(competition, NOON);
    clock.at = season.fixtures.at(-1)?.startsAt ?? 0;
    while (results.of(season.fixtures, clock.at).length < season.fixtures.length) clock.at += 30_000;
    const id = outrightId('ser', season.number);
    expect(outrights.result(id)).toBeUndefined();
    clock.at += 3 * 60_000;
    expect(outrights.result(id)).toMatchObject({ number: 1 });
  });

  it('have no contest for another season or competition', () => {
    const { outrights } = world(league('ser'));
    outrights.refresh();
    const { number } = seasonAt(league('ser'), NOON);
    for (const id of [outrightId('ser', number + 1), outrightId('ser', number - 2), 'xxx01', 'ser'])
      expect(outrights.contest(id)).toBeUndefined();
    expect(outrights.result(outrightId('ser', number + 1))).toBeUndefined();
  });

  it('agree with the winners of simulated seasons', () => {
    const competition = league('ser');
    const { fixtures } = seasonAt(competition, NOON);
    const names = competition.teams.map(({ name }) => name);
    const matches = fixtures.map(({ home, away }) => ({
      home: names.indexOf(home.name),
      away: names.indexOf(away.name),
      margins: marginsOf(
        outlookBefore('football', home, away)
          .of('margin')
          .map(({ result, probability }) => ({ margin: result.home - result.away, probability })),
      ),
    }));
    const { first } = seasonChances('football', names.length, matches, {
      places: 2,
      name: 'start',
      chance: createChance('start'),
    });
    const SEASONS = 150;
    const wins = names.map(() => 0);
    for (let seed = 0; seed < SEASONS; seed += 1) {
      const played = createPublicResults({
        catalogue: CATALOGUE,
        chance: createChance(`season ${seed}`),
        faults: NONE,
      }).of(fixtures, NOON + 60 * 24 * HOUR);
      const winner = names.indexOf(standingsOf('football', names, played)[0]?.team ?? '');
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
    for (const [team, probability] of first.entries()) {
      const deviation = 4 * Math.sqrt((probability * (1 - probability)) / SEASONS) + 0.02;
      expect(Math.abs((wins[team] ?? 0) / SEASONS - probability)).toBeLessThan(deviation);
    }
  });
});
