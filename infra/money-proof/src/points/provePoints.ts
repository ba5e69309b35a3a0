import { setTimeout as wait } from 'node:timers/promises';
import { ignoreError } from '@foyer/kernel';
import { ENGAGEMENT_PATHS } from '@foyer/kernel/engagement';
import { giveBonus, openBonusPlayer, writeRewardDefinitions } from '@foyer/api/proving';
import { brands } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import { createRandom } from '../random.ts';
import { comparePoints, type Compared } from './comparePoints.ts';
import type { ProvenPlayer } from './participant.ts';
import {
  act,
  call,
  engagementToken,
  eventually,
  join,
  startPointServices,
  type PointServices,
} from './pointServices.ts';
import {
  CLAIMED_MISSION,
  pointRulesAt,
  PROVEN_BRANDS,
  UNDEFINED_OFFER,
  type ProvenBrand,
} from './pointRules.ts';
import { buyRandomly, type AttemptedPurchase } from './randomPurchases.ts';
import { playRandomly, settleOpenRounds, type PlayClock, type PointPlayer } from './randomRounds.ts';

export interface PointsProof {
  readonly connectionString: string;
  readonly pool: Pool;
  readonly seed: number;
  /** Rounds of each player in each of the two halves. */
  readonly rounds: number;
  /** Kills of each service in each half. */
  readonly kills: number;
}

export interface ProvenPoints extends Compared {
  readonly kills: number;
  /** Compares again, for tests that change what is stored. */
  again(): Promise<Compared>;
}

/**
 * Whether a player takes part: always, until or from the second half, until an exclusion, or never. Those who do not
 * change also claim a mission between the halves.
 */
const ROLES = ['always', 'leaves', 'joins', 'excluded', 'never'] as const;
type Role = (typeof ROLES)[number];
interface Actor extends PointPlayer {
  readonly role: Role;
  readonly brand: ProvenBrand;
  /** When the reward of a mission was asked for, in the time of the proof. */
  claimedAt?: number;
}

const CLAIMED = `${ENGAGEMENT_PATHS.missions}/${CLAIMED_MISSION}`;
const SEQUENCE = 5_000_000;
/** Longer than the services need to start and the first half to be played; the second half is played at later times. */
const FIRST_HALF_MS = 600_000;
const RICH = 5_000_000;
const POOR = 300;
const BONUS = 400_000;
const MAX_PAUSE_MS = 700;

/**
 * Plays at random against the ledger while api, engagement and jackpot are killed, lets both services read the whole log
 * again, and compares their points, levels, ranks and tickets with a computation from the journal and the answers to
 * purchases.
 */
export async function provePoints(proof: PointsProof): Promise<ProvenPoints> {
  const { pool, seed } = proof;
  const startedAt = Date.now();
  const rateChangesAt = startedAt + FIRST_HALF_MS;
  const rules = pointRulesAt(startedAt, rateChangesAt);
  const services = await startPointServices(proof, rules);
  try {
    // games of another studio give no tickets
    await pool.query(
      `insert into api.game_studio (id, provider, slug, name) values ('other', 'foyer-games', 'other', 'Other')`,
    );
    await pool.query(`update api.game set studio_id = 'other' where id = 'felt'`);
    for (const brand of PROVEN_BRANDS) await writeRewardDefinitions(pool, brands[brand]);
    await pool.query('delete from api.reward_definition where id like $1', [`%-${UNDEFINED_OFFER}`]);
    const actors = await openActors(pool, seed);
    await untilRafflesOpen(pool);
    for (const actor of actors)
      if (actor.role !== 'joins' && actor.role !== 'never') await join(services, actor.player);
    for (const actor of actors)
      if (actor.role === 'always') await act(services, actor.player, `${CLAIMED}/opt-in`);
    const clock: PlayClock = { milliseconds: Date.now() };
    const playedFrom = clock.milliseconds;
    const random = createRandom(seed, SEQUENCE);
    const purchases: AttemptedPurchase[] = [];
    const play = { actors, clock, services, random, purchases };
    let kills = await playUnderKills(proof, play);
    if (clock.milliseconds >= rateChangesAt) throw new Error('The first half is too long for its rate.');

    await untilHandled(pool);
    for (const actor of actors) {
      if (actor.role === 'always') await claim(services, actor, clock);
      if (actor.role === 'leaves') await act(services, actor.player, ENGAGEMENT_PATHS.optOut);
      if (actor.role === 'joins') await join(services, actor.player);
      if (actor.role === 'excluded')
        await pool.query('update api.player set self_excluded_at = $2 where id = $1', [
          actor.player.playerId,
          new Date(Date.now() - 1),
        ]);
    }
    await readAllAgain(pool, services);
    clock.milliseconds = Math.max(rateChangesAt, Date.now());
    const halfAt = clock.milliseconds;
    for (const actor of actors) await settleOpenRounds(pool, actor, clock);
    kills += await playUnderKills(proof, play);
    await readAllAgain(pool, services);

    const players = actors.map((actor) => participantOf(actor, halfAt));
    const again = () =>
      comparePoints(pool, rules, players, { playedFrom, playedTill: clock.milliseconds, purchases });
    return { ...(await again()), kills, again };
  } finally {
    await services.close();
  }
}

async function openActors(pool: Pool, seed: number): Promise<readonly Actor[]> {
  const actors: Actor[] = [];
  for (const brand of PROVEN_BRANDS)
    for (const role of ROLES) {
      const random = createRandom(seed, SEQUENCE + 1 + actors.length);
      // some play with bonus money after their own: it gives tickets and counts for missions, but gives no points
      const isPoor = role === 'always' || random.chance(0.4);
      const player = await openBonusPlayer(pool, { brand, fundsMinor: isPoor ? POOR : RICH, isKnown: true });
      if (isPoor) await giveBonus(pool, player, { amount: BONUS, factor: 50 });
      actors.push({ role, brand, player, random, openRounds: [], serial: 0 });
    }
  return actors;
}

/** Asks for the reward of the mission; the service refuses until the mission is completed. */
async function claim(services: PointServices, actor: Actor, clock: PlayClock): Promise<void> {
  const { player } = actor;
  const token = await engagementToken(services, player);
  await call(services, player, `${CLAIMED}/claim`, token, {});
  actor.claimedAt = clock.milliseconds += 1;
}

function participantOf({ role, brand, player, claimedAt }: Actor, halfAt: number): ProvenPlayer {
  const never = { from: 0, till: 0 };
  const counts: Readonly<Record<Role, ProvenPlayer['counts']>> = {
    always: { from: 0, till: Number.MAX_SAFE_INTEGER },
    leaves: { from: 0, till: halfAt },
    joins: { from: halfAt, till: Number.MAX_SAFE_INTEGER },
    excluded: { from: 0, till: halfAt },
    never,
  };
  return {
    playerId: player.playerId,
    brand,
    counts: counts[role],
    isInTournament: role !== 'never',
    claimedAt,
  };
}

interface Play {
  readonly actors: readonly Actor[];
  readonly clock: PlayClock;
  readonly services: PointServices;
  readonly random: ReturnType<typeof createRandom>;
  readonly purchases: AttemptedPurchase[];
}

/** Plays while the services are killed, one after the other. Returns the number of kills. */
async function playUnderKills(
  { pool, rounds, kills }: PointsProof,
  { actors, clock, services, random, purchases }: Play,
): Promise<number> {
  let killed = 0;
  const playing = Promise.all(
    actors.map(async (actor) => {
      for (let round = 0; round < rounds; round += 1) {
        await playRandomly(pool, actor, clock);
        purchases.push(...(await buyRandomly(services, actor, clock.milliseconds)));
      }
    }),
  );
  playing.catch(ignoreError('it is thrown after the kills, which go on when a player fails'));
  for (let kill = 0; kill < kills; kill += 1)
    for (const service of [services.engagement, services.jackpot, services.api]) {
      await wait(random.below(MAX_PAUSE_MS));
      await service.kill();
      killed += 1;
    }
  await playing;
  return killed;
}

/** Stops both services, sets their positions in the log to its start and waits until they have read all of it. */
async function readAllAgain(pool: Pool, services: PointServices): Promise<void> {
  await Promise.all([services.engagement.close(), services.jackpot.close()]);
  await pool.query('update engagement.event_cursor set last_id = 0');
  await pool.query(`update jackpot.event_cursor set last_id = 0 where service = 'api.raffles'`);
  await services.start();
  await untilHandled(pool);
  await untilDelivered(pool);
}

/** Resolves when every purchase has its reward or its points again. */
async function untilDelivered(pool: Pool): Promise<void> {
  await eventually(async () => {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::int as open from engagement.shop_purchase p join engagement.reward_grant g on g.key = p.grant_key
       where g.confirmed_at is null and p.refunded_at is null`,
    );
    return rows[0]?.open === 0 ? true : undefined;
  }, 'the rewards of purchases');
}

/** Resolves when both services have handled every settled bet. */
async function untilHandled(pool: Pool): Promise<void> {
  await eventually(async () => {
    const { rows } = await pool.query<{ is_handled: boolean }>(
      `select not exists (select 1 from api.outbox where topic = 'api.bet-settled')
         and coalesce(max(e.id), 0) <= (select coalesce(max(last_id), 0) from engagement.event_cursor where service = 'api')
         and coalesce(max(e.id), 0) <= (select coalesce(max(last_id), 0) from jackpot.event_cursor where service = 'api.raffles') as is_handled
       from api.event e where topic = 'api.bet-settled'`,
    );
    return rows[0]?.is_handled === true ? true : undefined;
  }, 'the services');
}

async function untilRafflesOpen(pool: Pool): Promise<void> {
  await eventually(async () => {
    const { rows } = await pool.query<{ brands: number }>(
      `select count(distinct brand)::int as brands from jackpot.raffle_drop where state = 'open'`,
    );
    return rows[0]?.brands === PROVEN_BRANDS.length ? true : undefined;
  }, 'the raffles');
}
