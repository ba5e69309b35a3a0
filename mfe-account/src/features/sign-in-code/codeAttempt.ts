import type { DeviceStorage } from '@foyer/contract';
import type { SignInCodeChannel } from '@foyer/graphql/main';

/** The code that was sent last in this tab. */
export interface CodeAttempt {
  readonly attemptId: string;
  readonly channel: SignInCodeChannel;
  /** Recipient without the characters that identify the player: the tab may be left open. */
  readonly recipient: string;
  /** Milliseconds since the epoch by the server's clock. */
  readonly expiresAt: number;
  /** The instant from which another code may be requested. */
  readonly resendAt: number;
}

const SEPARATOR = '|';
const MASK = '•••';
const SHOWN_DIGITS = 2;
const MAX_RECIPIENT_LENGTH = 100;

/** `m•••@example.com` or `•••34`. */
export function maskRecipient(channel: SignInCodeChannel, recipient: string): string {
  const text = recipient.trim();
  if (channel === 'SMS') return `${MASK}${text.replaceAll(/\D/g, '').slice(-SHOWN_DIGITS)}`;
  const [first = ''] = text;
  return `${first}${MASK}${text.slice(text.lastIndexOf('@'))}`.slice(0, MAX_RECIPIENT_LENGTH);
}

export function storeAttempt(storage: DeviceStorage, attempt: CodeAttempt): void {
  const { attemptId, channel, expiresAt, resendAt, recipient } = attempt;
  storage.write('signInCode', [attemptId, channel, expiresAt, resendAt, recipient].join(SEPARATOR));
}

export function forgetAttempt(storage: DeviceStorage): void {
  storage.write('signInCode', '');
}

/** The attempt of this tab while its code is valid; undefined for anything else in the storage. */
export function readAttempt(storage: DeviceStorage, now: number): CodeAttempt | undefined {
  const [attemptId = '', channel, expires, resend, ...recipient] = (storage.read('signInCode') ?? '').split(
    SEPARATOR,
  );
  const expiresAt = Number(expires);
  const resendAt = Number(resend);
  if (attemptId === '' || (channel !== 'EMAIL' && channel !== 'SMS')) return undefined;
  if (!Number.isFinite(resendAt) || !(expiresAt > now)) return undefined;
  return { attemptId, channel, expiresAt, resendAt, recipient: recipient.join(SEPARATOR) };
}
