import type { Fact, FactKind, PayloadOf } from '../facts/fact.ts';
import { foldFact } from '../facts/fold.ts';
import type { Effect } from '../facts/folding.ts';
import { NEW_PLAYER, type PlayerState } from '../facts/playerState.ts';
import { MISSION_DEFAULTS, type MissionRule } from '@foyer/market/engagement-rules';
import type { RuleSet } from '../rules/rules.ts';

export const START = Date.UTC(2026, 10, 23, 12); // a Monday
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

type Bet = PayloadOf<'bet'>;
let bets = 0;

/** A settled bet of 1.00 without a win. */
export function bet(at: number, change: Partial<Bet> = {}, fact: Partial<Fact> = {}): Fact {
  bets += 1;
  const instant = new Date(at).toISOString();
  return factOf(
    'bet',
    at,
    {
      playerId: 'aino',
      brand: 'aurora',
      betId: `b${bets}`,
      product: 'casino',
      reference: `round-${bets}`,
      gameSlug: 'ember-hollow',
      studioId: 'emberwick',
      stakeMinor: 100,
      realStakeMinor: 100,
      wonMinor: 0,
      currency: 'EUR',
      placedAt: instant,
      settledAt: instant,
      ...change,
    },
    fact,
  );
}

export function factOf<Kind extends FactKind>(
  kind: Kind,
  at: number,
  payload: PayloadOf<Kind>,
  change: Partial<Fact> = {},
): Fact {
  bets += 1;
  return {
    kind,
    payload,
    id: `${kind}:${bets}`,
    brand: 'aurora',
    playerId: 'aino',
    at,
    counts: true,
    caps: [],
    ...change,
  } as Fact;
}

/** A mission of two rounds that gives 10 points. */
export function missionOf(change: Partial<MissionRule> = {}): MissionRule {
  return {
    ...MISSION_DEFAULTS,
    id: 'two-rounds',
    name: 'two-rounds',
    description: 'two-rounds',
    tasks: [{ id: 'rounds', title: 'rounds', filter: { kind: 'bet' }, counter: 'count', target: 2 }],
    reward: { kind: 'points', points: 10 },
    relatedGames: [],
    ...change,
  };
}

export function rulesOf(missions: readonly MissionRule[], change: Partial<RuleSet> = {}): RuleSet {
  return {
    missions: [...missions],
    levels: [{ level: 1, name: 'level.1', points: 0, reward: null }],
    earning: [],
    moneyValue: { points: 100, cents: 100 },
    ...change,
  };
}

/** Applies facts one after the other to a new player. */
export function foldAll(
  rules: RuleSet,
  facts: readonly Fact[],
): { readonly state: PlayerState; readonly effects: readonly Effect[] } {
  let state = NEW_PLAYER;
  const effects: Effect[] = [];
  for (const fact of facts) {
    const folded = foldFact(state, fact, rules);
    state = folded.state;
    effects.push(...folded.effects);
  }
  return { state, effects };
}
