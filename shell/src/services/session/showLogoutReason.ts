import type { LogoutReason, Toasts } from '@foyer/contract';
import type { FormatText, Message } from '@foyer/i18n';
import { messages } from './logoutReason.messages.ts';

const TEXT_OF: Readonly<Record<LogoutReason, Message>> = {
  SESSION_EXPIRED: messages.expired,
  JWT_EXPIRED: messages.expired,
  LOGGED_IN_FROM_ANOTHER_DEVICE: messages.anotherDevice,
  LOGGED_OUT: messages.signedOut,
  ACCOUNT_BLOCKED: messages.blocked,
  BREAK_STARTED: messages.breakStarted,
  SESSION_LIMIT_REACHED: messages.sessionLimit,
};

/** The reason in an address; undefined for unknown values (requirements/errors#logout-reasons). */
export function logoutReasonOf(search: string): LogoutReason | undefined {
  const value = new URLSearchParams(search).get('logoutReason') ?? '';
  return Object.hasOwn(TEXT_OF, value) ? (value as LogoutReason) : undefined; // a key of the table
}

/** Explains on the sportsbook, where a logout in SPORTS mode leads, why the player was signed out. */
export function showLogoutReason(reason: LogoutReason, toasts: Toasts, text: FormatText): void {
  toasts.show('info', text(TEXT_OF[reason]));
}
