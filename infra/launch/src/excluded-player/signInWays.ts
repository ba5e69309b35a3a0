import { expect } from '@jest/globals';
import { SEEDED_PASSWORD } from '@foyer/identity/test-client';
import { visibleText } from '@foyer/identity/test-visitor';
import { textOf } from '../testing/playerServices.ts';
import { approveAtBank } from './bankVisits.ts';
import { identifyByCard, proveByCard } from './electronicId.ts';
import {
  EXCLUDED,
  JAAK,
  MART_AT_BANK,
  MART_AT_WALLET,
  NEW_PASSWORD,
  REFUNDED_AT_TULI,
  REGISTER,
} from './people.ts';
import {
  exchangeCode,
  pageAfterBank,
  passkey,
  proveByCode,
  registerWithBank,
  requestCode,
  requestCodeOnPage,
  signInWithBank,
  signInWithPassword,
  signInWithTicket,
} from './signIns.ts';
import { afterwards, way, type NamedWay } from './way.ts';
import { credentials, lastMail, scene } from './world.ts';

/** Ways that prove the person again. */
export const SIGN_IN_WAYS: readonly NamedWay[] = [
  ['the password', afterwards(() => signInWithPassword('aurora')), EXCLUDED],
  [
    'the sign-in of a quick deposit',
    afterwards(() =>
      signInWithPassword('aurora', {
        login_path: '/en/quick-deposit-sign-in/?amount=35&paymentMethod=fernpay',
      }),
    ),
    EXCLUDED,
  ],
  [
    'the password at another brand of the operator',
    afterwards(() => signInWithPassword('zephyra')),
    EXCLUDED,
  ],
  [
    'the password at a brand whose register names the person',
    afterwards(() => signInWithPassword('tuli')),
    REGISTER,
  ],
  [
    'a sign-in code',
    afterwards(async () => signInWithTicket(await exchangeCode(await requestCodeOnPage()))),
    EXCLUDED,
  ],
  [
    'a sign-in code that was sent before',
    way(requestCodeOnPage, async (sent) => signInWithTicket(await exchangeCode(sent))),
    EXCLUDED,
  ],
  [
    'a sign-in code that was entered before',
    way(async () => exchangeCode(await requestCodeOnPage()), signInWithTicket),
    EXCLUDED,
  ],
  [
    'a code for a new password',
    afterwards(async () => visibleText((await proveByCode()).page?.text ?? '')),
    EXCLUDED,
  ],
  [
    'a code for a new password that was sent before',
    way(requestCode, ({ visitor, code }) => textOf(visitor.submit('/code/check', { code }))),
    EXCLUDED,
  ],
  [
    'a page of the sign-in that was left open, with a new password',
    way(
      async () => {
        const visitor = await proveByCode();
        expect(visibleText(visitor.page?.text ?? '')).toContain(NEW_PASSWORD);
        return visitor;
      },
      (visitor) => textOf(visitor.submit('/new-password', { password: 'correct horse battery' })),
    ),
    EXCLUDED,
  ],
  [
    'a page of the sign-in that was left open, without a passkey',
    way(
      async () => {
        const visitor = await scene.start('zephyra');
        await visitor.submit('/sign-in', { ...credentials('zephyra'), can_hold_passkey: 'yes' });
        return visitor;
      },
      (visitor) => textOf(visitor.submit('/passkey/later')),
    ),
    EXCLUDED,
  ],
  [
    'a new address whose link was sent before',
    way(
      async () => {
        const email = 'iris.new@example.com';
        await scene.call('identity', 'players/aurora-wealth/email-change/send', {
          brand: 'aurora',
          locale: 'en',
          email,
        });
        return new URL(await lastMail(email, /https?:\S+/)).searchParams.get('token');
      },
      async (token) => {
        await scene.call('identity', 'email-verifications/redeem', { brand: 'aurora', token });
        const visitor = await scene.start('aurora');
        return textOf(
          visitor.submit('/sign-in', { email: 'iris.new@example.com', password: SEEDED_PASSWORD }),
        );
      },
    ),
    EXCLUDED,
  ],
  [
    'a passkey',
    afterwards(async () => textOf(passkey(await scene.start('aurora'), 'authenticate'))),
    EXCLUDED,
  ],
  ['a bank payment', afterwards(() => signInWithBank('BankPayment')), EXCLUDED],
  ['open banking', afterwards(() => signInWithBank('OpenBanking')), EXCLUDED],
  ['a payment gateway', afterwards(() => signInWithBank('PaymentGateway', MART_AT_WALLET)), EXCLUDED],
  [
    'a bank payment that was approved before',
    way(() => approveAtBank(scene, 'aurora', 'BankPayment', MART_AT_BANK), pageAfterBank),
    EXCLUDED,
  ],
  ['a bank that proves a person whom the register names', afterwards(registerWithBank), REFUNDED_AT_TULI],
  [
    'the national e-ID',
    afterwards(async () =>
      visibleText((await identifyByCard(scene, JAAK?.documentNumber ?? '')).page?.text ?? ''),
    ),
    REGISTER,
  ],
  [
    'an answer of the national e-ID from before',
    way(
      () => proveByCard(scene, JAAK?.documentNumber ?? ''),
      ({ visitor, next }) => textOf(visitor.open(next)),
    ),
    REGISTER,
  ],
];
