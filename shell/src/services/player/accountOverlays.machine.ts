import type { PageId, RouteLayout } from '@foyer/links';

export type AccountOverlay = 'identity-verification-required' | 'sow';

/** Inputs that decide which account overlay opens (requirements/screens#overlays-and-toasts). */
export interface AccountSituation {
  readonly kycStatus: string;
  /** The licence requires a verified identity. */
  readonly isKycRequired: boolean;
  readonly sowStatus: string;
  readonly isSowOverdue: boolean;
  /** The brand toggle OverlaySourceOfWealth. */
  readonly hasSowOverlay: boolean;
  readonly route: PageId | undefined;
  readonly layout: RouteLayout | undefined;
  /** Overlays that this session has shown already. */
  readonly shown: ReadonlySet<AccountOverlay>;
}

/** Pages that resolve the cause, or that explain it. */
const QUIET_ROUTES: ReadonlySet<PageId | undefined> = new Set<PageId | undefined>([
  'source-of-wealth',
  'profile-documents',
  'terms-and-conditions',
  'privacy-policy',
  'bonus-terms-and-conditions',
]);

/**
 * The overlay that is due on the current page, once a session; an overdue source of wealth after each page
 * load, because real-money play is refused then.
 */
export function dueOverlay(situation: AccountSituation): AccountOverlay | undefined {
  const { route, layout, shown } = situation;
  // a sign-in that is still in progress changes the page, which closes an overlay
  if ((layout !== 'logged-in' && layout !== 'session') || QUIET_ROUTES.has(route)) return undefined;
  if (
    situation.isKycRequired &&
    route !== 'withdraw' && // this page opens its own dialog where the server demands it
    situation.kycStatus === 'Required' &&
    !shown.has('identity-verification-required')
  )
    return 'identity-verification-required';
  if (situation.hasSowOverlay && situation.sowStatus === 'Required' && !shown.has('sow')) return 'sow';
  return undefined;
}

/** Overlays that a session remembers across page loads: all but an overdue source of wealth. */
export function remembered(
  shown: ReadonlySet<AccountOverlay>,
  { isSowOverdue }: Pick<AccountSituation, 'isSowOverdue'>,
): readonly AccountOverlay[] {
  return [...shown].filter((overlay) => overlay !== 'sow' || !isSowOverdue);
}
