import { inTransaction, type Pool, type PoolClient } from '@foyer/runtime';
import { BEHAVIOURS } from '../catalogue/behaviours.ts';
import { CARDS, ONE_TIME_CODE } from '../catalogue/cards.ts';
import { HOLDER_PASSWORD, HOLDERS, VOUCHERS, type Holder } from '../catalogue/holders.ts';
import { METHODS, PER_CENT } from '../catalogue/methods.ts';
import { hashPassword } from './security/password.ts';
import type { Fingerprints } from './security/fingerprints.ts';

export interface Merchant {
  readonly id: string;
  /** The merchant name that payers see at their bank. */
  readonly name: string;
  readonly webhookUrl: string;
  readonly hosts: readonly string[];
}

/** Stores the catalogue and the merchants; balances of existing test customers are kept. */
export async function writeCatalogue(
  pool: Pool,
  fingerprints: Fingerprints,
  merchants: readonly Merchant[],
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from payments.holder');
  const known = new Set(rows.map(({ id }) => id));
  // one salt for all: the password is shared and published
  const password = HOLDERS.every(({ id }) => known.has(id)) ? '' : await hashPassword(HOLDER_PASSWORD);
  await inTransaction(pool, async (client) => {
    for (const { id, name, webhookUrl, hosts } of merchants) {
      await client.query(
        'insert into payments.merchant (id, name, webhook_url, hosts) values ($1, $2, $3, $4) on conflict (id) do update set name = excluded.name, webhook_url = excluded.webhook_url, hosts = excluded.hosts',
        [id, name, webhookUrl, hosts],
      );
    }
    await writeMethods(client);
    await writeBehaviours(client);
    for (const { number, behaviour } of CARDS) {
      await client.query(
        'insert into payments.test_card (fingerprint, behaviour_id, one_time_code) values ($1, $2, $3) on conflict (fingerprint) do update set behaviour_id = excluded.behaviour_id, one_time_code = excluded.one_time_code',
        [fingerprints.card(number), behaviour, ONE_TIME_CODE],
      );
    }
    for (const holder of HOLDERS.filter(({ id }) => !known.has(id)))
      await writeHolder(client, holder, password);
    for (const { code, currency, balance } of VOUCHERS) {
      await client.query(
        'insert into payments.voucher (fingerprint, currency, balance) values ($1, $2, $3) on conflict do nothing',
        [fingerprints.voucher(code.replace(/\D/g, '')), currency, balance],
      );
    }
  });
}

async function writeMethods(client: PoolClient): Promise<void> {
  for (const [position, method] of METHODS.entries()) {
    await client.query(
      `insert into payments.method (id, kind, tx_name, name, directions, countries, deposit_seconds, payout_seconds, is_available, unavailable_reason, position) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (id) do update set name = excluded.name, directions = excluded.directions, countries = excluded.countries, deposit_seconds = excluded.deposit_seconds, payout_seconds = excluded.payout_seconds, position = excluded.position`,
      [
        method.id,
        method.kind,
        method.txName,
        method.name,
        method.directions,
        method.countries,
        method.depositSeconds,
        method.payoutSeconds,
        method.unavailableReason === undefined,
        method.unavailableReason ?? null,
        position,
      ],
    );
    for (const currency of method.currencies) {
      const scale = PER_CENT[currency] ?? 1;
      await client.query(
        `insert into payments.method_currency (method_id, currency, minimum, maximum, fee_fixed, fee_basis_points) values ($1, $2, $3, $4, $5, $6)
         on conflict (method_id, currency) do update set minimum = excluded.minimum, maximum = excluded.maximum, fee_fixed = excluded.fee_fixed, fee_basis_points = excluded.fee_basis_points`,
        [
          method.id,
          currency,
          method.minimum * scale,
          method.maximum * scale,
          method.feeFixed * scale,
          method.feeBasisPoints,
        ],
      );
    }
  }
}

async function writeBehaviours(client: PoolClient): Promise<void> {
  for (const one of BEHAVIOURS) {
    await client.query(
      `insert into payments.behaviour (id, authentication, challenge_seconds, answer_delay_seconds, deposit_steps, payout_steps, can_receive, ignores_cancel) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (id) do update set authentication = excluded.authentication, challenge_seconds = excluded.challenge_seconds, answer_delay_seconds = excluded.answer_delay_seconds,
         deposit_steps = excluded.deposit_steps, payout_steps = excluded.payout_steps, can_receive = excluded.can_receive, ignores_cancel = excluded.ignores_cancel`,
      [
        one.id,
        one.authentication,
        one.challengeSeconds,
        one.answerDelaySeconds,
        JSON.stringify(one.depositSteps),
        JSON.stringify(one.payoutSteps),
        one.canReceive,
        one.ignoresCancel,
      ],
    );
  }
}

/** Stores a customer once. */
export async function writeHolder(client: PoolClient, holder: Holder, password: string): Promise<void> {
  await client.query(
    `insert into payments.holder (id, institution, login, password, name, birth_date, street, city, postal_code, country, personal_code) values ($1, $2, $3, $4, $5, $6, 'Harbour Street 1', 'Harbour', '00100', $7, $8) on conflict do nothing`,
    [
      holder.id,
      holder.institution,
      holder.login,
      password,
      holder.name,
      holder.birthDate,
      holder.country ?? 'FI',
      holder.personalCode ?? null,
    ],
  );
  for (const { number, name, currency, balance, behaviour } of holder.accounts) {
    await client.query(
      'insert into payments.holder_account (number, holder_id, name, currency, balance, behaviour_id) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
      [number, holder.id, name, currency, balance, behaviour],
    );
  }
}
