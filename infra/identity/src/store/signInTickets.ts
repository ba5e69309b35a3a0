import { randomBytes } from 'node:crypto';
import type { Clock, Pool } from '@foyer/runtime';
import { sha256 } from '../security/keys.ts';

/** RFC 8176 method of a sign-in by code. */
export type CodeMethod = 'otp' | 'sms';

export interface TicketProof {
  readonly playerId: string;
  readonly method: CodeMethod;
}

/** Proofs of a sign-in by code on a page of the product. */
export interface SignInTickets {
  /** A secret that the browser passes to the authorization endpoint, once and within two minutes. */
  issue(brand: string, proof: TicketProof): Promise<string>;
  /** Undefined for a ticket that is unknown, expired or used. */
  redeem(brand: string, ticket: string): Promise<TicketProof | undefined>;
}

const TICKET_BYTES = 32;
const LIFE_MS = 120_000;

export function createSignInTickets(pool: Pool, clock: Clock): SignInTickets {
  return {
    async issue(brand, { playerId, method }) {
      const ticket = randomBytes(TICKET_BYTES).toString('base64url');
      await pool.query(
        'insert into identity.sign_in_ticket (brand, ticket_hash, player_id, method, expires_at) values ($1, $2, $3, $4, $5)',
        [brand, sha256(ticket), playerId, method, new Date(clock() + LIFE_MS)],
      );
      return ticket;
    },
    async redeem(brand, ticket) {
      const { rows } = await pool.query<{ player_id: string; method: CodeMethod }>(
        'update identity.sign_in_ticket set used_at = $3 where brand = $1 and ticket_hash = $2 and used_at is null and expires_at > $3 returning player_id, method',
        [brand, sha256(ticket), new Date(clock())],
      );
      return rows[0] && { playerId: rows[0].player_id, method: rows[0].method };
    },
  };
}
