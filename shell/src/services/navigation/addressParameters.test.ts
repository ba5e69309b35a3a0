import { describe, expect, it, jest } from '@jest/globals';
import type { SessionState } from '@foyer/contract';
import { fakeServices, signedInSession } from '@foyer/platform/testing';
import { followToastLinks } from '../wallet/followToastLinks.ts';
import { withoutParameters } from './addressParameters.ts';
import { destination } from '../session/journey.ts';
import { removeSpentParameters } from './removeSpentParameters.ts';

const VISITOR: SessionState = { status: 'LOGGED_OUT' };
const LINK = 'autoSubmit=1&paymentMethod=card&amount=50&currency=EUR';

function open(path: string, state: SessionState = signedInSession()) {
  const services = fakeServices({ path });
  services.session.set(state);
  const carry = jest.fn();
  removeSpentParameters({ ...services, session: Object.assign(services.session, { carry }) });
  const [href] = jest.mocked(services.navigation.go).mock.calls[0] ?? [];
  return { services, carry, href };
}

// requirements/routes#query-parameters, ADR 0217
describe('the parameters of an address', () => {
  it.each<[string, string | undefined]>([
    ['/en/games/?a=1&productMode=sports', '/en/games/?a=1'],
    ['/en/games/?productMode=poker', '/en/games/'],
    ['/en/profile/limits/?setDefaultCurrency=true', '/en/profile/limits/'],
    ['/en/?setDefaultCurrency=yes', '/en/'],
    ['/en/sports/?setCustomVPN=SE', '/en/sports/'],
    ['/fi/?locale=fi', '/fi/'],
    ['/en/?showToast=Other', '/en/'],
    ['/en/?accessToken=a&refreshToken=b', '/en/'],
    ['/en/?autoSignIn=1', '/en/'],
    ['/en/games/?aff=partner-7', '/en/games/'],
    ['/en/unknown/?locale=en', '/en/unknown/'],
    // incomplete or invalid links
    ['/en/?amount=50', '/en/'],
    ['/en/?autoSubmit=1&amount=50&filter=new', '/en/?filter=new'],
    ['/en/?autoSubmit=1&paymentMethod=%3Cb%3E&amount=50', '/en/'],
    ['/en/?preselectedChallengeId=7', '/en/'],
    // in use
    [`/en/?${LINK}`, undefined],
    ['/en/?showToast=InitWithdrawal', undefined],
    ['/en/jackpot/?setCustomJackpot=5', undefined],
    ['/en/login/?autoSignIn=1&amount=20&setCustomJackpot=5', undefined],
    [`/en/payment-gateway-login-handler/?${LINK}`, undefined],
    ['/en/games/?filter=new', undefined],
    // on the jackpot page, which asks for a confirmation
    ['/en/games/?a=1&setCustomJackpot=5', '/en/jackpot/?a=1&setCustomJackpot=5'],
    ['/en/games/?setCustomJackpot=', '/en/games/'],
  ])('are removed after their effect: %s of a player: %s', (path, expected) => {
    expect(open(path).href).toBe(expected);
  });

  it.each([
    [
      'another page',
      '/en/games/',
      ['/en/games/?amount=50&setCustomJackpot=5', '/en/games/', '/en/jackpot/?setCustomJackpot=5'],
    ],
    [
      'the jackpot page',
      '/en/jackpot/',
      ['/en/jackpot/?amount=50&setCustomJackpot=5', '/en/jackpot/?setCustomJackpot=5', undefined],
    ],
    ['home', undefined, ['/en/?amount=50&setCustomJackpot=5', '/en/jackpot/?setCustomJackpot=5', undefined]],
  ])(
    'propose a jackpot contribution after a sign-in to %s: once, on the jackpot page',
    (_what, redir, expected) => {
      const href = destination('en', { redir, carry: { amount: '50', setCustomJackpot: '5' } }, 'CASINO');
      expect([href, open(href).href, open('/en/jackpot/').href]).toEqual(expected);
      expect(open('/en/jackpot/').href).toBeUndefined();
    },
  );

  it('wait until the session is known', () => {
    const { services, href } = open(`/en/?${LINK}`, { status: 'LOADING' });
    expect(href).toBeUndefined();
    services.session.set(VISITOR);
    expect(services.navigation.go).toHaveBeenCalledWith('/en/', { replace: true });
  });

  it('continue with the sign-in of a visitor if they belong to a quick deposit link', () => {
    const { carry, href } = open(`/en/games/?filter=new&${LINK}`, VISITOR);
    expect(href).toBe('/en/games/?filter=new');
    expect(carry).toHaveBeenCalledWith({
      autoSubmit: '1',
      paymentMethod: 'card',
      amount: '50',
      currency: 'EUR',
    });
  });

  it('are removed when they do not apply to a visitor', () => {
    expect(open('/en/?showToast=InitWithdrawal', VISITOR).href).toBe('/en/');
  });

  it('keep their spelling when they stay', () => {
    expect(withoutParameters('?q=a+b%20c&locale=fi&list', ['locale'])).toBe('?q=a+b%20c&list');
  });
});

describe('showToast=InitWithdrawal', () => {
  it('shows the toast on any page once the player is present, and leaves the address', () => {
    const services = fakeServices({ path: '/en/games/?showToast=InitWithdrawal&a=1' });
    const notify = jest.fn();
    followToastLinks({ ...services, notify });
    expect(notify).not.toHaveBeenCalled();
    services.session.set(signedInSession());
    expect(notify).toHaveBeenCalledTimes(1);
    expect(services.navigation.go).toHaveBeenCalledWith('/en/games/?a=1', { replace: true });
  });
});
