import type { Pool, PoolClient } from '@foyer/runtime';

/** Records that the national e-ID stated who the player is; the first statement about an account counts. */
export async function recordElectronicIdentity(
  client: Pick<Pool | PoolClient, 'query'>,
  playerId: string,
  method: string,
  at: number,
): Promise<void> {
  await client.query('select api.record_electronic_identity($1, $2, $3)', [playerId, method, new Date(at)]);
}
