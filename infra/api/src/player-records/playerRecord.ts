import type { PlayerRecord } from '@foyer/market/player-record-answers';
import type { Clock, Pool } from '@foyer/runtime';
import { readLimits, type LimitView } from '../limits/limitRows.ts';
import { acceptedChannels } from '../players/marketingConsent.ts';
import { otherAccounts } from '../exclusions/accountsOfPerson.ts';
import { readBreaks } from './breaks.ts';
import { readRestrictions, type RestrictionDeps } from './restrictions.ts';
import { viewMatch, type MatchRow } from './searchPlayers.ts';

interface RecordRow extends MatchRow {
  readonly phone_number: string | null;
  readonly email_verified: boolean;
  readonly is_phone_number_verified: boolean;
  readonly street: string | null;
  readonly zip_code: string | null;
  readonly city: string | null;
  readonly language: string;
  readonly status_cause: 'PlayerRequest' | 'MultipleAccounts' | 'OperatorDecision' | null;
  readonly closed_at: Date | null;
  readonly reopen_by_customer_allowed: boolean;
  readonly kyc_status: PlayerRecord['identityStatus'];
  readonly sow_status: PlayerRecord['wealthStatus'];
  readonly sow_due_at: Date | null;
  readonly currency: string;
  readonly time_zone: string;
  readonly balance: number;
  readonly bonus_balance: number;
  readonly deposit_blocks: readonly string[];
  readonly withdrawal_blocks: readonly string[];
  readonly casino_blocks: readonly string[];
  readonly sports_blocks: readonly string[];
  readonly last_sign_in_at: Date | null;
  readonly erasure_requested_at: Date | null;
  readonly erase_after: Date | null;
  readonly erased_at: Date | null;
  readonly email_marketing: boolean;
  readonly sms_marketing: boolean;
  readonly phone_marketing: boolean;
  readonly web_push_marketing: boolean;
  readonly marketing_changed_at: Date | null;
}

/** Everything that staff need to answer a player, except documents, payments and markers of harm, which have pages of their own. */
export async function readPlayerRecord(
  deps: RestrictionDeps & { readonly clock: Clock },
  brand: string,
  playerId: string,
): Promise<PlayerRecord | undefined> {
  const now = deps.clock();
  const { rows } = await deps.pool.query<RecordRow>(
    `select p.*, p.date_of_birth::text as date_of_birth, w.currency, b.time_zone, r.balance, n.balance as bonus_balance,
       coalesce(api.deposit_blocks(p, null, true, $3), '{}') as deposit_blocks, coalesce(api.withdrawal_blocks(p, $3), '{}') as withdrawal_blocks,
       coalesce(api.play_blocks(p, $3), '{}') || coalesce(api.product_blocks(p, 'casino', $3), '{}') as casino_blocks,
       coalesce(api.play_blocks(p, $3), '{}') || coalesce(api.product_blocks(p, 'sportsbook', $3), '{}') as sports_blocks,
       (select max(s.started_at) from api.player_session s where s.player_id = p.id) as last_sign_in_at,
       (select max(c.changed_at) from api.marketing_consent c where c.player_id = p.id) as marketing_changed_at,
       e.requested_at as erasure_requested_at, e.erase_after, e.erased_at
     from api.player p join api.brand_rule b on b.brand = p.brand join api.wallet w on w.player_id = p.id
       join api.account r on r.id = w.real_account_id join api.account n on n.id = w.bonus_account_id
       left join api.erasure_request e on e.player_id = p.id
     where p.brand = $1 and p.id = $2`,
    [brand, playerId, new Date(now)],
  );
  const row = rows[0];
  if (!row) return undefined;
  const [limits, breaks, emails, others] = await Promise.all([
    readLimits(deps.pool, playerId, now),
    readBreaks(deps.pool, playerId),
    readEmails(deps.pool, playerId),
    otherAccounts(deps.pool, { brand, id: playerId }),
  ]);
  const closing =
    row.status === 'Closed'
      ? {
          cause: row.status_cause,
          at: row.closed_at?.toISOString() ?? null,
          mayPlayerReopen: row.reopen_by_customer_allowed,
        }
      : null;
  const wealthDueAt = row.sow_due_at?.toISOString() ?? null;
  const limitViews = limits.map(viewLimit);
  const restrictions = await readRestrictions(deps, {
    brand,
    playerId,
    now,
    blocks: {
      deposits: row.deposit_blocks,
      withdrawals: row.withdrawal_blocks,
      casino: row.casino_blocks,
      sports: row.sports_blocks,
    },
    breaks,
    limits: limitViews,
    closing,
    wealthDueAt,
    timeOutEndsAt: row.timeout_ends_at?.toISOString() ?? null,
  });
  return {
    ...viewMatch(row, now),
    phoneNumber: row.phone_number,
    isEmailVerified: row.email_verified,
    isPhoneNumberVerified: row.is_phone_number_verified,
    address: [row.street, `${row.zip_code ?? ''} ${row.city ?? ''}`.trim()].filter(Boolean).join(', '),
    language: row.language,
    marketing: acceptedChannels(row),
    marketingChangedAt: row.marketing_changed_at?.toISOString() ?? null,
    currency: row.currency,
    timeZone: row.time_zone,
    readAt: new Date(now).toISOString(),
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    closing,
    balance: row.balance,
    bonusBalance: row.bonus_balance,
    depositBlocks: [...row.deposit_blocks],
    withdrawalBlocks: [...row.withdrawal_blocks],
    restrictions,
    identityStatus: row.kyc_status,
    wealthStatus: row.sow_status,
    wealthDueAt,
    limits: limitViews,
    breaks: [...breaks],
    emails: [...emails],
    otherAccounts: others.toSorted((left, right) => left.brand.localeCompare(right.brand)),
    erasure:
      row.erasure_requested_at && row.erase_after
        ? {
            requestedAt: row.erasure_requested_at.toISOString(),
            eraseAfter: row.erase_after.toISOString(),
            erasedAt: row.erased_at?.toISOString() ?? null,
          }
        : null,
  };
}

function viewLimit({ pending, ...limit }: LimitView): PlayerRecord['limits'][number] {
  return {
    kind: limit.kind,
    period: limit.period,
    ceiling: limit.ceiling,
    used: limit.used,
    resetsAt: limit.endsAt.toISOString(),
    pending: pending
      ? {
          ceiling: pending.ceiling,
          requestedAt: new Date(pending.requestedAt).toISOString(),
          confirmableAt: new Date(pending.confirmableAt).toISOString(),
          lapsesAt: new Date(pending.lapsesAt).toISOString(),
        }
      : null,
  };
}

async function readEmails(pool: Pool, playerId: string): Promise<PlayerRecord['emails']> {
  const { rows } = await pool.query<{ kind: string; written_at: Date; sent_at: Date | null }>(
    'select kind, written_at, sent_at from api.player_emails($1) order by written_at desc, ref desc limit 50',
    [playerId],
  );
  return rows.map(({ kind, written_at: writtenAt, sent_at: sentAt }) => ({
    kind,
    writtenAt: writtenAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}
