import { describe, expect, it } from '@jest/globals';
import { arrangeLayout, type LayoutSituation } from './arrangeLayout.ts';

const visitor: LayoutSituation = {
  layout: 'logged-in',
  route: 'lobby',
  session: 'LOGGED_OUT',
  canRefresh: false,
  hasActiveGuard: false,
  hasQuickMenu: true,
};
const player: LayoutSituation = { ...visitor, session: 'LOGGED_IN', canRefresh: true };

describe('the sign-in button (requirements/routes#layouts)', () => {
  it.each([
    ['a visitor in the lobby', visitor, true],
    ['a player in the lobby', player, false],
    ['login', { ...visitor, layout: 'basic-without-sign-in', route: 'login' }, false],
    [
      'terms, no session',
      { ...visitor, layout: 'basic-sign-in-if-expired', route: 'terms-and-conditions' },
      true,
    ],
    [
      'terms, session can be refreshed',
      { ...visitor, layout: 'basic-sign-in-if-expired', canRefresh: true },
      false,
    ],
    ['sports, no session', { ...visitor, layout: 'session', route: 'sports' }, true],
    [
      'sports, session can be refreshed',
      { ...visitor, layout: 'session', route: 'sports', canRefresh: true },
      false,
    ],
    ['a login handler', { ...visitor, layout: 'handler', route: 'login-handler' }, false],
    ['an unknown path', { ...visitor, layout: undefined, route: undefined }, true],
  ] as const)('depends on the address and the session: %s, shown: %s', (_case, situation, shown) => {
    expect(arrangeLayout(situation).signIn).toBe(shown);
  });
});

describe('the quick menu (requirements/routes#menus-and-live-chat)', () => {
  it.each([
    ['in the lobby', visitor, true],
    ['without the feature', { ...visitor, hasQuickMenu: false }, false],
    ['while a guard is active', { ...visitor, hasActiveGuard: true }, false],
    ['on login', { ...visitor, layout: 'basic-without-sign-in', route: 'login' }, false],
    ['on enter code, in any layout', { ...visitor, route: 'enter-code' }, false],
  ] as const)('depends on the page: %s, shown: %s', (_case, situation, shown) => {
    expect(arrangeLayout(situation).quickMenu).toBe(shown);
  });
});

describe('other parts (requirements/access#layouts)', () => {
  it('shows a player balance and deposit on legal pages too, but never on a handler', () => {
    expect(arrangeLayout({ ...player, layout: 'basic-sign-in-if-expired' }).player).toBe(true);
    expect(arrangeLayout({ ...player, layout: 'handler' }).player).toBe(false);
  });

  it('links the logo to the home page when the session can be refreshed, otherwise to the landing page', () => {
    expect(arrangeLayout({ ...visitor, canRefresh: true }).logoHome).toBe(true);
    expect(arrangeLayout(visitor).logoHome).toBe(false);
  });

  it('gives a visitor navigation in the lobby and none on forms', () => {
    expect(arrangeLayout(visitor).navigation).toBe(true);
    expect(arrangeLayout({ ...visitor, layout: 'basic-without-sign-in' }).navigation).toBe(false);
  });
});
