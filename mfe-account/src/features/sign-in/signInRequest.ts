import type { LogoutReason } from '@foyer/contract';
import { safeRedirect } from '@foyer/links';

// Parameters that a sign-in passes to its return page (requirements/routes#layouts).
const CARRIED = ['amount', 'currency', 'paymentMethod', 'setCustomJackpot', 'autoSubmit'] as const;
const MAX_CARRIED_LENGTH = 100; // requirements/validation#inputs
const LOGOUT_REASONS: readonly LogoutReason[] = [
  'SESSION_EXPIRED',
  'JWT_EXPIRED',
  'LOGGED_IN_FROM_ANOTHER_DEVICE',
  'LOGGED_OUT',
  'ACCOUNT_BLOCKED',
  'BREAK_STARTED',
  'SESSION_LIMIT_REACHED',
]; // requirements/errors#logout-reasons

export interface SignInRequest {
  /** The header button's link starts sign-in automatically (requirements/routes#layouts). */
  readonly automatic: boolean;
  readonly redir: string | undefined;
  readonly carry: Readonly<Record<string, string>>;
  readonly reason: LogoutReason | undefined;
}

/** Parses the address of a sign-in page; unknown parameters are ignored. */
export function signInRequest(search: string): SignInRequest {
  const query = new URLSearchParams(search);
  const carry: Record<string, string> = {};
  for (const name of CARRIED) {
    const value = query.get(name);
    if (value !== null && value.length <= MAX_CARRIED_LENGTH) carry[name] = value;
  }
  const reason = LOGOUT_REASONS.find((known) => known === query.get('logoutReason'));
  return {
    automatic: query.has('autoSignIn') && reason === undefined,
    redir: safeRedirect(query.get('redir')),
    carry,
    reason,
  };
}
