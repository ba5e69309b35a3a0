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
import { betFact, optInFact, participationFact, seededKey } from './seedFacts.ts';
import {
  amountsOf,
  createSeededLedger,
  type SeededLedger,
  type SeededPlayer,
  type SeededRound,
  type SettledBet,
} from './seededRounds.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The seeded player with progress, created by the seed of the api. */
const LOYAL = 'loyal';
/** Other seeded players on the leaderboard who may play, with their initials and best multiples of the week. */
const RIVALS = [
  { kind: 'wealth', given: 'I', multiple: 42 },
  { kind: 'gate', given: 'V', multiple: 6.2 },
  { kind: 'unconfirmed', given: 'O', multiple: 2.4 },
] as const;
const LOYAL_INITIAL = 'S';
const LOYAL_MULTIPLE = 8.4;
const PURCHASES = ['bonus-5', 'money-2'] as const;
/** Games of four studios. */
const TOURED_GAMES = ['ember-hollow', 'aurora-post', 'clockwork-menagerie', 'toad-parliament'] as const;

type SeedSources = Pick<EngagementDependencies, 'pool' | 'bus' | 'clock' | 'settings'>;
type SeedDeps = SeedSources & { readonly ledger: SeededLedger };

/**
 * Gives the development player `loyal@<brand>.test` missions in several states, a level, purchases and a place in the
 * tournament of the week. All of it follows from facts in the regular store: rounds that the operator's ledger holds,
 * and decisions of the players. A later start adds the tournament of its week and nothing else.
 */
export async function seedEngagement(
  deps: SeedSources,
  ledger: SeededLedger = createSeededLedger(deps),
): Promise<void> {
  if (deps.settings.mode !== 'development') return ledger.close();
  const ruleSets = await openRuleSets(deps.pool, deps.clock, ruleSetsOf(deps.settings.calendarDaysEarlier));
  await Promise.all(
    BRANDS.map(async (brand) => {
      const rules = ruleSets.current(brand);
      if (rules) await seedBrand({ ...deps, ledger }, brand, rules);
    }),
  );
  await ledger.close();
}

async function seedBrand(deps: SeedDeps, brand: BrandId, rules: StoredRules): Promise<void> {
  const now = deps.clock();
  const playerOf = (kind: string): SeededPlayer => ({ brand, playerId: `${brand}-${kind}` });
  const loyal = playerOf(LOYAL);
  const { state } = await readState(deps.pool, loyal);
  if (!state.participates) {
    await apply(deps, rules, await historyOf(deps.ledger, loyal, now));
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
async function historyOf(ledger: SeededLedger, player: SeededPlayer, now: number): Promise<readonly Fact[]> {
  const joined = now - 9 * DAY_MS;
  const toured = now - 2 * DAY_MS;
  const steps: readonly (Fact | SeededRound)[] = [
    participationFact(player, joined),
    // they return their stakes, so that most of the money is left
    ...Array.from({ length: 14 }, (_, index) => ({
      name: `first-${index}`,
      at: joined + (index + 1) * MINUTE_MS,
      stakeCents: 3_000,
      multiple: 1,
    })),
    optInFact(player, 'studio-tour', toured),
    ...TOURED_GAMES.map((gameId, index) => ({
      name: `tour-${index}`,
      at: toured + (index + 1) * MINUTE_MS,
      gameId,
      stakeCents: 1_000,
    })),
    { name: 'yesterday', at: now - DAY_MS, stakeCents: 1_000 },
    ...Array.from({ length: 5 }, (_, index) => ({
      name: `today-${index}`,
      at: now - (10 - index) * MINUTE_MS,
      stakeCents: 1_000,
    })),
  ];
  const facts: Fact[] = [];
  // one after the other: the ledger books the rounds of a player in their order
  for (const step of steps) {
    const bet = 'kind' in step ? undefined : await ledger.play(player, step);
    if ('kind' in step) facts.push(step);
    else if (bet) facts.push(betFact(player, bet));
    else throw new Error(`The ledger refused the round ${step.name} of ${player.playerId}.`);
  }
  return facts;
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
  // after the rounds of the history, so that the balances of the ledger follow their times
  const at = Math.max(run.startsAt, now - 5 * MINUTE_MS);
  for (const { player, given, multiple } of entrants) {
    if ((await readState(deps.pool, player)).state.tournaments?.[run.id]) continue;
    const round = { name: run.id, at, stakeCents: 100, multiple };
    const bet = await playOnce(deps.ledger, player, round);
    // some may play for their first weeks only
    if (!bet) continue;
    await register(
      { ...deps, clock: () => at },
      player,
      { rules, runId: run.id, initials: `${given}${brand.slice(0, 1).toUpperCase()}` },
      () => undefined,
    );
    await apply(deps, rules, [betFact(player, bet)]);
  }
}

/**
 * A round of a player who may have no money: the operator transfers the stake, and debits what is left. Undefined when the
 * player may not play.
 */
async function playOnce(
  ledger: SeededLedger,
  player: SeededPlayer,
  round: SeededRound,
): Promise<SettledBet | undefined> {
  const { stakeMinor, wonMinor } = amountsOf(player, round);
  await ledger.transfer(player, `stake-${round.name}`, stakeMinor);
  const bet = await ledger.play(player, round);
  await ledger.transfer(player, `return-${round.name}`, -(bet ? wonMinor : stakeMinor));
  return bet;
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
