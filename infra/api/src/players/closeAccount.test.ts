import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callTyped } from '@foyer/runtime/service-calls';
import { executeGraphql, tokenOf } from '../../test/graphqlClient.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const CLOSE = 'mutation($reason: AccountClosureReason!) { closeAccount(reason: $reason) { closed refusal } }';
const STATE =
  '{ viewer { identityProvider player { accountStatus { status cause closureReason reopenByCustomerAllowed } registrationMethod emailValidity phoneNumberValidity } } }';

const as = async (kind: string, query: string, variables: Record<string, unknown> = {}) =>
  executeGraphql(api, { token: await tokenOf(api, kind), query, variables });
const statusOf = async (kind: string) => {
  const { rows } = await api.pool.query<Record<string, unknown>>(
    'select status, status_cause, closure_reason from api.player where id = $1',
    [`aurora-${kind}`],
  );
  return rows[0];
};

describe('closeAccount', () => {
  it('closes the account of the player with its reason, and a reopened account has none', async () => {
    expect((await as('empty', CLOSE, { reason: 'PaymentIssues' })).data).toEqual({
      closeAccount: { closed: true, refusal: null },
    });
    expect(await statusOf('empty')).toEqual({
      status: 'Closed',
      status_cause: 'PlayerRequest',
      closure_reason: 'PaymentIssues',
    });
    await callTyped({
      baseUrl: api.baseUrl,
      path: '/internal/players/reopen',
      body: { brand: 'aurora', playerId: 'aurora-empty' },
      secret: TEST_SECRETS.internal,
      clock: Date.now,
    });
    expect(await statusOf('empty')).toEqual({ status: 'Active', status_cause: null, closure_reason: null });
  });

  it('is refused while money is left', async () => {
    expect((await as('funded', CLOSE, { reason: 'AccountIssues' })).data).toEqual({
      closeAccount: { closed: false, refusal: 'BALANCE_LEFT' },
    });
    expect(await statusOf('funded')).toMatchObject({ status: 'Active', closure_reason: null });
  });

  it('is refused for a reason that is not in the list, and for a visitor', async () => {
    expect((await as('terms', CLOSE, { reason: 'Other' })).errors).toHaveLength(1);
    const visitor = await executeGraphql(api, { query: CLOSE, variables: { reason: 'AccountIssues' } });
    expect(visitor.errors[0]?.extensions.type).toBe('AuthenticationFailure');
  });
});

describe('fields of the player (requirements/entities#enumerations)', () => {
  it('report closure, registration, contact validity and the provider of the sign-in', async () => {
    await api.pool.query(
      `update api.player set registration_method = 'OPEN_BANKING', phone_number = '+358401234567' where id = 'aurora-unconfirmed'`,
    );
    expect((await as('unconfirmed', STATE)).data).toEqual({
      viewer: {
        identityProvider: 'IDENTITY',
        player: {
          accountStatus: {
            status: 'Active',
            cause: null,
            closureReason: null,
            reopenByCustomerAllowed: false,
          },
          registrationMethod: 'OPEN_BANKING',
          emailValidity: 'Risky',
          phoneNumberValidity: 'Risky',
        },
      },
    });
  });

  it.each([
    ['BankPayment', 'BANK_PAYMENT'],
    ['OpenBanking', 'OPEN_BANKING'],
    ['PaymentGateway', 'PAYMENT_GATEWAY'],
    ['Sms', 'SMS'],
    ['Unknown', 'IDENTITY'],
  ])('name the provider of a session by %s: %s', async (flow, identityProvider) => {
    const token = await api.identity.token({ brand: 'aurora', playerId: 'aurora-funded', sid: flow, flow });
    const { data } = await executeGraphql(api, { token, query: '{ viewer { identityProvider } }' });
    expect(data).toEqual({ viewer: { identityProvider } });
  });
});
