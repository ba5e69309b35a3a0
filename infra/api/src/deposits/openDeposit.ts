import type { Pool } from '@foyer/runtime';
import { compositeJson, compositeParameter } from '../lib/composite.ts';
import { withRetry } from '../lib/withRetry.ts';
import type { AnswerRow } from '../payments/refusal.ts';

/** Minutes until a deposit that the player has not completed expires. */
export const OPEN_MINUTES = 30;

/** The composite type `deposit_request` of `sql/schema/009-parameters.sql`. */
export interface OpenDepositRequest {
  readonly brand: string;
  readonly player_id: string;
  readonly id: string;
  /** Identifies a repeated request. */
  readonly fingerprint: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly provider: string;
  readonly method_id: string;
  readonly method_kind: string;
  readonly method_name: string;
  readonly account_id: string | null;
  /** Minor units. */
  readonly fee: number;
  readonly locale: string;
  readonly country: string;
  /** Null, when the country is unknown, is refused like false. */
  readonly is_country_allowed: boolean | null;
  readonly return_url: string | null;
  readonly estimated_seconds: number;
  readonly open_minutes: number;
  readonly at: Date;
}

const REQUEST = compositeParameter('deposit_request');

/** Opens a deposit under all rules of the player; a repeated request returns the stored answer. */
export async function openDeposit(pool: Pool, request: OpenDepositRequest): Promise<AnswerRow | undefined> {
  const { rows } = await withRetry(() =>
    pool.query<AnswerRow>({
      name: 'open_deposit',
      text: `select * from api.open_deposit(${REQUEST})`,
      values: [compositeJson(request)],
    }),
  );
  return rows[0];
}
