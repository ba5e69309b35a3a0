import { describe, expect, it } from '@jest/globals';
import { SPORTS } from '@foyer/kernel/sports-feed';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { MARGIN_BASIS_POINTS } from './book.ts';
import { marginOf } from './margin.fixture.ts';
import { createChance } from './chance.ts';
import { playClocked, ratesOf } from './clockedPlay.ts';
import { fixtureOf } from './fixtures.ts';
import { createMatch, type Match, type MatchState } from './match.ts';
import { RULES } from './rules.ts';

const TURN = 331_000;
const STEP_MS = 45_000;
const chance = createChance('match.test');

function matchOf(sport: (typeof SPORTS)[number], turn = TURN): Match {
  const competition = CATALOGUE.find((candidate) => candidate.sport === sport);
  if (!competition) throw new Error(`The catalogue has no competition of ${sport}.`);
  return createMatch(fixtureOf(competition, turn), chance);
}

function course(match: Match): readonly MatchState[] {
  const length = match.endsAt() - match.fixture.startsAt;
  return Array.from({ length: Math.ceil(length / STEP_MS) + 4 }, (_, step) =>
    match.stateAt(match.fixture.startsAt + (step - 2) * STEP_MS),
  );
}

const ORDER = ['upcoming', 'live', 'break', 'ended'];

describe.each(SPORTS.map((sport) => [sport]))('match of %s', (sport) => {
  const states = [TURN, TURN + 1].map((turn) => course(matchOf(sport, turn)));

  it('starts, is played and ends without a score decreasing', () => {
    for (const match of states) {
      expect(match[0]).toMatchObject({ phase: 'upcoming', score: null, period: 0 });
      expect(match.at(-1)).toMatchObject({ phase: 'ended', markets: [] });
      match.slice(1).forEach((state, index) => {
        const before = match[index];
        if (!before) return;
        for (const side of ['home', 'away'] as const)
          expect(state.score?.[side] ?? 0).toBeGreaterThanOrEqual(before.score?.[side] ?? 0);
        expect(state.period).toBeGreaterThanOrEqual(before.period);
        expect(state.minute ?? 0).toBeGreaterThanOrEqual(before.minute ?? 0);
        if (before.phase === 'ended') expect(state).toEqual(before);
        expect(ORDER).toContain(state.phase);
      });
    }
  });

  it('prices open markets with the stated margin and is open most of the time', () => {
    const markets = states.flat().flatMap((state) => state.markets);
    const open = markets.filter(({ status }) => status === 'open');
    expect(open.length / markets.length).toBeGreaterThan(0.4);
    for (const { outcomes } of open)
      expect(Math.abs(marginOf(outcomes) - MARGIN_BASIS_POINTS)).toBeLessThan(130);
  });

  it('moves prices before the start and in play', () => {
    const match = matchOf(sport);
    const priceAt = (at: number): number | undefined => match.stateAt(at).markets[0]?.outcomes[0]?.price;
    const { startsAt } = match.fixture;
    expect(
      new Set([1, 2, 3, 4, 5, 6].map((hours) => priceAt(startsAt - hours * 3_600_000))).size,
    ).toBeGreaterThan(1);
    expect(
      new Set([1, 5, 10, 15, 20, 25].map((minutes) => priceAt(startsAt + minutes * 60_000))).size,
    ).toBeGreaterThan(1);
  });
});

describe('prices in play', () => {
  const { fixture } = matchOf('basketball');
  const SECONDS = 120;
  const changesOf = (match: Match): number => {
    const prices = Array.from({ length: SECONDS }, (_, second) =>
      JSON.stringify(match.detailsAt(fixture.startsAt + 60_000 + second * 1_000).markets),
    );
    return prices.filter((text, index) => index > 0 && text !== prices[index - 1]).length;
  };

  it('change once in the interval of the configuration', () => {
    const busy = changesOf(createMatch(fixture, chance, { repriceSeconds: 1 }));
    expect(busy).toBeGreaterThan(SECONDS * 0.9);
    expect(changesOf(createMatch(fixture, chance))).toBeLessThan(busy / 2);
  });
});

describe('goal', () => {
  const rules = RULES.football;
  if (rules.kind !== 'clocked') throw new Error('football must have a clock');
  const matches = [0, 1, 2, 3, 4, 5].map((turn) => matchOf('football', TURN + turn));
  const playOf = ({ fixture }: Match) =>
    playClocked(rules, ratesOf(rules, fixture.home, fixture.away), chance.series(`${fixture.id}/play`));

  it('suspends the market from before the goal until some time after', () => {
    for (const match of matches) {
      for (const { at } of playOf(match).moments) {
        for (const shift of [-2_000, 0, 15_000]) {
          const { markets } = match.stateAt(
            match.fixture.startsAt + Math.min(at + shift, match.endsAt() - match.fixture.startsAt - 1),
          );
          expect(markets.every(({ status }) => status === 'suspended')).toBe(true);
        }
      }
    }
  });

  it('does not reveal goals by suspensions: most end without one', () => {
    const spans = matches.flatMap((match) => playOf(match).tense).length;
    const goals = matches.flatMap((match) => playOf(match).moments).length;
    expect(goals).toBeGreaterThan(0);
    expect(spans).toBeGreaterThan(goals * 3);
  });
});

describe('the tracker of a football match', () => {
  const matches = [0, 1, 2, 3, 4, 5].map((turn) => matchOf('football', TURN + turn));
  const SECOND_MS = 1_000;
  const seconds = (match: Match) =>
    Array.from({ length: Math.floor((match.endsAt() - match.fixture.startsAt) / SECOND_MS) }, (_, second) =>
      match.detailsAt(match.fixture.startsAt + second * SECOND_MS),
    );
  const played = matches.map(seconds);

  it('shows attacks of both sides, and only while all markets are suspended', () => {
    const attacks = played.flat().filter(({ attack }) => attack !== null);
    expect(new Set(attacks.map(({ attack }) => attack))).toEqual(new Set(['home', 'away']));
    expect(attacks.flatMap(({ markets }) => markets).every(({ status }) => status === 'suspended')).toBe(
      true,
    );
  });

  it('shows the attack of the scorers before their goal, and none after it', () => {
    for (const states of played)
      states.forEach((state, index) => {
        const before = states[index - 1];
        const [goal] = state.moments;
        if (!before || !goal || state.moments.length === before.moments.length) return;
        expect(before.attack).not.toBeNull();
        expect(states[index + 3]?.attack ?? goal.side).toBe(goal.side);
      });
  });

  it('lists as many corners and cards as it counts, the latest first', () => {
    for (const states of played) {
      const last = states.at(-1);
      const counted = (['corner', 'card'] as const).map((kind) =>
        (['home', 'away'] as const).map(
          (side) => last?.incidents.filter((one) => one.kind === kind && one.side === side).length,
        ),
      );
      const { corners, cards } = last?.statistics ?? {};
      expect(counted).toEqual([
        [corners?.home, corners?.away],
        [cards?.home, cards?.away],
      ]);
      const minutes = last?.incidents.map(({ minute }) => minute) ?? [];
      expect(minutes).toEqual([...minutes].sort((left, right) => right - left));
    }
  });
});

it('plays another match for another seed and the same match for the same seed', () => {
  const { fixture } = matchOf('basketball');
  const at = fixture.startsAt + 60 * 60_000;
  const scoreWith = (seed: string) => createMatch(fixture, createChance(seed)).stateAt(at).score;
  expect(scoreWith('one')).toEqual(scoreWith('one'));
  expect(scoreWith('one')).not.toEqual(scoreWith('two'));
});
