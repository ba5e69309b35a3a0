import { setTimeout as wait } from 'node:timers/promises';
import { ignoreError } from '@foyer/kernel';
import { openLedgerPlayer, writeBrandRules } from '@foyer/api/proving';
import type { Pool } from '@foyer/runtime';
import type { ProofDatabase } from '../database.ts';
import { PROOF_SECRETS, startApiWorld, type ApiWorld } from '../kills/world.ts';
import { createRandom, type Random } from '../random.ts';
import type { Tally } from '../tally.ts';
import { act, POOR_BELOW, type Bettor } from './bettor.ts';
import { startChildService, type ChildService } from './childService.ts';
import { lastResultOf, type FeedScript } from './scriptedFeed.ts';
import { verifySports } from './verifySports.ts';

export interface SportsProof {
  /** Undefined where the database cannot be killed. */
  readonly database: Pick<ProofDatabase, 'kill'> | undefined;
  readonly connectionString: string;
  readonly pool: Pool;
  readonly tally: Tally;
  /** Accepted bets of all players together. */
  readonly bets: number;
  readonly kills: number;
  readonly players: number;
  /** Milliseconds of a match before its start, and of its play. */
  readonly upcomingMs: number;
  readonly liveMs: number;
  readonly until: number;
  readonly progress: (text: string) => void;
}

export interface ProvenSports {
  readonly bets: number;
  readonly kills: Readonly<Record<'api' | 'feed' | 'database', number>>;
  /** Kills while decided bets waited for their payout. */
  readonly killsInSettlement: number;
}

/** A brand without limits and without a national register. */
const BRAND = 'quetzal';
const RICH = 50_000_000;
/** Share of players who run out of money: their corrections become debts. */
const POOR_SHARE = 0.15;
const BETTOR_SEQUENCE = 3_000_000;
const MAX_PAUSE_MS = 4_000;
/** Share of the bets during which all kills happen. */
const SHARE_WITH_BETS = 0.95;
/** Upper bound of the wait for a settlement in progress before a kill. */
const MAX_WAIT_FOR_SETTLEMENT_MS = 9_000;
const MAX_SETTLING_MS = 180_000;
const POLL_MS = 15;
const DATABASE_KILLED = 'the database may have been killed a moment ago, and is asked again';

/**
 * Players bet, cash out and repeat requests over HTTP while api, feed and database are killed, many of them during a
 * settlement; afterwards every bet must have paid what the model computes from the last results.
 */
export async function proveSports(proof: SportsProof): Promise<ProvenSports> {
  const { pool, tally, connectionString } = proof;
  await writeBrandRules(pool, 24);
  const random = createRandom(tally.seed, BETTOR_SEQUENCE);
  const script: FeedScript = {
    seed: tally.seed,
    origin: Date.now(),
    upcomingMs: proof.upcomingMs,
    liveMs: proof.liveMs,
  };
  const fellOver = (): void => tally.recordFault('api crashes', 'a service exited unexpectedly');
  const feed = await startChildService({
    script: new URL('scriptedFeedChild.ts', import.meta.url),
    args: [JSON.stringify(script), PROOF_SECRETS.internal],
    fellOver,
  });
  const api = await startApiWorld(connectionString, fellOver, { sportsFeed: feed.baseUrl() });
  try {
    const bettors = await Promise.all(
      Array.from({ length: proof.players }, (_, index) => openBettor(proof, { api, script, index })),
    );
    const killed = { api: 0, feed: 0, database: 0, inSettlement: 0 };
    const placed = (): number => bettors.reduce((sum, { bets }) => sum + bets.length, 0);
    const isOver = (): boolean => placed() >= proof.bets || Date.now() > proof.until;
    const betting = bettors.map(async (bettor) => {
      while (!isOver()) await act(bettor);
    });
    let isSettled = false;
    const killing = killRepeatedly(proof, { api, feed, random, killed, placed, isOver: () => isSettled });
    const all = Promise.all(betting).catch((error: unknown) =>
      tally.recordFault('api crashes', error instanceof Error ? error.message : String(error)),
    );
    const reporting = setInterval(
      () =>
        proof.progress(
          `${placed()} bets, ${killed.api} kills of the api, ${killed.feed} of the feed, ${killed.database} of the database`,
        ),
      5_000,
    );
    await all;
    await untilSettled(proof, script);
    isSettled = true;
    await killing;
    clearInterval(reporting);
    // a kill may have interrupted the last payout
    await untilSettled(proof, script);
    await verifySports({ pool, tally, script }, bettors);
    return {
      bets: placed(),
      kills: { api: killed.api, feed: killed.feed, database: killed.database },
      killsInSettlement: killed.inSettlement,
    };
  } finally {
    await Promise.all([api.close(), feed.close()]);
  }
}

async function openBettor(
  { pool, tally }: SportsProof,
  { api, script, index }: { readonly api: ApiWorld; readonly script: FeedScript; readonly index: number },
): Promise<Bettor> {
  const random = createRandom(tally.seed, BETTOR_SEQUENCE + 1 + index);
  const funds = random.chance(POOR_SHARE) ? random.between(1_000, POOR_BELOW / 4) : RICH;
  const player = await openLedgerPlayer(pool, { brand: BRAND, fundsMinor: funds, isKnown: true });
  return { player, random, tally, api, script, funds, bets: [], refusedKeys: [], serial: 0 };
}

interface Killing {
  readonly api: ApiWorld;
  readonly feed: ChildService;
  readonly random: Random;
  readonly killed: { api: number; feed: number; database: number; inSettlement: number };
  /** Accepted bets so far. */
  placed(): number;
  isOver(): boolean;
}

async function killRepeatedly(
  { pool, database, kills, bets }: SportsProof,
  { api, feed, random, killed, placed, isOver }: Killing,
): Promise<void> {
  for (let kill = 0; kill < kills && !isOver(); kill += 1) {
    // spread over the bets; the last ones while the rest is settled
    while (placed() < (kill * bets * SHARE_WITH_BETS) / kills && !isOver()) await wait(POLL_MS);
    const isInSettlement = random.chance(0.6) && (await settlementInProgress(pool, isOver));
    await wait(random.below(isInSettlement ? 60 : MAX_PAUSE_MS));
    if (isOver()) return;
    const share = random.below(100);
    if (share < 25) {
      killed.feed += 1;
      await feed.kill();
    } else if (share < 35 && database) {
      killed.database += 1;
      await database.kill();
    } else {
      killed.api += 1;
      await api.kill();
    }
    if (isInSettlement) killed.inSettlement += 1;
  }
}

/** Waits for bets whose payout is due. False when there was none in time. */
async function settlementInProgress(pool: Pool, isOver: () => boolean): Promise<boolean> {
  const until = Date.now() + MAX_WAIT_FOR_SETTLEMENT_MS;
  while (Date.now() < until && !isOver()) {
    if (await isAny(pool, `is_outdated or (status = 'OPEN' and open_legs = 0)`)) return true;
    await wait(POLL_MS);
  }
  return false;
}

async function isAny(pool: Pool, condition: string): Promise<boolean> {
  const found = await pool
    .query<{ is_any: boolean }>(`select exists (select 1 from api.sports_bet where ${condition}) as is_any`)
    .catch(ignoreError(DATABASE_KILLED));
  return found?.rows[0]?.is_any === true;
}

/** Waits until every bet is closed by the last results. */
async function untilSettled({ pool, tally }: SportsProof, script: FeedScript): Promise<void> {
  const until = Date.now() + MAX_SETTLING_MS;
  while (Date.now() < until) {
    const found = await pool
      .query<{ event_id: string; decided: number | null }>(
        `select l.event_id, min(coalesce(r.feed_number, 0)) as decided from api.sports_bet_leg l join api.sports_bet b on b.id = l.bet_id
           left join api.sports_result r on r.event_id = l.event_id and r.number = l.result_number
         where b.status <> 'CASHED_OUT' group by l.event_id`,
      )
      .catch(ignoreError(DATABASE_KILLED));
    const isDecided = found?.rows.every(
      ({ event_id: event, decided }) => decided === lastResultOf(script, event).result.number,
    );
    if (isDecided && !(await isAny(pool, `is_outdated or status = 'OPEN'`))) return;
    await wait(200);
  }
  tally.recordFault('lost', 'bets were not settled in time');
}
