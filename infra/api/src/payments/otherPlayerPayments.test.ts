import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { closeWithoutFaults } from '../../test/worlds/paymentWorld.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { depositInput, withdrawalInput } from '../../test/paymentInputs.ts';
import {
  DEPOSIT,
  parseJson,
  startAttackWorld,
  VICTIM,
  WITHDRAWAL,
  type AttackWorld,
} from '../../test/worlds/attackWorld.ts';

let world: AttackWorld;
beforeAll(async () => {
  world = await startAttackWorld();
}, START_MS);
afterAll(() => closeWithoutFaults(world.api));
beforeEach(() => world.rememberMoney());

describe('data of another player', () => {
  it.each([
    [
      'a payment',
      () => `{ viewer { payment(id: "${world.openId}") { id amount } } }`,
      '{"data":{"viewer":{"payment":null}}}',
    ],
    [
      'a cancellation',
      () => `mutation { cancelPayment(id: "${world.openId}") { cancelled payment { id } } }`,
      '{"data":{"cancelPayment":{"cancelled":false,"payment":null}}}',
    ],
    [
      'the cancellation of a paid deposit',
      () => `mutation { cancelPayment(id: "${world.paid.payment.reference}") { cancelled payment { id } } }`,
      '{"data":{"cancelPayment":{"cancelled":false,"payment":null}}}',
    ],
    [
      'a history with headers of the victim',
      () => '{ viewer { paymentTransactions { edges { node { id } } totals { count } } } }',
      '{"data":{"viewer":{"paymentTransactions":{"edges":[],"totals":{"count":0}}}}}',
    ],
  ])('%s responds as if the payment did not exist', async (_what, query, expected) => {
    const { text } = await world.post(JSON.stringify({ query: query() }), {
      'x-player-id': VICTIM,
      player_id: VICTIM,
    });
    expect(text).toBe(expected);
    expect(await world.money()).toEqual(world.moneyBefore);
  });

  it.each([
    ['a deposit', DEPOSIT, depositInput],
    ['a withdrawal', WITHDRAWAL, withdrawalInput],
  ] as const)('rejects %s under a payment id of the victim as a reused key', async (_what, query, input) => {
    await world.expectRefused(
      await world.post(JSON.stringify({ query, variables: { input: input({ id: world.openId }) } })),
      'KEY_REUSED|INSUFFICIENT_FUNDS',
    );
  });

  it.each([
    ['no token', () => Promise.resolve(''), 'AuthenticationFailure'],
    ['a malformed token', () => Promise.resolve('Bearer nonsense'), 'AuthenticationFailure'],
    [
      'a token without a signature',
      () =>
        Promise.resolve(
          `Bearer ${[{ alg: 'none' }, { iss: 'http://aurora.localhost:4000/realms/aurora', aud: 'app', sub: VICTIM, player_id: VICTIM, sid: 's', exp: 9_999_999_999 }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`,
        ),
      'AuthenticationFailure',
    ],
    [
      'an expired token',
      async () =>
        `Bearer ${await world.api.identity.token({ brand: 'aurora', playerId: VICTIM, sid: 'late', issuedAt: Math.floor(world.now() / 1000) - 7_200 })}`,
      'AuthenticationFailure',
    ],
    [
      'a token of another brand’s realm for our player',
      async () => `Bearer ${await world.tokenOf(VICTIM, 'tuli')}`,
      'AuthenticationFailure',
    ],
    [
      'a token for another audience',
      async () =>
        `Bearer ${await world.api.identity.token({ brand: 'aurora', playerId: VICTIM, sid: 's', audience: 'staff' })}`,
      'AuthenticationFailure',
    ],
  ])('rejects a deposit with %s', async (_what, authorization, kind) => {
    await world.expectRefused(
      await world.post(JSON.stringify({ query: DEPOSIT, variables: { input: depositInput() } }), {
        authorization: await authorization(),
      }),
      kind,
    );
  });

  it('hides a payment from a player of another brand who sends the brand header of the victim', async () => {
    const { text } = await world.post(
      JSON.stringify({ query: `{ viewer { payment(id: "${world.openId}") { id } player { id } } }` }),
      { authorization: `Bearer ${await world.tokenOf('tuli-funded', 'tuli')}`, brand: 'aurora' },
    );
    expect(parseJson(text)).toMatchObject({ data: { viewer: { payment: null } } });
    expect(text).not.toContain('aurora-');
  });
});
