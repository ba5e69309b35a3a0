/**
 * `npm run bench:replay`: stores facts of many players under the delivered rules, then recomputes all of it and compares
 * the hashes. Prints facts, time and hash, and ends: with 1 when the hashes differ, with 2 when the bar is not met or
 * storing took too long for all facts. A benchmark, not a test: the result depends on the machine.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createTestDatabase } from '@foyer/launch/test-database';
import { createBus, createLog } from '@foyer/runtime';
import { ruleSetsOf } from '../src/content/ruleSets.ts';
import { applyFacts, type FactRequest } from '../src/facts/factStore.ts';
import { replay } from '../src/facts/replay.ts';
import { ENGAGEMENT_MIGRATIONS } from '../src/index.ts';
import { openRuleSets } from '../src/rules/ruleSets.ts';
import { bet, factOf } from '../src/testing/factBuilder.ts';

const { values } = parseArgs({
  options: {
    facts: { type: 'string', default: '1000000' },
    players: { type: 'string', default: '10000' },
    /** Upper limit of the time for storing; the replay then reads what is stored. */
    minutes: { type: 'string', default: '25' },
  },
});
const FACTS = Number(values.facts);
const PLAYERS = Number(values.players);
const MAX_STORING_MS = Number(values.minutes) * 60_000;
/** Upper limit of the replay of 1,000,000 facts (issue 16, section 5). */
const BAR_SECONDS = 300;
const MILLION = 1_000_000;
const BATCH = 1_000;
const PROGRESS = 100_000;
const BRAND = 'aurora';
const DAY_MS = 86_400_000;
const DAYS = 30;
const GAMES = [
  ['ember-hollow', 'emberwick'],
  ['vector-nine', 'northlight'],
  ['clockwork-menagerie', 'clockwork'],
  ['toad-parliament', 'marsh'],
  ['aurora-post', 'polar'],
] as const;

const database = await createTestDatabase({ schema: 'engagement', migrations: ENGAGEMENT_MIGRATIONS });
const bus = await createBus(
  database.connectionString,
  createLog('engagement', () => undefined),
);
try {
  const ruleSets = await openRuleSets(database.pool, Date.now, ruleSetsOf(0));
  const stored = ruleSets.current(BRAND);
  if (!stored) throw new Error('The delivered rules are missing.');
  const deps = { pool: database.pool, bus, clock: Date.now };
  const from = Date.now() - DAYS * DAY_MS;
  const step = (DAYS * DAY_MS) / FACTS;

  const requestOf = (index: number): FactRequest => {
    const player = { brand: BRAND, playerId: `player-${index % PLAYERS}` };
    const at = Math.floor(from + index * step);
    return { player, rules: stored, decide: () => ({ ...factAt(index, at, player), blocks: [] }) };
  };
  const storing = performance.now();
  let facts = 0;
  while (facts < FACTS && performance.now() - storing < MAX_STORING_MS) {
    const size = Math.min(BATCH, FACTS - facts);
    const first = facts;
    await applyFacts(
      deps,
      Array.from({ length: size }, (_, index) => requestOf(first + index)),
    );
    facts += size;
    if (facts % PROGRESS === 0) console.log(`${facts} facts stored after ${secondsSince(storing)} s`);
  }
  console.log(`${facts} facts of ${PLAYERS} players stored in ${secondsSince(storing)} s`);

  const replaying = performance.now();
  const cpu = process.cpuUsage();
  const { facts: read, computedHash, storedHash } = await replay(database.pool);
  const seconds = (performance.now() - replaying) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  const isIdentical = computedHash === storedHash;
  const isFast = seconds <= BAR_SECONDS;
  // fewer facts prove nothing about the bar when they are fast
  const verdict = isFast ? (read < MILLION ? 'not measured' : 'met') : 'NOT MET';
  console.log(
    `${read} facts replayed in ${seconds.toFixed(1)} s (processor ${((user + system) / MILLION).toFixed(1)} s), ` +
      `bar for 1,000,000: ${BAR_SECONDS} s ${verdict}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`computed ${computedHash}`);
  console.log(`stored   ${storedHash} ${isIdentical ? 'identical' : 'DIFFERENT'}`);
  process.exitCode = isIdentical ? (isFast && read >= FACTS ? 0 : 2) : 1;
} finally {
  await bus.close();
  await database.close();
}

/** The first fact of a player is the decision to take part; then bets, and some sign-ins and deposits. */
function factAt(index: number, at: number, player: { readonly brand: string; readonly playerId: string }) {
  if (index < PLAYERS) return factOf('participation', at, { enable: true }, player);
  const time = new Date(at).toISOString();
  // each player has all kinds: the number of the player's fact decides, not that of all facts
  const turn = Math.floor(index / PLAYERS) + (index % PLAYERS);
  if (turn % 20 === 7)
    return factOf(
      'sign-in',
      at,
      { ...player, sessionDigest: `${index}`.padStart(64, '0'), at: time },
      player,
    );
  if (turn % 20 === 13)
    return factOf(
      'deposit',
      at,
      { ...player, paymentId: `p${index}`, amountMinor: 2_000, currency: 'EUR', at: time },
      player,
    );
  const [gameSlug, studioId] = GAMES[turn % GAMES.length] ?? GAMES[0];
  const stake = 50 + ((index * 37) % 450);
  const isSport = turn % 9 === 4;
  return bet(
    at,
    {
      ...player,
      product: isSport ? 'sportsbook' : 'casino',
      gameSlug: isSport ? null : gameSlug,
      studioId: isSport ? null : studioId,
      stakeMinor: stake,
      realStakeMinor: stake,
      wonMinor: (index * 53) % 600,
    },
    player,
  );
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1_000).toFixed(1);
}
