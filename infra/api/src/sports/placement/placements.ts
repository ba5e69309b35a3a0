import type { EachWayTerms } from '@foyer/kernel/field';
import type { Log, Pool } from '@foyer/runtime';
import { createBatcher } from '../../lib/batcher.ts';
import { callMovement, countMovements, type Movement } from '../../ledger/movements.ts';
import type { PlayRequest } from '../../ledger/playRequest.ts';
import {
  compositeJson,
  compositeListJson,
  compositeListParameter,
  compositeParameter,
} from '../../lib/composite.ts';
import { isConnectionError } from '../../lib/withRetry.ts';
import { createBetReader } from '../betReader.ts';
import { createPlacementTraffic, type PlacementTraffic } from './placementTraffic.ts';
import { readBetByKey, readPlacedBets, type BetRow } from '../betRows.ts';

/** The composite type `sports_bet_input`. */
export interface BetInput {
  readonly key: string;
  readonly bankers: number[];
  readonly sizes: number[];
  readonly lines: number;
  readonly stake_per_line: number;
  readonly possible_returns: number;
  /** Possible returns without a profit boost, minor units. */
  readonly unboosted_returns: number;
  /** Highest payout of the open bets of a player on one outcome, minor units. */
  readonly maximum_payout: number;
  readonly boosted_odds_id: string | undefined;
  readonly boosted_maximum: number | undefined;
  readonly boost_id: string | undefined;
  readonly boost_percent: number | undefined;
  readonly boost_maximum: number | undefined;
}

/** The composite type `sports_leg_input`. */
export interface LegInput {
  readonly leg: number;
  readonly event_id: string;
  readonly sport: string;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  readonly starts_at: Date;
  readonly phase: string;
  readonly market: string;
  readonly line: number | null;
  readonly outcome: string;
  readonly price: number;
  readonly player: string | null;
  /** Price of the feed, where the accepted one is boosted. */
  readonly regular_price: number | undefined;
  /** JSON of the parts of a bet builder. */
  readonly parts?: string | null;
  /** Terms of a selection that is backed each way. */
  readonly place_terms?: EachWayTerms | undefined;
  readonly stake: number;
  readonly possible_returns: number;
}

/** A checked bet, whose stake is to be taken. */
export interface Placement {
  readonly request: PlayRequest;
  readonly bet: BetInput;
  readonly legs: readonly LegInput[];
}

/** The stored bet; undefined when another request has used its key. */
export type PlacementAnswer =
  | { readonly ok: true; readonly bet: BetRow | undefined }
  | Extract<Movement, { ok: false }>;

/** Takes the stake and stores the bet, once per key. */
export type PlaceStake = (placement: Placement) => Promise<PlacementAnswer>;

/** A second batch would wait for the operator's accounts until the first is durable. */
const MAX_CONCURRENT_BATCHES = 1;
const MAX_BATCH_SIZE = 32;
/** After this time, later bets use another connection than the one that does not respond. */
const TIMEOUT_MS = 2_000;

/** Bets of several players that arrive together share one transaction (ADR 0330); the next one does not wait for their rows. */
export function createPlacements(
  pool: Pool,
  log: Log,
  traffic: Pick<PlacementTraffic, 'track'> = createPlacementTraffic(),
): PlaceStake {
  const reader = createBetReader(pool);
  const takeStake = createBatcher<Placement, PlacementAnswer | TakenStake>({
    maxConcurrent: MAX_CONCURRENT_BATCHES,
    maxBatchSize: MAX_BATCH_SIZE,
    timeoutMs: TIMEOUT_MS,
    keyOf: ({ request }) => request.player_id,
    executeOne: (placement) => placeAlone(pool, placement),
    async executeBatch(placements) {
      try {
        return await takeStakes(pool, placements);
      } catch (error) {
        if (!isConnectionError(error))
          log.warn('batch of sports bets failed, placing them one by one', {
            bets: placements.length,
            error,
          });
        throw error;
      }
    },
  });
  const place: PlaceStake = async (placement) => {
    const answer = await takeStake(placement);
    return 'id' in answer ? { ok: true, bet: await reader.byId(answer.id) } : answer;
  };
  return (placement) => traffic.track(place(placement));
}

export async function placeAlone(pool: Pool, { request, bet, legs }: Placement): Promise<PlacementAnswer> {
  const movement = await callMovement(
    pool,
    'place_sports_bet',
    `select * from api.place_sports_bet(${compositeParameter('play_request')},
       (select r from jsonb_populate_record(null::api.sports_bet_input, $2) r), array(select r from jsonb_populate_recordset(null::api.sports_leg_input, $3) r))`,
    [compositeJson(request), compositeJson(bet), compositeListJson(legs)],
  );
  if (!movement.ok) return movement;
  return { ok: true, bet: await readBetByKey(pool, request.player_id, bet.key) };
}

/**
 * Places bets of different players in one transaction. The answers are in the order of the placements, undefined for
 * each that has to be placed alone, because its wallet is locked.
 */
export async function placeTogether(
  pool: Pool,
  placements: readonly Placement[],
): Promise<readonly (PlacementAnswer | undefined)[]> {
  const taken = await takeStakes(pool, placements);
  const ids = taken.flatMap((answer) => (answer && 'id' in answer ? answer.id : []));
  const bets = new Map((await readPlacedBets(pool, ids)).map((bet) => [bet.id, bet]));
  return taken.map((answer) => (answer && 'id' in answer ? { ok: true, bet: bets.get(answer.id) } : answer));
}

/** The bet with this id is stored. */
interface TakenStake {
  readonly id: string;
}

async function takeStakes(
  pool: Pool,
  placements: readonly Placement[],
): Promise<readonly (Extract<PlacementAnswer, { ok: false }> | TakenStake | undefined)[]> {
  const { rows } = await pool.query<{
    place: number;
    code: 'OK' | Extract<Movement, { ok: false }>['code'];
    reasons: readonly string[];
    replayed: boolean;
  }>({
    name: 'place_sports_bets',
    text: `select * from api.place_sports_bets(${compositeListParameter('play_request')},
       array(select r from jsonb_populate_recordset(null::api.sports_bet_input, $2) r), array(select r from jsonb_populate_recordset(null::api.sports_leg_input, $3) r), $4)`,
    values: [
      compositeListJson(placements.map(({ request }) => request)),
      compositeListJson(placements.map(({ bet }) => bet)),
      compositeListJson(placements.flatMap(({ legs }) => legs)),
      placements.map(({ legs }) => legs.length),
    ],
  });
  const answers: (Extract<PlacementAnswer, { ok: false }> | TakenStake | undefined)[] = placements.map(
    () => undefined,
  );
  for (const { place, code, reasons, replayed } of rows) {
    const id = placements[place - 1]?.request.reference ?? '';
    answers[place - 1] = code === 'OK' ? { id } : { ok: false, code, reasons };
    countMovements('place_sports_bets', code !== 'OK' ? 'refused' : replayed ? 'replayed' : 'posted');
  }
  return answers;
}
