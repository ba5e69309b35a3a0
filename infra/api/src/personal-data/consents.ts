import type * as Types from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';

const MAX_RECORDS = 500;

interface Row {
  readonly id: string;
  readonly kind: Types.ConsentKind;
  readonly is_accepted: boolean;
  readonly version: string | null;
  readonly at: Date;
}

/** The ledger of a player's consents: legal texts, marketing by channel and the jackpot; newest first. */
export async function readConsents(pool: Pool, playerId: string): Promise<Types.ConsentRecord[]> {
  const { rows } = await pool.query<Row>(
    `select * from (
       select 'legal:' || id as id, kind, true as is_accepted, version, accepted_at as at from api.legal_acceptance where player_id = $1
       union all
       select 'marketing:' || id, case channel when 'email' then 'MARKETING_EMAIL' when 'sms' then 'MARKETING_SMS' when 'phone' then 'MARKETING_PHONE' else 'MARKETING_WEB_PUSH' end,
         is_accepted, null, changed_at from api.marketing_consent where player_id = $1
       union all
       select 'jackpot:' || id, 'JACKPOT', opted_in, null, at from api.jackpot_choice_change where player_id = $1
     ) consent order by at desc, id desc limit $2`,
    [playerId, MAX_RECORDS],
  );
  return rows.map(({ id, kind, is_accepted: isAccepted, version, at }) => ({
    id,
    kind,
    isAccepted,
    version,
    at: at.toISOString(),
  }));
}
