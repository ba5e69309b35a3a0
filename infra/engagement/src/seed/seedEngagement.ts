import { BRANDS, type BrandId } from '@foyer/market';
import type { EngagementDependencies } from '../deps.ts';
import { ruleSetsOf } from '../content/ruleSets.ts';
import { readState } from '../facts/factRows.ts';
import type { Fact } from '../facts/fact.ts';
import { applyFacts } from '../facts/factStore.ts';
import { openRuleSets, type StoredRules } from '../rules/ruleSets.ts';
import { purchase } from '../shop/purchase.ts';
import { stockItems } from '../shop/shopStore.ts';
import { register } from '../tournaments/register.ts';
import { plannedRuns } from '../tournaments/schedule.ts';
import { announceRun } from '../tournaments/tournamentStore.ts';
import { optInFact, participationFact, roundFact, seededKey, type SeededPlayer } from './seedFacts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The seeded player with progress, created by the seed of the api. */
const LOYAL = 'loyal';
/** Other seeded players on the leaderboard, all of whom may play, with their initials and best multiples of the week. */
const RIVALS = [
  { kind: 'terms', given: 'T', multiple: 42 },
  { kind: 'wealth', given: 'I', multiple: 17.5 },
  { kind: 'gate', given: 'V', multiple: 6.2 },
  { kind: 'unconfirmed', given: 'O', multiple: 2.4 },
] as const;
const LOYAL_INITIAL = 'S';
const LOYAL_MULTIPLE = 8.4;
const PURCHASES = ['bonus-5', 'money-2'] as const;

type SeedDeps = Pick<EngagementDependencies, 'pool' | 'bus' | 'clock' | 'settings'>;

/**
 * Gives the development player `loyal@<brand>.test` missions in several states, a level, purchases and a place in the
 * tournament of the week. All of it follows from facts in the regular store; only the facts are made up. A later start
 * adds the tournament of its week and nothing else.
 */
export async function seedEngagement(deps: SeedDeps): Promise<void> {
  if (deps.settings.mode !== 'development') return;
  const ruleSets = await openRuleSets(deps.pool, deps.clock, ruleSetsOf(deps.settings.calendarDaysEarlier));
  await Promise.all(
    BRANDS.map(async (brand) => {
      const rules = ruleSets.current(brand);
      if (rules) await seedBrand(deps, brand, rules);
    }),
  );
}

async function seedBrand(deps: SeedDeps, brand: BrandId, rules: StoredRules): Promise<void> {
  const now = deps.clock();
  const playerOf = (kind: string): SeededPlayer => ({ brand, playerId: `${brand}-${kind}` });
  const loyal = playerOf(LOYAL);
  const { state } = await readState(deps.pool, loyal);
  if (!state.participates) {
    await apply(deps, rules, historyOf(loyal, now));
    await buy(deps, rules, loyal, now - 2 * HOUR_MS);
    await apply(
      deps,
      rules,
      RIVALS.map(({ kind }) => participationFact(playerOf(kind), now - DAY_MS)),
    );
  }
  await seedTournament(deps, brand, rules, [
    { player: loyal, given: LOYAL_INITIAL, multiple: LOYAL_MULTIPLE },
    ...RIVALS.map(({ kind, given, multiple }) => ({ player: playerOf(kind), given, multiple })),
  ]);
}

/**
 * Stakes that reach the third level; missions that are completed, can be claimed, are in progress, and wait for the
 * player to join.
 */
function historyOf(player: SeededPlayer, now: number): readonly Fact[] {
  const round = (name: string, at: number, more: Partial<Parameters<typeof roundFact>[1]> = {}) =>
    roundFact(player, { name, at, stakeCents: 1_000, ...more });
  const joined = now - 9 * DAY_MS;
  const toured = now - 2 * DAY_MS;
  return [
    participationFact(player, joined),
    ...Array.from({ length: 10 }, (_, index) =>
      round(`first-${index}`, joined + (index + 1) * MINUTE_MS, { stakeCents: 4_000 }),
    ),
    optInFact(player, 'studio-tour', toured),
    ...['emberwick', 'northlight', 'brasspoint', 'mossgate'].map((studio, index) =>
      round(`tour-${index}`, toured + (index + 1) * MINUTE_MS, { studio }),
    ),
    round('yesterday', now - DAY_MS),
    ...Array.from({ length: 5 }, (_, index) =>
      round(`today-${index}`, now - (10 - index) * MINUTE_MS, { studio: 'northlight' }),
    ),
  ];
}

async function buy(deps: SeedDeps, rules: StoredRules, player: SeededPlayer, at: number): Promise<void> {
  await stockItems(deps.pool, player.brand, rules.rules);
  const currency = (await readState(deps.pool, player)).state.currency;
  for (const itemId of PURCHASES) {
    const price = rules.rules.shop?.find(({ id }) => id === itemId)?.price;
    if (price === undefined) continue; // staff removed the item
    await purchase(
      { ...deps, clock: () => at },
      { player, rules, currency, blocksOf: () => [], isProductBlocked: () => false },
      { itemId, price, key: seededKey(`${player.playerId}-${itemId}`) },
    );
  }
}

interface Entrant {
  readonly player: SeededPlayer;
  readonly given: string;
  readonly multiple: number;
}

/** Registers the players for the running tournament that is free, and plays one round for each. */
async function seedTournament(
  deps: SeedDeps,
  brand: BrandId,
  rules: StoredRules,
  entrants: readonly Entrant[],
): Promise<void> {
  const now = deps.clock();
  const run = (rules.rules.tournaments ?? [])
    .flatMap((series) => plannedRuns(brand, series, now))
    .find(
      ({ startsAt, registrationTill, terms }) =>
        startsAt <= now && now < registrationTill && terms.cost === 0,
    );
  if (!run) return;
  await announceRun(deps.pool, brand, run);
  const at = Math.max(run.startsAt, now - HOUR_MS);
  for (const { player, given } of entrants)
    await register(
      { ...deps, clock: () => at },
      player,
      { rules, runId: run.id, initials: `${given}${brand.slice(0, 1).toUpperCase()}` },
      () => undefined,
    );
  await apply(
    deps,
    rules,
    entrants.map(({ player, multiple }) =>
      roundFact(player, { name: run.id, at, stakeCents: 100, multiple }),
    ),
  );
}

async function apply(deps: SeedDeps, rules: StoredRules, facts: readonly Fact[]): Promise<void> {
  await applyFacts(
    deps,
    facts.map((fact) => ({
      player: { brand: fact.brand, playerId: fact.playerId },
      rules,
      decide: () => ({ ...fact, blocks: [] }),
    })),
  );
}
