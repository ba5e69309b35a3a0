import { afterAll, beforeAll, beforeEach, describe, it } from '@jest/globals';
import { closeWithoutFaults } from '../../test/worlds/paymentWorld.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { depositInput, withdrawalInput } from '../../test/paymentInputs.ts';
import {
  DEPOSIT,
  startAttackWorld,
  VICTIM,
  WITHDRAWAL,
  type AttackWorld,
  type Reply,
} from '../../test/worlds/attackWorld.ts';

let world: AttackWorld;
beforeAll(async () => {
  world = await startAttackWorld();
}, START_MS);
afterAll(() => closeWithoutFaults(world.api));
beforeEach(() => world.rememberMoney());

describe('malformed amount', () => {
  const AMOUNTS: readonly [raw: string, kind: string][] = [
    ['0', 'AMOUNT_TOO_SMALL'],
    ['-0', 'AMOUNT_TOO_SMALL'],
    ['-2500', 'AMOUNT_TOO_SMALL'],
    ['-9007199254740991', 'AMOUNT_TOO_SMALL'],
    ['9007199254740991', 'AMOUNT_TOO_LARGE'],
    ['9007199254740992', 'RequestInvalid'],
    ['-9007199254740993', 'RequestInvalid'],
    ['1e30', 'RequestInvalid'],
    ['1e400', 'RequestInvalid'],
    ['2500.5', 'RequestInvalid'],
    ['1e-7', 'RequestInvalid'],
    ['"2500"', 'RequestInvalid'],
    ['"25e2"', 'RequestInvalid'],
    ['"NaN"', 'RequestInvalid'],
    ['"0x9c4"', 'RequestInvalid'],
    ['null', 'RequestInvalid'],
    ['true', 'RequestInvalid'],
    ['[2500]', 'RequestInvalid'],
    ['{"minor":2500}', 'RequestInvalid'],
    // not valid JSON
    ['NaN', 'RequestInvalid|400'],
    ['Infinity', 'RequestInvalid|400'],
    ['02500', 'RequestInvalid|400'],
  ];
  const withAmount = (query: string, input: Record<string, unknown>, raw: string): Promise<Reply> =>
    world.post(
      JSON.stringify({ query, variables: { input: { ...input, amount: '__amount__' } } }).replace(
        '"__amount__"',
        raw,
      ),
    );

  it.each(AMOUNTS)('rejects a deposit of %s with %s', async (raw, kind) =>
    world.expectRefused(await withAmount(DEPOSIT, depositInput(), raw), kind),
  );
  it.each(AMOUNTS)('rejects a withdrawal of %s with %s', async (raw, kind) =>
    world.expectRefused(await withAmount(WITHDRAWAL, withdrawalInput(), raw), kind),
  );

  it.each(['25e2', '2500.0', '"2500"', 'NaN', '1e30', '9007199254740993', '-9007199254740993', '[2500]'])(
    'rejects the literal %s in the text of a document',
    async (raw) => {
      const query = `mutation { startDeposit(input: { id: "${crypto.randomUUID()}", amount: ${raw}, currency: "EUR", methodId: "card", returnPath: "/en/", locale: "en" }) { __typename } }`;
      await world.expectRefused(await world.post(JSON.stringify({ query })), 'RequestInvalid');
    },
  );
});

describe('malformed input', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['dollars for euros', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['a currency without minor units', { currency: 'JPY' }, 'CURRENCY_MISMATCH'],
    ['a lower-case currency', { currency: 'eur' }, 'CURRENCY_MISMATCH'],
    ['no currency', { currency: '' }, 'CURRENCY_MISMATCH'],
    ['an SQL injection as currency', { currency: `EUR'; drop table api.journal; --` }, 'CURRENCY_MISMATCH'],
    ['an unknown method', { methodId: 'gold' }, 'METHOD_UNKNOWN'],
    ['a method that is a path', { methodId: '../../v1/payouts' }, 'INVALID'],
    ['a prototype property as method', { methodId: '__proto__' }, 'METHOD_UNKNOWN'],
    ['an unknown account', { accountId: 'acc-of-another-player' }, 'ACCOUNT_UNKNOWN'],
    ['an account of another method', { accountId: 'acc-bank' }, 'ACCOUNT_UNKNOWN'],
    ['an account with a line feed', { accountId: 'acc-card\r\nx: y' }, 'INVALID'],
    ['an id that is a path', { id: '../../../etc/passwd' }, 'INVALID'],
    ['an id of one character', { id: '1' }, 'INVALID'],
    ['an id of 10,000 characters', { id: 'a'.repeat(10_000) }, 'INVALID'],
    ['an id with a null character', { id: 'aaaaaaaa\u0000' }, 'INVALID'],
    ['a return path to another site', { returnPath: 'https://evil.test/' }, 'INVALID'],
    ['a script as return path', { returnPath: 'javascript:alert(1)' }, 'INVALID'],
    ['a return path with a backslash', { returnPath: '/\\evil.test' }, 'INVALID'],
    ['an unknown field', { fee: 0 }, 'RequestInvalid'],
    ['another player as playerId', { playerId: VICTIM }, 'RequestInvalid'],
  ])('rejects a deposit with %s as %s', async (_what, change, kind) =>
    world.expectRefused(
      await world.post(JSON.stringify({ query: DEPOSIT, variables: { input: depositInput(change) } })),
      kind,
    ),
  );

  it.each<[string, Record<string, unknown>, string]>([
    ['an amount above the balance', { amount: 9_000_000 }, 'INSUFFICIENT_FUNDS|AMOUNT_TOO_LARGE'],
    ['another currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['an unknown account', { accountId: 'acc-of-another-player' }, 'ACCOUNT_UNKNOWN'],
  ])('rejects a withdrawal with %s as %s', async (_what, change, kind) =>
    world.expectRefused(
      await world.post(JSON.stringify({ query: WITHDRAWAL, variables: { input: withdrawalInput(change) } })),
      kind,
    ),
  );
});
