import { createTestDatabase } from '@foyer/launch/test-database';
import { createBus, createLog, type Bus, type Log, type Pool } from '@foyer/runtime';
import { bet } from './factBuilder.ts';
import type { Operator } from '../eligibility/operator.ts';
import type { Fact } from '../facts/fact.ts';
import { readState } from '../facts/factRows.ts';
import { applyFact } from '../facts/factStore.ts';
import { ENGAGEMENT_MIGRATIONS } from '../index.ts';
import { openRuleSets, type RuleSets, type StoredRules } from '../rules/ruleSets.ts';
import type { RuleSet } from '../rules/rules.ts';
import { stockGames } from '../mini-games/miniGameStore.ts';
import { stockItems } from '../shop/shopStore.ts';

const BRAND_OF_TESTS = 'aurora';

/** The store of the service with a database, without HTTP. The fake operator assigns every reward. */
export interface TestStore {
  readonly pool: Pool;
  readonly parts: {
    readonly pool: Pool;
    readonly bus: Bus;
    readonly log: Log;
    readonly clock: () => number;
    readonly operator: Operator;
    readonly ruleSets: RuleSets;
  };
  readonly rules: StoredRules;
  readonly skew: { milliseconds: number };
  /** Reason with which the operator refuses rewards; undefined: it assigns them. */
  refusal: string | undefined;
  /** Events that the operator has published and the service has not applied. */
  readonly waiting: { readonly id: number; readonly topic: string; readonly payload: object }[];
  /** Offers that a player was assigned. */
  granted(playerId: string): readonly string[];
  /** An opted-in player with this many points. */
  newPlayer(points?: number): Promise<string>;
  apply(fact: Fact): Promise<void>;
  totalBalance(playerIds: readonly string[]): Promise<number>;
  earned(playerId: string): Promise<number>;
  close(): Promise<void>;
}

/** Starts it with the rules of one brand. Points come from stakes: the rules need one point for each euro. */
export async function startStore(rules: RuleSet): Promise<TestStore> {
  const database = await createTestDatabase({ schema: 'engagement', migrations: ENGAGEMENT_MIGRATIONS });
  const { pool } = database;
  const log = createLog('engagement', () => undefined);
  const bus = await createBus(database.connectionString, log);
  const skew = { milliseconds: 0 };
  const clock = () => Date.now() + skew.milliseconds;
  const ruleSets = await openRuleSets(pool, clock, { [BRAND_OF_TESTS]: rules });
  const stored = ruleSets.current(BRAND_OF_TESTS);
  if (!stored) throw new Error('The rules of the tests are missing.');
  await stockItems(pool, BRAND_OF_TESTS, rules);
  await stockGames(pool, BRAND_OF_TESTS, rules);
  const grants: { readonly playerId: string; readonly offer: string; readonly key: string }[] = [];
  const waiting: TestStore['waiting'] = [];
  let players = 0;
  const operator: Operator = {
    session: () => Promise.resolve(undefined),
    eligibility: () => Promise.resolve(undefined),
    offers: () => Promise.resolve([]),
    rules: (tag) => Promise.resolve({ tag, brands: null }),
    events: (after) => Promise.resolve(waiting.filter(({ id }) => id > after)),
    grant({ playerId, offer, key }) {
      if (store.refusal !== undefined) return Promise.resolve(store.refusal);
      if (!grants.some((grant) => grant.key === key)) grants.push({ playerId, offer, key });
      return Promise.resolve(undefined);
    },
  };
  const parts = { pool, bus, log, clock, operator, ruleSets };
  const apply = async (fact: Fact): Promise<void> => {
    const { brand, playerId } = fact;
    await applyFact(parts, { brand, playerId }, stored, () => ({ ...fact, blocks: [] }));
  };
  const pointsOf = async (playerId: string) =>
    (await readState(pool, { brand: BRAND_OF_TESTS, playerId })).state.points;

  const store: TestStore = {
    pool,
    parts,
    rules: stored,
    skew,
    refusal: undefined,
    waiting,
    granted: (playerId) => grants.filter((grant) => grant.playerId === playerId).map(({ offer }) => offer),
    async newPlayer(points = 0) {
      players += 1;
      const playerId = `player-${players}`;
      const stake = points * 100;
      if (points > 0) await apply(bet(clock(), { stakeMinor: stake, realStakeMinor: stake }, { playerId }));
      return playerId;
    },
    apply,
    async totalBalance(playerIds) {
      const all = await Promise.all(playerIds.map(pointsOf));
      return all.reduce((sum, { balance }) => sum + balance, 0);
    },
    earned: async (playerId) => (await pointsOf(playerId)).earned,
    async close() {
      await bus.close();
      await database.close();
    },
  };
  return store;
}
