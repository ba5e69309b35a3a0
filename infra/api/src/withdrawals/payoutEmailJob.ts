import { brands, DEFAULT_BRAND, isBrandId } from '@foyer/market';
import { formatMoney, money } from '@foyer/money';
import { startJob, type Job, type Pool } from '@foyer/runtime';
import { deliverEmail } from '../player-emails/deliverMessage.ts';
import { sendDueEmails } from '../player-emails/sendDueEmails.ts';
import type { IdentityDeps } from '../sessions/identityCalls.ts';
import type { Content } from '../content/contentReader.ts';

/** Text keys by the stored kind. The previous release has written `payout-asked` (ADR 0199). */
const TEXT_KEYS = {
  'payout-asked': 'payout-requested',
  'payout-requested': 'payout-requested',
  'payout-sent': 'payout-sent',
  'payout-not-sent': 'payout-not-sent',
} as const;
/** An excluded player has requested the payout, which one member of staff approves (ADR 0237). */
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

/** Sends one batch and returns how many emails identity accepted. */
export function sendPayoutEmails(deps: PayoutEmailDeps): Promise<number> {
  return sendDueEmails<EmailRow>(
    deps,
    'api.payout_email',
    'id',
    `select due.id, due.kind, due.player_id, p.brand, p.language, due.amount, due.currency, due.account_label, p.self_excluded_at is not null as is_excluded
     from due join api.player p on p.id = due.player_id`,
    (row) => send(deps, row),
  );
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
