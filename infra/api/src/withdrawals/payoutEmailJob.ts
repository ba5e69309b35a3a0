import { brands, DEFAULT_BRAND, isBrandId } from '@foyer/market';
import { formatMoney, money } from '@foyer/money';
import { startJob, type Job, type Pool } from '@foyer/runtime';
import { deliverEmail } from '../player-emails/deliverMessage.ts';
import type { IdentityDeps } from '../sessions/identityCalls.ts';
import type { Content } from '../content/contentReader.ts';

/** Text keys by the stored kind. `payout-asked` is written until the next release (ADR 0199). */
const TEXT_KEYS = {
  'payout-asked': 'payout-requested',
  'payout-requested': 'payout-requested',
  'payout-sent': 'payout-sent',
  'payout-not-sent': 'payout-not-sent',
} as const;
/** An excluded player has asked for the payout, which one member of staff approves (ADR 0237). */
const EXCLUDED_PAYOUT = 'payout-requested-excluded';

interface EmailRow {
  readonly id: number;
  readonly kind: keyof typeof TEXT_KEYS;
  readonly player_id: string;
  readonly brand: string;
  readonly language: string;
  readonly amount: number;
  readonly currency: string;
  readonly account_label: string | null;
  readonly is_excluded: boolean;
}

export interface PayoutEmailDeps extends IdentityDeps {
  readonly pool: Pool;
  readonly content: Pick<Content, 'of'>;
}

const TICK_MS = 10_000;
const MAX_PER_TICK = 20;

/**
 * Starts the job that sends pending payout emails through identity, which has the addresses, in the
 * player's language: once each.
 */
export function startPayoutEmailJob(deps: PayoutEmailDeps): Job<number> {
  return startJob({
    name: 'payout emails',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    run: () => sendPayoutEmails(deps),
  });
}

/**
 * Sends one batch and returns how many emails identity accepted. Emails are claimed before the call, so
 * that no transaction waits for an answer; a claimed email without an answer is sent again after a minute.
 */
export async function sendPayoutEmails(deps: PayoutEmailDeps): Promise<number> {
  const { rows } = await deps.pool.query<EmailRow>(
    `with due as (
       update api.payout_email set attempted_at = $1::timestamptz where id in (
         select id from api.payout_email where sent_at is null and (attempted_at is null or attempted_at < $1::timestamptz - interval '1 minute') order by id limit $2 for update skip locked)
       returning *)
     select due.id, due.kind, due.player_id, p.brand, p.language, due.amount, due.currency, due.account_label, p.self_excluded_at is not null as is_excluded from due join api.player p on p.id = due.player_id order by due.id`,
    [new Date(deps.clock()), MAX_PER_TICK],
  );
  let sent = 0;
  for (const row of rows) {
    if (!(await send(deps, row))) continue;
    await deps.pool.query('update api.payout_email set sent_at = $2 where id = $1', [
      row.id,
      new Date(deps.clock()),
    ]);
    sent += 1;
  }
  return sent;
}

function send(deps: PayoutEmailDeps, row: EmailRow): Promise<boolean> {
  const { kind, player_id: playerId, brand, language, amount, currency, account_label: account } = row;
  const isExcludedPayout = row.is_excluded && TEXT_KEYS[kind] === 'payout-requested';
  const textKey = isExcludedPayout ? EXCLUDED_PAYOUT : TEXT_KEYS[kind];
  const site = isBrandId(brand) ? brands[brand] : undefined;
  const values: Readonly<Record<string, string>> = {
    amount: formatMoney(money(amount, currency), language.replace('_', '-')),
    account: account ?? '',
    brand: site?.title ?? brand,
    support: site?.supportEmail ?? '',
  };
  const write = (part: 'subject' | 'body'): string =>
    (
      deps.content
        .of(isBrandId(brand) ? brand : DEFAULT_BRAND)
        .textOf(`email.${textKey}.${part}`, language) ?? ''
    ).replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? '');
  return deliverEmail(deps, playerId, {
    brand,
    locale: language,
    subject: write('subject'),
    body: write('body'),
    key: `payout-email:${row.id}`,
  });
}
