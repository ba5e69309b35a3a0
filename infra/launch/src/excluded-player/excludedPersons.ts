import { expect } from '@jest/globals';
import { storePersonalCode } from '@foyer/api/proving';
import { SEEDED_PASSWORD } from '@foyer/identity/test-client';
import { newcomerOf } from '@foyer/payments/newcomers';
import { setTimeout as wait } from 'node:timers/promises';
import { approveAtBank, returnFromBank } from './bankVisits.ts';
import { connectAccount, identifyByCard } from './electronicId.ts';
import { FIRST, JAAK, MARI_AT_BANK, MART_AT_BANK, MART_AT_WALLET, REGISTER, SECOND, SSN } from './people.ts';
import { passkey } from './signIns.ts';
import { credentials, graphql, scene, signInAs, type Tokens } from './world.ts';

/** Longer than the two seconds of the promise, for a busy machine. */
const SESSION_END_MS = 30_000;
const POLL_MS = 20;
/** The tokens of the tab in which Mart excludes himself. */
export let tokens: Tokens;

/**
 * Mart has accounts at two brands of one operator, a passkey, banks and an open session, and excludes himself from
 * all brands. Iris has excluded herself, too, and has an account at two of the brands. Mari, Jaak, another player of Tuli
 * and two persons without an account are restricted at the national register, without our operator.
 */
export async function describePersons(): Promise<void> {
  const { pool, personalCodes } = scene;
  await pool.query(`update api.brand_rule set operator = 'op-a' where brand = 'zephyra'`);
  await pool.query(`update api.player set last_name = 'Aurora', country = 'FI' where id = 'zephyra-empty'`);
  await pool.query(
    `update api.player set first_name = $1, last_name = $2, date_of_birth = '1980-01-08' where id = 'tuli-kyc'`,
    [JAAK?.givenName, JAAK?.familyName],
  );
  const codes = {
    'aurora-empty': SSN,
    'tuli-empty': SSN,
    'tuli-wealth': newcomerOf('bank', MARI_AT_BANK, SEEDED_PASSWORD)?.personalCode,
    'tuli-kyc': JAAK?.personalCode,
    'tuli-loyal': FIRST?.personalCode,
    'tuli-break': SECOND?.personalCode,
  };
  for (const [playerId, code] of Object.entries(codes))
    await storePersonalCode(pool, personalCodes, playerId, code);
  const visitor = await scene.start('aurora');
  await visitor.submit('/sign-in', { ...credentials('aurora'), can_hold_passkey: 'yes' });
  await passkey(visitor, 'register');
  await connectAccount(
    await identifyByCard(scene, JAAK?.documentNumber ?? ''),
    'kyc@tuli.test',
    SEEDED_PASSWORD,
  );
  await linkBanks();
}

/** Mart has signed in with his bank and his wallet before he excluded himself. */
async function linkBanks(): Promise<void> {
  await returnFromBank(await approveAtBank(scene, 'aurora', 'BankPayment', MART_AT_BANK));
  await returnFromBank(await approveAtBank(scene, 'aurora', 'PaymentGateway', MART_AT_WALLET));
  const { rowCount } = await scene.pool.query(
    `insert into identity.bank_person (brand, subject_hash, player_id, linked_at, flow) select brand, subject_hash, 'aurora-empty', now(), flow from identity.bank_login where state = 'details'`,
  );
  expect(rowCount).toBe(2);
}

export async function exclude(): Promise<void> {
  tokens = await signInAs('empty@aurora.test');
  expect(await viewer()).toMatchObject({ data: { viewer: { __typename: 'Viewer' } } });
  expect(
    await graphql(
      tokens.access_token,
      'mutation { takeBreak(input: { key: "ways-back-1", kind: EXCLUSION, length: "P6M", groups: [], allBrands: true }) { brands } }',
    ),
  ).toEqual({ data: { takeBreak: { brands: 2 } } });
  await scene.pool.query(
    `select api.start_break('aurora', 'aurora-wealth', 'EXCLUSION', '{}', 'P6M', now() + interval '6 months', 'operator', 'player', false, 'ways-back-2', now(), array['zephyra-wealth'])`,
  );
  const restriction = { brand: 'tuli', games: ['chance', 'toto'], months: 6 };
  for (const key of ['empty', 'wealth', 'kyc', 'loyal', 'break'])
    expect(
      await scene.call('api', 'development/register-restrictions', {
        ...restriction,
        key,
        email: `${key}@tuli.test`,
      }),
    ).toMatchObject({ register: REGISTER });
}

export const viewer = () => graphql(tokens.access_token, '{ viewer { __typename } }');

/** The api ends the sessions of excluded players at the identity server, which may take two seconds. */
export async function sessionsHaveEnded(): Promise<void> {
  const endsAt = Date.now() + SESSION_END_MS;
  for (;;) {
    const { rows } = await scene.pool.query(
      `select player_id from identity.player_session where ended_at is null and player_id = any($1)`,
      [['aurora-wealth', 'zephyra-wealth']],
    );
    if (rows.length === 0) return;
    if (Date.now() > endsAt) throw new Error(`Sessions are open: ${JSON.stringify(rows)}.`);
    await wait(POLL_MS);
  }
}
