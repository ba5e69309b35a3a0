import type { LogoutReason } from '@foyer/contract';
import { safeRedirect } from '@foyer/links';

// requirements/routes#layouts: what a sign-in carries to the page it returns to
const CARRIED = ['amount', 'currency', 'paymentMethod', 'setCustomJackpot', 'autoSubmit'] as const;
const CARRIED_MAXIMUM_LENGTH = 100; // requirements/validation#inputs
const LOGOUT_REASONS: readonly LogoutReason[] = [
  'SESSION_EXPIRED',
  'JWT_EXPIRED',
  'LOGGED_IN_FROM_ANOTHER_DEVICE',
]; // requirements/errors#tracking-cases

export interface SignInRequest {
  /** requirements/routes#layouts: the header button's link; sign-in starts by itself. */
  readonly automatic: boolean;
  readonly redir: string | undefined;
  readonly carry: Readonly<Record<string, string>>;
  readonly reason: LogoutReason | undefined;
}

/** What the address of a sign-in page asks for; everything it does not know is ignored. */
export function signInRequest(search: string): SignInRequest {
  const query = new URLSearchParams(search);
  const carry: Record<string, string> = {};
  for (const name of CARRIED) {
    const value = query.get(name);
    if (value !== null && value.length <= CARRIED_MAXIMUM_LENGTH) carry[name] = value;
  }
  const reason = LOGOUT_REASONS.find((known) => known === query.get('logoutReason'));
  return {
    automatic: query.has('autoSignIn') && reason === undefined,
    redir: safeRedirect(query.get('redir')),
    carry,
    reason,
  };
}
