import { describe, expect, it } from '@jest/globals';
import { createScene } from '../pages/scene.ts';
import { bankRequest, handlerPath } from './returnPath.ts';

const scene = createScene({
  brand: 'aurora',
  country: 'FI',
  protectionMode: undefined,
  locale: 'en',
  nonce: '',
  relyingParty: undefined,
});

describe('bankRequest', () => {
  it.each([
    ['/en/open-banking-login-handler/', 'OpenBanking', undefined],
    ['/fr_CA/bank-payment-login-handler/?redir=%2Fen%2Fgames%2F&amount=50', 'BankPayment', '50'],
    ['/no/payment-gateway-login-handler/?amount=1e9', 'PaymentGateway', undefined],
  ])('reads flow and amount from %s', (path, flow, amount) => {
    expect(bankRequest({ login_path: path })).toMatchObject({ flow, amount });
  });

  it.each([
    undefined,
    7,
    '',
    '/en/login-handler/',
    '/en/identity-login-handler/',
    '//evil.example/open-banking-login-handler/',
    'https://evil.example/en/open-banking-login-handler/',
    '/en/open-banking-login-handler/../games/',
    '/en/open-banking-login-handler/#x',
    '/en/open-banking-login-handler/?a="',
    '/en/unknown-login-handler/',
    `/en/open-banking-login-handler/?redir=${'a'.repeat(1_000)}`,
  ])('ignores %p', (path) => {
    expect(bankRequest({ login_path: path }).flow).toBeUndefined();
  });
});

it('handlerPath leads to the handler of the chosen flow, in the language of the player, with the known sign-in parameters only', () => {
  const requested =
    '/fi/open-banking-login-handler/?redir=%2Ffi%2Fgames%2F&amount=50&accessToken=stolen&evil=1';
  expect(handlerPath(scene, 'BankPayment', bankRequest({ login_path: requested }), requested)).toBe(
    '/fi/bank-payment-login-handler/?redir=%2Ffi%2Fgames%2F&amount=50',
  );
  expect(handlerPath(scene, 'OpenBanking', bankRequest({}), undefined)).toBe(
    '/en/open-banking-login-handler/',
  );
  expect(
    handlerPath(
      scene,
      'OpenBanking',
      bankRequest({ registration_path: '/en/register/?redir=%2Fen%2Fdeposit%2F' }),
      undefined,
    ),
  ).toBe('/en/open-banking-login-handler/?redir=%2Fen%2Fdeposit%2F');
});
