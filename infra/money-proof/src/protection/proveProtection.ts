import { setTimeout as wait } from 'node:timers/promises';
import { API_MIGRATIONS } from '@foyer/api';
import { EXCLUSION_REGISTER_MIGRATIONS } from '@foyer/exclusion-register';
import { IDENTITY_MIGRATIONS } from '@foyer/identity';
import { createTestDatabase } from '@foyer/launch/test-database';
import type { Pool } from '@foyer/runtime';
import { createRandom, type Random } from '../random.ts';
import type { ProtectionFault } from './protectionFaults.ts';
import { KILLED, startProtectionWorld, type ProtectionWorld } from './protectionWorld.ts';
import { live, openStory, SISTERS, type Story } from './scripts.ts';
import { faultsOf } from './verify.ts';

export interface ProtectionProof {
  readonly seed: number;
  /** Players in a round; each has one of the endings in turn. */
  readonly players: number;
  /** Changes of limits of each player before the ending. */
  readonly changes: number;
  readonly kills: number;
  progress(text: string): void;
  /** A fault of the database that the proof has to find. */
  readonly fault?: ProtectionFault;
}

export interface ProtectionResult {
  readonly kills: number;
  readonly changes: number;
  readonly stories: number;
  readonly faults: readonly string[];
}

/** A change of a player had no final answer within its time, so the round shows nothing about lost changes. */
export class UnfinishedRound extends Error {
  constructor(cause: unknown) {
    super(`A change had no final answer: ${String(cause)}`, { cause });
    this.name = 'UnfinishedRound';
  }
}

const MAX_LIFETIME_MS = 600;
const KILL_SEQUENCE = 2_000_000;
/** Later than the second attempt of an email that was claimed by a killed process. */
const SETTLE_MS = 3 * 60_000;
/** The cool-off of the licence after an approved return, and some more. */
const COOL_OFF_MS = 25 * 3_600_000;
const MAX_WAIT_MS = 60_000;
const POLL_MS = 100;

/**
 * Changes protection over HTTP while api, identity and exclusion register are killed at random moments, in
 * rounds until the kills are reached; then every acknowledged change must be in force, and none applied twice.
 * Each round has its own database and services.
 */
export async function proveProtection(proof: ProtectionProof): Promise<ProtectionResult> {
  // the server of the databases ends with its last database
  const held = await createTestDatabase();
  try {
    return await proveUntil(proof);
  } finally {
    await held.close();
  }
}

async function proveUntil(proof: ProtectionProof): Promise<ProtectionResult> {
  const sum = { kills: 0, changes: 0, stories: 0, faults: [] as string[] };
  for (let round = 0; sum.faults.length === 0 && (round === 0 || sum.kills < proof.kills); round += 1) {
    const { kills, changes, faults } = await proveRound(proof, round);
    sum.kills += kills;
    sum.changes += changes;
    sum.stories += proof.players;
    sum.faults.push(...faults);
    proof.progress(
      `round ${round + 1}: ${sum.kills} kills, ${sum.stories} players, ${sum.changes} changes, ${sum.faults.length} faults`,
    );
  }
  return sum;
}

async function proveRound(proof: ProtectionProof, round: number): Promise<Omit<ProtectionResult, 'stories'>> {
  const { pool, connectionString, close } = await createTestDatabase(
    { schema: 'api', migrations: API_MIGRATIONS },
    { schema: 'identity', migrations: IDENTITY_MIGRATIONS },
    { schema: 'exclusion_register', migrations: EXCLUSION_REGISTER_MIGRATIONS },
  );
  const faults: string[] = [];
  try {
    await shareOperators(pool);
    await proof.fault?.inject(pool);
    const world = await startProtectionWorld(connectionString, (name) =>
      faults.push(`${name} exited unexpectedly`),
    );
    try {
      return await killAndCompare(proof, round, { world, pool, faults });
    } finally {
      await world.close();
    }
  } finally {
    await close();
  }
}

/** No two brands share an operator; the start of the api writes the rules again, so a trigger keeps the change. */
async function shareOperators(pool: Pool): Promise<void> {
  const operators = Object.entries(SISTERS).map(
    ([brand, sister]) => `when new.brand in ('${brand}', '${sister}') then 'op-${brand}'`,
  );
  await pool.query(`create function api.share_operator() returns trigger language plpgsql as $$ begin
      new.operator := case ${operators.join(' ')} else new.operator end;
      return new;
    end $$;
    create trigger share_operator before insert or update on api.brand_rule for each row execute function api.share_operator()`);
}

interface Running {
  readonly world: ProtectionWorld;
  readonly pool: Pool;
  readonly faults: string[];
}

async function killAndCompare(
  proof: ProtectionProof,
  round: number,
  running: Running,
): Promise<Omit<ProtectionResult, 'stories'>> {
  const { world, pool, faults } = running;
  const random = createRandom(proof.seed, KILL_SEQUENCE + round);
  const stories: Story[] = [];
  for (let index = round * proof.players; index < (round + 1) * proof.players; index += 1)
    stories.push(await openStory(world, pool, createRandom(proof.seed, index), proof.seed + index));
  let isOver = false;
  const living = Promise.all(stories.map((story) => live(story, proof.changes))).finally(
    () => (isOver = true),
  );
  const killing = killRepeatedly(world, random, () => !isOver);
  const unfinished = await living.then(
    () => undefined,
    (error: unknown) => new UnfinishedRound(error),
  );
  let kills = await killing;
  if (unfinished) throw unfinished;
  // while emails, reports and ends of sessions are carried out, the services are killed once more
  kills += await settle(running, random, SETTLE_MS);
  if (stories.some(({ ending }) => ending.decision === 'approve'))
    kills += await settle(running, random, COOL_OFF_MS);
  for (const story of stories) faults.push(...(await faultsOf(pool, story)));
  return {
    kills,
    changes: stories.reduce(
      (sum, { limits }) => sum + (limits ? new Set([...limits.applied, ...limits.staffActions]).size : 0) + 1,
      0,
    ),
    faults,
  };
}

async function killRepeatedly(
  world: ProtectionWorld,
  random: Random,
  goesOn: () => boolean,
): Promise<number> {
  let kills = 0;
  while (goesOn()) {
    await wait(random.below(MAX_LIFETIME_MS));
    if (!goesOn()) break;
    await world.kill(random.pick(KILLED));
    kills += 1;
  }
  return kills;
}

const DUE = `
  select (select count(*) from api.exclusion_email where sent_at is null) + (select count(*) from api.outgoing_email where sent_at is null)
    + (select count(*) from api.exclusion_report where reported_at is null) + (select count(*) from api.session_end_request)
    + (select count(*) from api.exclusion_return r where r.kind = 'approved' and r.cool_off_ends_at <= $1 and not api.is_lifted(r.exclusion_id)) as due`;

/** Lets the jobs finish their work by a later clock, with a kill in between. */
async function settle({ world, pool }: Running, random: Random, ms: number): Promise<number> {
  await world.advance(ms);
  await wait(random.below(MAX_LIFETIME_MS));
  await world.kill(random.pick(KILLED));
  const until = Date.now() + MAX_WAIT_MS;
  for (let isClaimLost = false; ;) {
    const { rows } = await pool.query<{ due: number }>(DUE, [new Date(world.clock())]);
    if (rows[0]?.due === 0) return 1;
    if (Date.now() > until && isClaimLost) return 1;
    // an email claimed by the process that was just killed is due again a minute later
    if (Date.now() > until - MAX_WAIT_MS / 2 && !isClaimLost) {
      isClaimLost = true;
      await world.advance(SETTLE_MS);
    }
    await wait(POLL_MS);
  }
}
