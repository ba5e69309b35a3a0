import type { IncomingMessage, ServerResponse } from 'node:http';
import { DROP_TYPES } from '@foyer/kernel/raffle-draw';
import { sendJson, type Clock, type Pool } from '@foyer/runtime';
import { brandOf, notFound } from '../http/answers.ts';
import { readRecord, readRecords, readRunning } from './drawRecords.ts';
import { RAFFLE_SOURCES } from './raffleModel.ts';

export interface RaffleRouteDeps {
  readonly pool: Pool;
  readonly clock: Clock;
}

const RECORD = /^\/v1\/raffles\/draws\/([A-Za-z0-9-]{1,64})\.json$/;
const RECORDS = '/v1/raffles/draws';
/** A drawn record never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
const NOW = 'no-store';

/**
 * Answers requests for the public records of draws; false for other paths.
 * Records are public, so that anyone can verify a draw (shared/docs/raffle-draws.md).
 */
export async function answerRecords(
  { pool }: RaffleRouteDeps,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  const brand = brandOf(request);
  if (path === RECORDS) {
    sendJson(response, 200, { draws: await readRecords(pool, brand) }, { 'cache-control': NOW });
    return true;
  }
  const id = RECORD.exec(path)?.[1];
  if (id === undefined) return false;
  const record = await readRecord(pool, brand, id);
  if (record === undefined) notFound(response);
  else sendJson(response, 200, record, { 'cache-control': record.state === 'drawn' ? FOREVER : NOW });
  return true;
}

/**
 * The running drop of a raffle source as an instance of the pots resource (requirements/interfaces#jackpot-provider);
 * false for other sources. 404 while no drop is running.
 */
export async function answerRaffle(
  { pool, clock }: RaffleRouteDeps,
  response: ServerResponse,
  { source, brand }: { readonly source: string; readonly brand: string },
): Promise<boolean> {
  const type = DROP_TYPES.find((each) => RAFFLE_SOURCES[each] === source);
  if (type === undefined) return false;
  const drop = await readRunning(pool, brand, type, clock());
  if (drop === undefined) notFound(response);
  else
    sendJson(
      response,
      200,
      {
        id: drop.id,
        timestamp_start: drop.starts_at.toISOString(),
        timestamp_end: drop.ends_at.toISOString(),
        pots: drop.prizes.map((prize, index) => ({ id: String(index), current_value: prize })),
        // our extension: the studio whose games count
        studio: drop.studio_slug,
      },
      { 'cache-control': NOW },
    );
  return true;
}
