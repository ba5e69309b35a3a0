import { describe, expect, it } from '@jest/globals';
import { readOrder, readPlayer } from './readOrder.ts';

const ACCOUNT = '0b0e7bb0-5c9e-4d0e-9f43-0d5f5e0a7c11';
const player = { reference: 'p-1', name: 'Ada Example', country: 'MT' };
const body = {
  merchant: 'aurora',
  reference: 'r-1',
  amount: 2_000,
  currency: 'EUR',
  method: 'instant-bank',
  country: 'FI',
  locale: 'fr_CA',
  player,
  returnUrl: 'https://aurora.test/deposit/?x=1',
};
const payout = {
  merchant: 'aurora',
  reference: 'r-1',
  amount: 2_000,
  currency: 'EUR',
  method: 'card',
  player,
  account: ACCOUNT,
};

describe('readOrder', () => {
  it('reads a deposit', () => {
    expect(readOrder({ ...body, unknownField: 'ignored' }, 'deposit')).toEqual({
      ok: true,
      value: {
        direction: 'deposit',
        merchant: 'aurora',
        reference: 'r-1',
        amount: 2_000,
        currency: 'EUR',
        method: 'instant-bank',
        country: 'FI',
        locale: 'fr_CA',
        player,
        account: undefined,
        returnUrl: 'https://aurora.test/deposit/?x=1',
        isHeld: false,
      },
    });
  });
  it('reads a payout to the country of residence', () => {
    expect(readOrder({ ...payout, returnUrl: 'https://aurora.test/' }, 'payout')).toEqual({
      ok: true,
      value: {
        direction: 'payout',
        merchant: 'aurora',
        reference: 'r-1',
        amount: 2_000,
        currency: 'EUR',
        method: 'card',
        country: 'MT',
        locale: 'en',
        player,
        account: ACCOUNT,
        returnUrl: undefined,
        isHeld: false,
      },
    });
  });

  it.each<[string, object, object]>([
    ['the minimum amount', { amount: 1 }, { amount: 1 }],
    ['the largest amount', { amount: Number.MAX_SAFE_INTEGER }, { amount: Number.MAX_SAFE_INTEGER }],
    ['a language alone', { locale: 'en' }, { locale: 'en' }],
    ['a known account', { account: ACCOUNT }, { account: ACCOUNT }],
    ['no account', { account: null }, { account: undefined }],
    [
      'plain http',
      { returnUrl: 'http://aurora.localhost:4000' },
      { returnUrl: 'http://aurora.localhost:4000/' },
    ],
    ['a payment held for its merchant', { confirmation: 'merchant' }, { isHeld: true }],
    [
      'the longest names',
      { merchant: 'a'.repeat(128), player: { ...player, name: 'é'.repeat(200) } },
      { merchant: 'a'.repeat(128) },
    ],
    ['the longest method', { method: 'a'.repeat(48) }, { method: 'a'.repeat(48) }],
    ['every allowed character of a reference', { reference: 'aZ09_.:-' }, { reference: 'aZ09_.:-' }],
  ])('accepts %s', (_what, change, expected) => {
    expect(readOrder({ ...body, ...change }, 'deposit')).toMatchObject({ ok: true, value: expected });
  });

  it.each<[string, unknown]>([
    ['body', undefined],
    ['body', null],
    ['body', 'text'],
    ['body', [body]],
    ['player', { ...body, player: undefined }],
    ['player', { ...body, player: [player] }],
    ['player', { ...body, player: 'p-1' }],
    ...['', 'a b', 'a/b', 'a'.repeat(129), ' a', 'a ', 7].flatMap((value): [string, unknown][] => [
      ['merchant', { ...body, merchant: value }],
      ['reference', { ...body, reference: value }],
      ['player.reference', { ...body, player: { ...player, reference: value } }],
    ]),
    ...[0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1, '2000', null].map(
      (amount): [string, unknown] => ['amount', { ...body, amount }],
    ),
    ...['eur', 'EU', 'EURO', ' EUR', 9].map((currency): [string, unknown] => [
      'currency',
      { ...body, currency },
    ]),
    ...['', 'Card', 'card!', 'a'.repeat(49), '-card ', 7].map((method): [string, unknown] => [
      'method',
      { ...body, method },
    ]),
    ...['fi', 'FIN', 'F', ' FI', 7].flatMap((country): [string, unknown][] => [
      ['country', { ...body, country }],
      ['player.country', { ...body, player: { ...player, country } }],
    ]),
    ...['EN', 'eng', 'fr-CA', 'fr_ca', 'fr_CAN', 'xfr_CA', 7].map((locale): [string, unknown] => [
      'locale',
      { ...body, locale },
    ]),
    ...['é'.repeat(201), undefined, 7].map((name): [string, unknown] => [
      'player.name',
      { ...body, player: { ...player, name } },
    ]),
    ...[`${ACCOUNT}0`, `0${ACCOUNT}`, ACCOUNT.replace('-', ''), ACCOUNT.toUpperCase(), 'acc-1', '', 7].map(
      (account): [string, unknown] => ['account', { ...body, account }],
    ),
    ...[
      undefined,
      7,
      ['https://aurora.test/'],
      'nowhere',
      'javascript:alert(1)',
      'ftp://aurora.test/',
      'xhttps://aurora.test/',
      'httpsx://aurora.test/',
    ].map((returnUrl): [string, unknown] => ['returnUrl', { ...body, returnUrl }]),
    ...['player', true, null].map((confirmation): [string, unknown] => [
      'confirmation',
      { ...body, confirmation },
    ]),
    ['confirmation', { ...body, confirmation: 'merchant', account: ACCOUNT }],
  ])('rejects a deposit with invalid %s: %j', (field, input) => {
    expect(readOrder(input, 'deposit')).toEqual({ ok: false, failure: field });
  });

  it.each<[string, object]>([
    ['account', { account: undefined }],
    ['account', { account: null }],
    ['account', { account: 'acc-1' }],
    ['confirmation', { confirmation: 'merchant' }],
  ])('rejects a payout with invalid %s: %j', (field, change) => {
    expect(readOrder({ ...payout, ...change }, 'payout')).toEqual({ ok: false, failure: field });
  });
});

it.each<[unknown, unknown]>([
  [{ player: { reference: 'p-1', name: 'Ada', more: 1 } }, { reference: 'p-1', name: 'Ada' }],
  [{ player: { reference: 'p-1', name: 'é'.repeat(200) } }, { reference: 'p-1', name: 'é'.repeat(200) }],
  [undefined, undefined],
  [{}, undefined],
  [{ player: null }, undefined],
  [{ player: { reference: 'p 1', name: 'Ada' } }, undefined],
  [{ player: { reference: 'p-1' } }, undefined],
  [{ player: { name: 'Ada' } }, undefined],
  [{ player: { reference: 'p-1', name: 'é'.repeat(201) } }, undefined],
  [{ player: { reference: 'p-1', name: ['Ada'] } }, undefined],
])('reads the player of a held payment from %j as %j', (input, expected) => {
  expect(readPlayer(input)).toEqual(expected);
});
