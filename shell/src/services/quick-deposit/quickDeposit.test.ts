import { describe, expect, it, jest } from '@jest/globals';
import { matchRoute } from '@foyer/links';
import { money } from '@foyer/money';
import { fakeServices, type FakeServices, signedInSession, streamingWallet } from '@foyer/platform/testing';
import { followQuickDepositLinks } from './followQuickDepositLinks.ts';
import { readQuickDepositLink, withoutLink } from './quickDepositLink.ts';

describe('a link to quick deposit (requirements/routes#query-parameters, requirements/validation#quick-deposit)', () => {
  it.each([
    ['?autoSubmit=1&paymentMethod=card&amount=50', { amount: money(5_000, 'EUR'), paymentMethod: 'card' }],
    [
      '?autoSubmit=true&paymentMethod=card&amount=50,25&currency=EUR',
      { amount: money(5_025, 'EUR'), paymentMethod: 'card' },
    ],
    [
      '?autoSubmit=1&paymentMethod=card&amount=50&currency=JPY',
      { amount: money(50, 'JPY'), paymentMethod: 'card' },
    ],
    [
      '?autoSubmit=1&paymentMethod=card&amount=50&currency=euro',
      { amount: undefined, paymentMethod: 'card' },
    ],
    ['?autoSubmit=1&paymentMethod=card&amount=-50', { amount: undefined, paymentMethod: 'card' }],
    ['?autoSubmit=1&paymentMethod=card&amount=NaN', { amount: undefined, paymentMethod: 'card' }],
    ['?paymentMethod=card&amount=50', undefined],
    ['?autoSubmit=0&paymentMethod=card&amount=50', undefined],
    ['?autoSubmit=false&paymentMethod=card&amount=50', undefined],
    ['?autoSubmit=&paymentMethod=card&amount=50', undefined],
    ['?autoSubmit=1&amount=50', undefined],
    ['?autoSubmit=1&paymentMethod=card', undefined],
    ['?autoSubmit=1&paymentMethod=%3Cscript%3E&amount=50', undefined],
  ])('is read from %s', (search, link) => {
    expect(readQuickDepositLink(search, 'EUR')).toEqual(link);
  });

  it.each([
    [
      '?autoSubmit=1&paymentMethod=card&amount=50&currency=EUR&preselectedChallengeId=1&autoSignIn=1&locale=en',
      '/en/',
    ],
    ['?filter=new&amount=50', '/en/?filter=new'],
    ['?filter=new', undefined],
  ])('%s is cleaned up to %s (requirements/screens#quick-deposit)', (search, rest) => {
    expect(withoutLink('/en/', search)).toBe(rest);
  });
});

const LINK = '/en/games/?autoSubmit=1&paymentMethod=card&amount=50&filter=new';

function player(path: string): FakeServices {
  const services = fakeServices({ path });
  services.session.set(signedInSession());
  services.wallet.set(streamingWallet({ minimumDeposit: 2_000, minimumWithdrawal: 1_000 }));
  return services;
}

function follow(services: FakeServices) {
  const explainGuard = jest.fn();
  followQuickDepositLinks({ ...services, explainGuard });
  return explainGuard;
}

const CLEAN = ['/en/games/?filter=new', { replace: true }] as const;

describe('quick deposit', () => {
  it('opens once for a link, pre-filled', () => {
    const services = player(LINK);
    follow(services);
    services.wallet.set(services.wallet.current());
    expect(services.overlays.open).toHaveBeenCalledTimes(1);
    expect(services.overlays.open).toHaveBeenCalledWith('quick-deposit', {
      amount: money(5_000, 'EUR'),
      paymentMethod: 'card',
      autoSubmit: true,
    });
  });

  it.each<[string, (services: FakeServices) => void]>([
    ['a guard', (services) => services.guards.set([{ id: 'kyc', status: 'pending' }])],
    ['an unread player', (services) => services.guards.set([{ id: 'account', status: 'pending' }])],
    [
      'an open quick deposit',
      (services) =>
        services.overlays.set({ status: 'open', request: { variant: 'quick-deposit', content: {} } }),
    ],
    [
      'an error',
      (services) =>
        services.overlays.set({
          status: 'open',
          request: { variant: 'error', content: { title: '', body: '' } },
        }),
    ],
    ['a visitor', (services) => services.session.set({ status: 'LOGGED_OUT' })],
    ['an unknown wallet', (services) => services.wallet.set({ status: 'LOADING' })],
  ])('does not open over %s', (_what, arrange) => {
    const services = player(LINK);
    arrange(services);
    follow(services);
    expect(services.overlays.open).not.toHaveBeenCalled();
  });

  it('is refused by a guard: explained, and removed from the address', () => {
    const services = player(LINK);
    services.guards.set([{ id: 'kyc', status: 'pending' }]);
    const explainGuard = follow(services);
    expect(explainGuard).toHaveBeenCalledTimes(1);
    expect(services.navigation.go).toHaveBeenCalledWith(...CLEAN);
    services.guards.set([]);
    expect(services.overlays.open).not.toHaveBeenCalled();
  });

  it('has no effect under an error, and is removed from the address', () => {
    const services = player(LINK);
    services.overlays.set({
      status: 'open',
      request: { variant: 'error', content: { title: '', body: '' } },
    });
    follow(services);
    expect(services.navigation.go).toHaveBeenCalledWith(...CLEAN);
  });

  it('does not open on a sign-in page, which carries the link on', () => {
    const services = player(LINK.replace('/games/', '/login/'));
    follow(services);
    expect(services.overlays.open).not.toHaveBeenCalled();
  });

  it('opens when the player has been read', () => {
    const services = player(LINK);
    services.guards.set([{ id: 'player-services', status: 'pending' }]);
    follow(services);
    services.guards.set([]);
    expect(services.overlays.open).toHaveBeenCalledTimes(1);
  });

  it('opens on the page after a sign-in, once the page change has closed other overlays (requirements/routes#layouts, requirements/screens#overlays-and-toasts)', async () => {
    const services = player('/en/identity-login-handler/');
    follow(services);
    const [pathname = '', search = ''] = LINK.split('?');
    services.navigation.set({
      ...services.navigation.current(),
      match: matchRoute(pathname),
      pathname,
      search: `?${search}`,
    });
    // in the same task as the router's notification
    services.overlays.close();
    expect(services.overlays.open).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(services.overlays.open).toHaveBeenCalledTimes(1);
    expect(services.navigation.go).not.toHaveBeenCalled();
  });

  it.each(['quick-deposit', 'sow'] as const)(
    '%s removes its parameters from the address when it closes, and stays closed',
    (variant) => {
      const services = player(LINK);
      follow(services);
      services.overlays.set({ status: 'open', request: { variant, content: {} } });
      services.overlays.set({ status: 'closed' });
      services.wallet.set(services.wallet.current());
      expect(services.navigation.go).toHaveBeenCalledWith('/en/games/?filter=new', { replace: true });
      expect(services.overlays.open).toHaveBeenCalledTimes(1);
    },
  );
});
