import { setTimeout as wait } from 'node:timers/promises';
import { ignoreError } from '@foyer/kernel';
import { openLedgerPlayer, writeBrandRules } from '@foyer/api/proving';
import type { Pool } from '@foyer/runtime';
import type { ProofDatabase } from '../database.ts';
import { PROOF_SECRETS, startApiWorld } from '../kills/world.ts';
import { createRandom } from '../random.ts';
import type { Tally } from '../tally.ts';
import { VARIED, type ActionMix } from './actionMix.ts';
import { act, POOR_BELOW, type Bettor } from './bettor.ts';
import { startChildService } from './childService.ts';
import { createDirectPlacement } from './directPlacement.ts';
import { createKeepAliveClient } from './keepAliveClient.ts';
import { DATABASE_KILLED, isAnyBet, killServices } from './killServices.ts';
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
  /** By default every kind of request often. */
  readonly mix?: ActionMix;
  /** Connections that are kept alive, each with its share of the players in turn; by default a request has its own. */
  readonly clients?: number;
  /** From this time on, new bets are placed without HTTP; by default never. */
  readonly overHttpUntil?: number;
  /** By default three minutes after the last bet. */
  readonly settledUntil?: number;
}

export interface ProvenSports {
  readonly bets: number;
  /** Bets placed through GraphQL; the others by the same function without HTTP. */
  readonly betsOverHttp: number;
  /** Milliseconds until the last bet was accepted, and until all were settled. */
  readonly placedMs: number;
  readonly settledMs: number;
  readonly kills: Readonly<Record<'api' | 'feed' | 'database', number>>;
  /** Kills while decided bets waited for their payout. */
  readonly killsInSettlement: number;
}

/** A brand without limits and without a national register. */
const BRAND = 'quetzal';
const RICH = 50_000_000;
const BETTOR_SEQUENCE = 3_000_000;
const MAX_SETTLING_MS = 180_000;
const OPENED_TOGETHER = 6;
const MIN_POLL_MS = 200;
/** Statistics of SQL are collected when the bets have grown by this factor, first after so many. */
const GROWTH = 3;
const FIRST_ANALYSIS = 500;

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
  const clients = Array.from({ length: proof.clients ?? 0 }, () => createKeepAliveClient(api));
  const startedAt = Date.now();
  try {
    const bettors = await openBettors(proof, (index) => ({
      api: clients[index % clients.length] ?? api,
      script,
      index,
    }));
    const killed = { api: 0, feed: 0, database: 0, inSettlement: 0 };
    const placed = (): number => bettors.reduce((sum, { bets }) => sum + bets.length, 0);
    const isOver = (): boolean => placed() >= proof.bets || Date.now() > proof.until;
    const direct = createDirectPlacement(pool, script);
    const bet = async (own: readonly Bettor[]): Promise<void> => {
      for (let turn = 0; !isOver(); turn += 1) {
        const bettor = own[turn % own.length];
        if (!bettor) return;
        bettor.placeDirectly = Date.now() > (proof.overHttpUntil ?? Infinity) ? direct : undefined;
        await act(bettor);
      }
    };
    let isSettled = false;
    const killing = killServices({
      ...proof,
      api,
      feed,
      random,
      killed,
      placed,
      isOver: () => isSettled,
    });
    const count = proof.clients ?? bettors.length;
    const all = Promise.all(
      Array.from({ length: count }, (_, client) => bet(bettors.filter((_one, at) => at % count === client))),
    ).catch((error: unknown) =>
      tally.recordFault('api crashes', error instanceof Error ? error.message : String(error)),
    );
    let analyzed = 0;
    const reporting = setInterval(() => {
      proof.progress(
        `${placed()} bets, ${killed.api} kills of the api, ${killed.feed} of the feed, ${killed.database} of the database`,
      );
      if (placed() < GROWTH * Math.max(FIRST_ANALYSIS, analyzed)) return;
      analyzed = placed();
      // plans of small tables read all rows; autovacuum would collect statistics after a minute
      void pool.query('analyze').catch(ignoreError(DATABASE_KILLED));
    }, 5_000);
    await all;
    const placedMs = Date.now() - startedAt;
    proof.progress(`${placed()} bets placed`);
    await untilSettled(proof, script);
    isSettled = true;
    await killing;
    clearInterval(reporting);
    // a kill may have interrupted the last payout
    await untilSettled(proof, script);
    const settledMs = Date.now() - startedAt;
    proof.progress(`all bets settled`);
    await verifySports({ pool, tally, script }, bettors);
    return {
      bets: placed(),
      betsOverHttp: bettors.reduce(
        (sum, { bets }) => sum + bets.filter(({ isOverHttp }) => isOverHttp).length,
        0,
      ),
      placedMs,
      settledMs,
      kills: { api: killed.api, feed: killed.feed, database: killed.database },
      killsInSettlement: killed.inSettlement,
    };
  } finally {
    for (const client of clients) client.close();
    await Promise.all([api.close(), feed.close()]);
  }
}

/** Opens all players, a few at a time: more would wait too long for a connection to the database. */
async function openBettors(
  proof: SportsProof,
  partsOf: (index: number) => Parameters<typeof openBettor>[1],
): Promise<readonly Bettor[]> {
  const bettors: Bettor[] = [];
  let next = 0;
  const open = async (): Promise<void> => {
    for (let index = next; index < proof.players; index = next) {
      next += 1;
      bettors[index] = await openBettor(proof, partsOf(index));
    }
  };
  await Promise.all(Array.from({ length: OPENED_TOGETHER }, open));
  proof.progress(`${bettors.length} players opened`);
  return bettors;
}

async function openBettor(
  { pool, tally, mix = VARIED }: SportsProof,
  {
    api,
    script,
    index,
  }: { readonly api: Bettor['api']; readonly script: FeedScript; readonly index: number },
): Promise<Bettor> {
  const random = createRandom(tally.seed, BETTOR_SEQUENCE + 1 + index);
  const funds = random.chance(mix.poorPlayers) ? random.between(1_000, POOR_BELOW / 4) : RICH;
  const player = await openLedgerPlayer(pool, { brand: BRAND, fundsMinor: funds, isKnown: true });
  return {
    player,
    random,
    tally,
    api,
    mix,
    script,
    funds,
    bets: [],
    refusedKeys: [],
    placeDirectly: undefined,
    serial: 0,
  };
}

/** Waits until every bet is closed by the last results. */
async function untilSettled({ pool, tally, settledUntil }: SportsProof, script: FeedScript): Promise<void> {
  const until = settledUntil ?? Date.now() + MAX_SETTLING_MS;
  for (;;) {
    const askedAt = Date.now();
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
    if (isDecided && !(await isAnyBet(pool, `is_outdated or status = 'OPEN'`))) return;
    if (Date.now() > until) break;
    // all bets are read, at most a third of the time
    await wait(Math.max(MIN_POLL_MS, 2 * (Date.now() - askedAt)));
  }
  tally.recordFault('lost', 'bets were not settled in time');
}
