import type { Pool } from '@foyer/runtime';
import { hashOf } from './handles.ts';

export interface SpentTokens {
  /**
   * Marks both tokens as spent, so that they are refused everywhere. False when one was spent before,
   * because a link is valid for one visit.
   */
  spend(tokens: readonly string[], now: number): Promise<boolean>;
  isSpent(token: string): Promise<boolean>;
}

/** Only one of several concurrent calls with the same tokens succeeds. */
export function createSpentTokens(pool: Pool, rememberedMs: number): SpentTokens {
  return {
    async spend(tokens, now) {
      await pool.query('delete from api.spent_token where ends_at <= $1', [new Date(now)]);
      const { rowCount } = await pool.query(
        'insert into api.spent_token (token_hash, ends_at) select unnest($1::bytea[]), $2 on conflict do nothing',
        [tokens.map(hashOf), new Date(now + rememberedMs)],
      );
      return rowCount === tokens.length;
    },
    async isSpent(token) {
      const { rowCount } = await pool.query('select 1 from api.spent_token where token_hash = $1', [
        hashOf(token),
      ]);
      return rowCount === 1;
    },
  };
}
