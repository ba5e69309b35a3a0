import { afterAll, beforeAll, beforeEach, describe, it } from '@jest/globals';
import { closeWithoutFaults } from '../../../test/worlds/paymentWorld.ts';
import { START_MS } from '../../../test/testDatabase.ts';
import { depositInput } from '../../../test/paymentInputs.ts';
import {
  DEPOSIT,
  startAttackWorld,
  toReply,
  type AttackWorld,
  type Reply,
} from '../../../test/worlds/attackWorld.ts';

let world: AttackWorld;
beforeAll(async () => {
  world = await startAttackWorld();
}, START_MS);
afterAll(() => closeWithoutFaults(world.api));
beforeEach(() => world.rememberMoney());

describe('malformed document', () => {
  const many = (count: number, make: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => make(index)).join(' ');
  const input = (index: number): string =>
    `{ id: "aaaaaaaa-${index}", amount: 2500, currency: "EUR", methodId: "card", returnPath: "/en/", locale: "en" }`;

  it.each([
    [
      'a thousand deposits by alias',
      `mutation { ${many(1_000, (index) => `a${index}: startDeposit(input: ${input(index)}) { __typename }`)} }`,
    ],
    [
      '31 deposits at once',
      `mutation { ${many(31, (index) => `a${index}: startDeposit(input: ${input(index)}) { __typename }`)} }`,
    ],
    [
      'a thousand histories',
      `{ viewer { ${many(1_000, (index) => `h${index}: paymentTransactions { totals { count } }`)} } }`,
    ],
    ['a depth of fifty', `{ viewer ${'{ payment(id: "x") '.repeat(50)} { id } ${'}'.repeat(50)} }`],
    [
      'fragments that double 40 times',
      `{ viewer { ...F0 } } ${many(40, (index) => `fragment F${index} on Viewer { ...F${index + 1} ...F${index + 1} }`)} fragment F40 on Viewer { id }`,
    ],
  ])('is rejected with %s before any part is executed', async (_what, query) =>
    world.expectRefused(await world.post(JSON.stringify({ query })), 'RequestTooComplexFailure'),
  );

  it.each<[string, () => Promise<Reply>, string]>([
    [
      'cyclic fragments',
      () =>
        world.post(
          JSON.stringify({
            query: '{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }',
          }),
        ),
      'RequestInvalid',
    ],
    [
      'a batch of a hundred',
      () =>
        world.post(
          JSON.stringify(
            Array.from({ length: 100 }, () => ({ query: DEPOSIT, variables: { input: depositInput() } })),
          ),
        ),
      'RequestInvalid|400',
    ],
    ['an incomplete document', () => world.post('{"query":"mutation { startDeposit('), 'RequestInvalid|400'],
    [
      'a page size of a million',
      () =>
        world.post(
          JSON.stringify({
            query:
              '{ viewer { paymentTransactions(first: 1000000) { totals { count } edges { node { id } } } } }',
          }),
        ),
      'ValidationFailure|200',
    ],
    [
      'a forged cursor',
      () =>
        world.post(
          JSON.stringify({
            query:
              '{ viewer { paymentTransactions(after: "-1; drop table api.journal") { totals { count } } } }',
          }),
        ),
      'ValidationFailure',
    ],
    [
      'a form content type',
      () =>
        world.post(`query=${encodeURIComponent('mutation { logout { loggedOut } }')}`, {
          'content-type': 'application/x-www-form-urlencoded',
        }),
      'RequestInvalid',
    ],
    [
      'a plain-text content type',
      () =>
        world.post(JSON.stringify({ query: DEPOSIT, variables: { input: depositInput() } }), {
          'content-type': 'text/plain',
        }),
      'RequestInvalid',
    ],
    [
      'a multipart upload',
      () =>
        world.post('--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--', {
          'content-type': 'multipart/form-data; boundary=x',
        }),
      'RequestInvalid',
    ],
    [
      'a mutation by GET',
      () =>
        fetch(
          `${world.api.baseUrl}/graphql?query=${encodeURIComponent(`mutation { cancelPayment(id: "${world.openId}") { cancelled } }`)}`,
          { headers: { authorization: `Bearer ${world.victim}` } },
        ).then(toReply),
      'RequestInvalid|405',
    ],
  ])('has no effect with %s', async (_what, send, kind) => world.expectRefused(await send(), kind));

  it('is rejected at five megabytes without being read completely', async () => {
    const answer = await world
      .post(JSON.stringify({ query: `{ viewer { id } } #${'x'.repeat(5_000_000)}` }))
      .catch(() => ({
        status: 413,
        text: '{"errors":[{"extensions":{"type":"RequestTooComplexFailure"}}]}',
      }));
    await world.expectRefused(answer, 'RequestTooComplexFailure');
  });
});
