import { createHash, randomBytes } from 'node:crypto';
import type { Clock, Pool } from '@foyer/runtime';
import type { Caller } from './callers.ts';

const LIFE_MS = 30_000; // requirements/reliability#safe-forms: single use, 30 s
const BYTES = 32;

/** Single-use tickets that open one socket, so that no session id appears in a socket's URL. */
export interface Tickets {
  issue(caller: Caller): Promise<string>;
  /** Undefined when the ticket is unknown, used or expired. */
  redeem(ticket: string, brand: string): Promise<Caller | undefined>;
  /** Removes the tickets of a session that has ended. */
  revoke(sid: string): Promise<void>;
}

interface TicketRow {
  readonly player_id: string;
  readonly sid: string;
  readonly currency: string;
}

export function createTickets(pool: Pool, clock: Clock): Tickets {
  return {
    async issue({ brand, playerId, sid, currency }) {
      const ticket = randomBytes(BYTES).toString('base64url');
      await pool.query(
        'with old as (delete from jackpot.ticket where expires_at < $6) insert into jackpot.ticket (hash, brand, player_id, sid, currency, expires_at) values ($1, $2, $3, $4, $5, $7)',
        [hashOf(ticket), brand, playerId, sid, currency, new Date(clock()), new Date(clock() + LIFE_MS)],
      );
      return ticket;
    },
    async redeem(ticket, brand) {
      const { rows } = await pool.query<TicketRow>(
        'delete from jackpot.ticket where hash = $1 and brand = $2 and expires_at > $3 returning player_id, sid, currency',
        [hashOf(ticket), brand, new Date(clock())],
      );
      return rows[0] && { brand, playerId: rows[0].player_id, sid: rows[0].sid, currency: rows[0].currency };
    },
    async revoke(sid) {
      await pool.query('delete from jackpot.ticket where sid = $1', [sid]);
    },
  };
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
