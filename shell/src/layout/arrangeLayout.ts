import type { SessionState } from '@foyer/contract';
import type { PageId, RouteLayout } from '@foyer/links';

/** Inputs that decide the arrangement of the frame. */
export interface LayoutSituation {
  /**
   * Undefined for an unknown address: the not-found page uses the basic layout.
   * See requirements/routes#layouts.
   */
  readonly layout: RouteLayout | undefined;
  readonly route: PageId | undefined;
  readonly session: SessionState['status'];
  readonly canRefresh: boolean;
  readonly hasActiveGuard: boolean;
  readonly hasQuickMenu: boolean;
}

/** Visible parts of the frame. */
export interface LayoutArrangement {
  /** Main menu, search and bottom bar. */
  readonly navigation: boolean;
  readonly signIn: boolean;
  /** Balance, deposit and account. */
  readonly player: boolean;
  readonly quickMenu: boolean;
  /** A page of the player's account, which has its own navigation beside it. */
  readonly account: boolean;
  readonly footer: boolean;
  /** The logo links to the home page, otherwise to the landing page (requirements/routes#layouts). */
  readonly logoHome: boolean;
}

const WITHOUT_QUICK_MENU: readonly (PageId | undefined)[] = ['login', 'enter-code']; // requirements/routes#menus-and-live-chat

/**
 * requirements/routes#layouts and requirements/routes#menus-and-live-chat as one function: layout, sign-in
 * button, logo, quick menu.
 */
export function arrangeLayout(situation: LayoutSituation): LayoutArrangement {
  const { layout = 'basic', route, session, canRefresh, hasActiveGuard, hasQuickMenu } = situation;
  const isPlayer = session === 'LOGGED_IN' || canRefresh;
  const isInside = layout === 'logged-in' || layout === 'session';
  return {
    navigation: isInside,
    signIn: hasSignIn(layout, isPlayer),
    player: isPlayer && (isInside || layout === 'basic' || layout === 'basic-sign-in-if-expired'),
    quickMenu: hasQuickMenu && isInside && !hasActiveGuard && !WITHOUT_QUICK_MENU.includes(route),
    account: route !== undefined && (route.startsWith('profile') || route === 'source-of-wealth'),
    footer: layout !== 'handler',
    logoHome: isPlayer,
  };
}

function hasSignIn(layout: RouteLayout, isPlayer: boolean): boolean {
  if (layout === 'handler' || layout === 'basic-without-sign-in') return false;
  return !isPlayer;
}
