import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../facts/fact.ts';
import type { TaskRule } from '@foyer/market/engagement-rules';
import {
  bet,
  DAY_MS,
  factOf,
  foldAll,
  MINUTE_MS,
  missionOf,
  rulesOf,
  START,
} from '../testing/factBuilder.ts';

const optIn = (at: number, missionId = 'two-rounds') => factOf('mission-opt-in', at, { missionId });
const claim = (at: number, missionId = 'two-rounds') => factOf('mission-claim', at, { missionId });
const pointsOf = (rules: Parameters<typeof rulesOf>[0], facts: readonly Fact[]) =>
  foldAll(rulesOf(rules), facts).state.points.balance;

/** Messages are tested with the inbox. */
const isGiven = ({ type }: { readonly type: string }) => type === 'points' || type === 'grant';

describe('completion', () => {
  it('gives the reward once, however many facts follow', () => {
    const facts = Array.from({ length: 5 }, (_, index) => bet(START + index));
    const { state, effects } = foldAll(rulesOf([missionOf()]), facts);
    expect(state.missions['two-rounds']).toMatchObject({ completions: 1, completedAt: START + 1 });
    expect(effects.filter(isGiven)).toMatchObject([
      { type: 'points', amount: 10, balance: 10, reason: 'mission' },
    ]);
  });

  it('requires every task', () => {
    const signIn: TaskRule = {
      id: 'visit',
      title: 'visit',
      filter: { kind: 'sign-in' },
      counter: 'days',
      target: 1,
    };
    const mission = missionOf({ tasks: [...missionOf().tasks, signIn] });
    const visit = factOf('sign-in', START, { sessionDigest: 's', playerId: 'aino', brand: 'aurora', at: '' });
    expect(pointsOf([mission], [bet(START), bet(START)])).toBe(0);
    expect(pointsOf([mission], [bet(START), visit, bet(START)])).toBe(10);
  });

  it('gives an offer under the same key when the facts are applied again', () => {
    const rules = rulesOf([missionOf({ reward: { kind: 'offer', offer: 'mission-reward' } })]);
    const facts = [bet(START), bet(START)];
    const { effects } = foldAll(rules, facts);
    expect(effects.filter(isGiven)).toMatchObject([{ type: 'grant', offer: 'mission-reward' }]);
    expect(foldAll(rules, facts).effects).toEqual(effects);
  });

  it('ignores facts that do not count', () => {
    expect(pointsOf([missionOf()], [bet(START), bet(START, {}, { counts: false })])).toBe(0);
  });
});

describe('opt-in and time', () => {
  const mission = missionOf({ requiresOptIn: true, limitMinutes: 10 });

  it('counts nothing before the opt-in', () => {
    expect(pointsOf([mission], [bet(START), optIn(START + 1), bet(START + 2)])).toBe(0);
    expect(pointsOf([mission], [optIn(START), bet(START + 1), bet(START + 2)])).toBe(10);
  });

  it('counts nothing from the end of the time limit on', () => {
    const late = START + 10 * MINUTE_MS;
    expect(pointsOf([mission], [optIn(START), bet(START), bet(late)])).toBe(0);
    expect(pointsOf([mission], [optIn(START), bet(START), bet(late - 1)])).toBe(10);
  });

  it('starts the limit of a mission without opt-in with the first progress', () => {
    const quick = missionOf({ limitMinutes: 10 });
    expect(pointsOf([quick], [bet(START), bet(START + 10 * MINUTE_MS)])).toBe(0);
  });

  it('counts nothing before the start and from the end on', () => {
    const dated = missionOf({
      activeFrom: new Date(START).toISOString(),
      activeTill: new Date(START + 10).toISOString(),
    });
    expect(pointsOf([dated], [bet(START - 1), bet(START)])).toBe(0);
    expect(pointsOf([dated], [bet(START), bet(START + 10)])).toBe(0);
    expect(pointsOf([dated], [bet(START), bet(START + 9)])).toBe(10);
  });

  it('counts nothing while another mission locks it', () => {
    const second = missionOf({ id: 'second', lockedBy: 'two-rounds' });
    const facts = [bet(START), bet(START + 1), bet(START + 2), bet(START + 3)];
    expect(pointsOf([second, missionOf()], facts)).toBe(20);
    expect(pointsOf([second, missionOf()], facts.slice(0, 3))).toBe(10);
  });
});

describe('claim', () => {
  const mission = missionOf({ claim: { expiresAfterMinutes: 5 } });

  it('gives the reward once and before its deadline only', () => {
    const done = [bet(START), bet(START)];
    expect(pointsOf([mission], done)).toBe(0);
    expect(pointsOf([mission], [...done, claim(START + 1), claim(START + 2)])).toBe(10);
    expect(pointsOf([mission], [...done, claim(START + 5 * MINUTE_MS)])).toBe(0);
  });

  it('delays the next run, so that the reward is not lost', () => {
    const daily = missionOf({ recurrence: 'daily', claim: { expiresAfterMinutes: null } });
    const facts = [
      bet(START),
      bet(START),
      bet(START + DAY_MS),
      bet(START + DAY_MS),
      claim(START + DAY_MS + 1),
    ];
    const { state } = foldAll(rulesOf([daily]), facts);
    expect(state.points.balance).toBe(10);
    expect(state.missions['two-rounds']).toMatchObject({ completions: 1 });
  });
});

describe('recurrence', () => {
  it('starts a daily run at midnight UTC without the earlier progress', () => {
    const daily = missionOf({ recurrence: 'daily' });
    const midnight = Math.ceil(START / DAY_MS) * DAY_MS;
    expect(pointsOf([daily], [bet(midnight - 1), bet(midnight)])).toBe(0);
    const facts = [bet(START), bet(START), bet(START), bet(midnight), bet(midnight)];
    expect(pointsOf([daily], facts)).toBe(20);
  });

  it('starts a weekly run on Monday', () => {
    const weekly = missionOf({ recurrence: 'weekly' });
    const monday = Math.floor(START / DAY_MS) * DAY_MS + 7 * DAY_MS;
    expect(pointsOf([weekly], [bet(START), bet(monday - 1)])).toBe(10);
    expect(pointsOf([weekly], [bet(START), bet(monday)])).toBe(0);
  });

  it('repeats at once up to the completion limit', () => {
    const repeated = missionOf({ recurrence: 'immediately', maxCompletions: 2 });
    const facts = Array.from({ length: 9 }, () => bet(START));
    expect(pointsOf([repeated], facts)).toBe(20);
  });
});

describe('counters and filters', () => {
  const taskOf = (change: Partial<TaskRule>): TaskRule =>
    ({ ...missionOf().tasks[0], ...change }) as TaskRule;
  const progress = (task: Partial<TaskRule>, facts: readonly Fact[]) =>
    foldAll(rulesOf([missionOf({ tasks: [taskOf({ target: 1_000_000, ...task })] })]), facts).state.missions[
      'two-rounds'
    ]?.tasks['rounds']?.value ?? 0;

  it.each<[string, Partial<TaskRule>, readonly Partial<Parameters<typeof bet>[1]>[], number]>([
    ['rounds', { counter: 'count' }, [{}, {}], 2],
    ['stakes', { counter: 'stake' }, [{}, { stakeMinor: 250 }], 350],
    ['wins', { counter: 'won' }, [{ wonMinor: 70 }, { wonMinor: 5 }], 75],
    ['the highest multiple', { counter: 'multiple' }, [{ wonMinor: 1_290 }, { wonMinor: 300 }], 12],
    ['different games', { counter: 'games' }, [{}, {}, { gameSlug: 'orrery' }], 2],
    ['different studios', { counter: 'studios' }, [{}, { studioId: 'saltmarsh' }, { studioId: null }], 2],
    ['one product', { filter: { kind: 'bet', product: 'sportsbook' } }, [{}, { product: 'sportsbook' }], 1],
    ['chosen games', { filter: { kind: 'bet', games: ['orrery'] } }, [{}, { gameSlug: 'orrery' }], 1],
    ['a studio', { filter: { kind: 'bet', studios: ['saltmarsh'] } }, [{}, { studioId: 'saltmarsh' }], 1],
    ['stakes from a minimum', { filter: { kind: 'bet', minStakeCents: 100 } }, [{}, { stakeMinor: 99 }], 1],
    [
      'wins from a multiple',
      { filter: { kind: 'bet', minMultiple: 2 } },
      [{ wonMinor: 200 }, { wonMinor: 199 }],
      1,
    ],
  ])('count %s', (_what, task, bets, value) => {
    expect(
      progress(
        task,
        bets.map((change) => bet(START, change)),
      ),
    ).toBe(value);
  });

  it('count different days', () => {
    expect(progress({ counter: 'days' }, [bet(START), bet(START + 1), bet(START + DAY_MS)])).toBe(2);
  });

  it('convert targets of money to the currency of the player', () => {
    const mission = missionOf({ tasks: [taskOf({ counter: 'stake', target: 100 })] });
    const small = bet(START, { currency: 'JPY', stakeMinor: 100 });
    const large = bet(START, { currency: 'JPY', stakeMinor: 500 });
    expect(pointsOf([mission], [small])).toBe(0);
    expect(pointsOf([mission], [large])).toBe(10);
  });
});
