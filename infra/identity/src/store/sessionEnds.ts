import type { Bus, Clock, Log, Pool, PoolClient } from '@foyer/runtime';
import type { Events } from './events.ts';

export interface SessionRow {
  readonly sid: string;
  readonly player_id: string;
  readonly passwordless: boolean;
  readonly flow: string;
  readonly started_at: Date;
  readonly ends_at: Date;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
}

/** Ends sessions, for any reason. */
export interface SessionEnds {
  /**
   * Ends the sessions that match `condition`, an SQL fragment of this package whose parameters start at
   * `$4`. Within a transaction the caller announces them after the commit.
   */
  rows(
    client: Pool | PoolClient,
    brand: string,
    reason: string,
    condition: string,
    values: readonly unknown[],
  ): Promise<readonly SessionRow[]>;
  announce(brand: string, ended: readonly SessionRow[], reason: string): Promise<void>;
}

export function createSessionEnds({
  bus,
  clock,
  log,
  events,
}: {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly events: Events;
}): SessionEnds {
  return {
    /** Ends sessions and their tokens in one statement, so that no token outlives its session. */
    async rows(client, brand, reason, condition, values) {
      const { rows } = await client.query<SessionRow>(
        `with ended as (
           update identity.player_session set ended_at = $2, end_reason = $3 where brand = $1 and ended_at is null and ${condition} returning *
         ), dropped as (
           delete from identity.provider_record r using ended e where r.brand = $1 and r.session_uid = e.sid
         ) select * from ended`,
        [brand, new Date(clock()), reason, ...values],
      );
      return rows;
    },
    async announce(brand, ended, reason) {
      for (const row of ended) {
        await events.record({
          kind: 'SESSION_ENDED',
          brand,
          playerId: row.player_id,
          details: { sid: row.sid, reason },
        });
        await bus
          .publish('identity.session-destroyed', { brand, playerId: row.player_id, sid: row.sid, reason })
          .catch((error: unknown) => log.error('session end not announced', { brand, error }));
      }
    },
  };
}

/** Serialises starts and ends of a player's sessions until the end of the transaction. */
export async function lockPlayer(client: PoolClient, brand: string, playerId: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`${brand}:${playerId}`]);
}
