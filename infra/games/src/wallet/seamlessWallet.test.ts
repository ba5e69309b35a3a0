import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentIdOf } from '@foyer/graphql/document-id';
import { PlaceBetDocument } from '@foyer/graphql/wallet-operations';
import { readBody, sendJson, verifyRequest } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import { createSeamlessWallet } from './seamlessWallet.ts';
import type { Wallet, WalletMovement } from './wallet.ts';

const SECRET = 'a secret of this test';
const BET: WalletMovement = {
  brand: 'aurora',
  playerId: 'p',
  operatorSessionId: 's',
  gameSessionId: 'own',
  gameId: 'g',
  currency: 'EUR',
  roundId: 'r',
  transactionId: 't',
  amountMinor: 20,
  freeSpinsId: null,
};

let server: Server;
let wallet: Wallet;
let answer: { readonly status: number; readonly body: unknown };
let received:
  | { readonly path: string | undefined; readonly isSigned: boolean; readonly body: unknown }
  | undefined;

beforeAll(async () => {
  server = createServer(
    (request, response) =>
      void readBody(request, 10_000).then((body) => {
        received = {
          path: request.url,
          isSigned: verifyRequest(
            SECRET,
            { method: 'POST', path: '/wallet-graphql', body },
            request.headers,
            Date.now(),
          ),
          body: JSON.parse(body) as unknown,
        };
        if (answer.status === 0) response.destroy();
        else sendJson(response, answer.status, answer.body);
      }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  wallet = createSeamlessWallet({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret: SECRET,
    clock: Date.now,
    serviceClient: testClient,
    deadlineMs: 5_000,
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));

const accepted = { __typename: 'WalletBalance', balance: 980, version: 7, currency: 'EUR' };
const refused = { __typename: 'WalletRefusal', code: 'INSUFFICIENT_FUNDS', reasons: [], fields: [] };
const response = (answered: unknown): object => ({ data: { answer: answered } });

it('sends the document id and the player’s account, signed', async () => {
  answer = { status: 200, body: response(accepted) };
  expect(await wallet.bet(BET)).toEqual({ kind: 'accepted', balanceMinor: 980, version: 7 });
  const account = { brand: 'aurora', playerId: 'p', sessionId: 's', gameId: 'g', currency: 'EUR' };
  expect(received).toEqual({
    path: '/wallet-graphql',
    isSigned: true,
    body: {
      documentId: documentIdOf(PlaceBetDocument),
      variables: { input: { account, roundId: 'r', transactionId: 't', amount: 20 } },
    },
  });
});

it.each([
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'PLAYER_BLOCKED',
  'PLAYER_UNKNOWN',
  'SESSION_ENDED',
  'BONUS_MAX_STAKE',
  'GAME_BLOCKED',
  'CURRENCY_MISMATCH',
  'ROLLED_BACK',
  'ROUND_CLOSED',
  'TRANSACTION_CONFLICT',
  'FIELD_INVALID',
])('%s is a definite result', async (code) => {
  answer = { status: 200, body: response({ ...refused, code }) };
  expect(await wallet.bet(BET)).toEqual({ kind: 'refused', code });
});

it.each<[string, number, unknown]>([
  ['a connection that is lost', 0, undefined],
  ['a refusal under another status', 402, response(refused)],
  ['an acceptance under another status', 500, response(accepted)],
  ['the refusal of the route that was before', 402, { code: 'INSUFFICIENT_FUNDS' }],
  ['a signature that is not accepted', 401, { code: 'SIGNATURE_INVALID' }],
  [
    'an unavailable database',
    503,
    { data: null, errors: [{ message: 'x', extensions: { type: 'ServiceUnavailableFailure' } }] },
  ],
  [
    'a document that the operator does not know yet',
    200,
    { errors: [{ message: 'x', extensions: { type: 'PersistedQueryNotFound' } }] },
  ],
  ['an acceptance together with an error', 200, { ...response(accepted), errors: [{ message: 'x' }] }],
  ['a refusal together with an error', 200, { ...response(refused), errors: [] }],
  ['a refusal with an unknown code', 200, response({ ...refused, code: 'TOMORROW' })],
  ['a refusal with the code toString', 200, response({ ...refused, code: 'toString' })],
  ['a refusal without its type', 200, response({ ...refused, __typename: undefined })],
  ['an answer of another type', 200, response({ ...accepted, __typename: 'Viewer' })],
  ['a negative balance', 200, response({ ...accepted, balance: -1 })],
  ['a fractional balance', 200, response({ ...accepted, balance: 0.5 })],
  ['a balance as text', 200, response({ ...accepted, balance: '980' })],
  ['no version', 200, response({ ...accepted, version: undefined })],
  ['no answer', 200, response(null)],
  ['no data', 200, {}],
  ['a list', 200, []],
  ['nothing', 200, null],
])('%s is not a definite result', async (_what, status, body) => {
  answer = { status, body };
  expect(await wallet.bet(BET)).toMatchObject({ kind: 'unknown' });
});

it('rejects a session without a player without calling the operator', async () => {
  received = undefined;
  answer = { status: 200, body: response(accepted) };
  expect(await wallet.bet({ ...BET, playerId: null })).toMatchObject({ kind: 'unknown' });
  expect(received).toBeUndefined();
});

it('identifies a rollback by its own result type', async () => {
  answer = {
    status: 200,
    body: response({ ...accepted, __typename: 'BetRollback', isStakeReturned: false }),
  };
  expect(await wallet.rollback({ ...BET, betTransactionId: 'b' })).toEqual({
    kind: 'accepted',
    balanceMinor: 980,
    version: 7,
  });
  expect(received?.body).toMatchObject({
    variables: { input: { transactionId: 't', betTransactionId: 'b' } },
  });
});
