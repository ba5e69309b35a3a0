import { MAX_INPUT_LENGTH } from '@foyer/money';
import type { FieldErrors } from '../pages/fields.ts';
import type { Html, Piece } from '@foyer/runtime';
import { timeOfDay } from '../pages/formats.ts';
import { emailError } from '../registration/validation.ts';
import { networkOf } from '../security/network.ts';
import type { Services } from '../services.ts';
import type { AttemptLimit } from '../store/attempts.ts';
import { emailKey, type Credential } from '../store/credentials.ts';
import { show, type Visit } from './visit.ts';

/** Families and offices share an IP address, so it is allowed more attempts than an account. */
const ADDRESS_FACTOR = 10;
const MINUTE_MS = 60_000;

/** A form with an email address and a password, shown again with its errors. */
export type PasswordPage = (state: {
  readonly email: string;
  readonly errors?: FieldErrors;
  readonly problem?: Piece;
}) => Html;

export function accountLimit({ settings }: Services): AttemptLimit {
  return { failures: settings.loginAttemptsBeforeLock, minutes: settings.loginLockMinutes };
}

export function addressLimit({ settings }: Services): AttemptLimit {
  return { failures: settings.loginAttemptsBeforeLock * ADDRESS_FACTOR, minutes: settings.loginLockMinutes };
}

/**
 * Returns the account of the posted email address and password; undefined after a response has been sent.
 * Steps, texts and work are the same whether or not the address has an account, on every page that asks for
 * a password.
 */
export async function provePassword(visit: Visit, page: PasswordPage): Promise<Credential | undefined> {
  const { services, scene, from, form } = visit;
  const email = (form.get('email') ?? '').trim();
  const password = form.get('password') ?? '';
  const errors = fieldErrors(email, password);
  if (Object.keys(errors).length > 0) return void show(visit, 422, page({ email, errors }));

  const account = `${scene.brand}:${emailKey(email)}`;
  const atAddress = await services.attempts.take('address', networkOf(from.address), addressLimit(services));
  if (!atAddress.allowed) return void showLockedOn(visit, page, email, atAddress.lockedUntil);
  const attempt = await services.attempts.take('account', account, accountLimit(services));
  const credential = await services.credentials.byEmail(scene.brand, email);
  if (!attempt.allowed) return void showLockedOn(visit, page, email, attempt.lockedUntil);

  if (!(await services.passwords.verify(password, credential?.password)) || !credential)
    return void (await refuse(visit, page, { email, credential, isLocked: attempt.justLocked }));
  await services.attempts.forget('account', account);
  await services.attempts.undoFailure('address', networkOf(from.address), addressLimit(services));
  await renewHash(visit, credential, password);
  return credential;
}

/** Too many attempts: shows when the next one is allowed. */
export function showLockedOn(visit: Visit, page: PasswordPage, email: string, until: number): void {
  const { scene, services } = visit;
  const minutes = Math.max(1, Math.ceil((until - services.clock()) / MINUTE_MS));
  show(
    visit,
    429,
    page({ email, problem: scene.t('identity.signIn.locked', { minutes, time: timeOfDay(scene, until) }) }),
    { 'retry-after': String(minutes * 60) },
  );
}

interface Failed {
  readonly email: string;
  readonly credential: Credential | undefined;
  readonly isLocked: boolean;
}

async function refuse(
  visit: Visit,
  page: PasswordPage,
  { email, credential, isLocked }: Failed,
): Promise<void> {
  const { services, scene, from } = visit;
  const about = { brand: scene.brand, playerId: credential?.playerId, from };
  await services.events.record({ ...about, kind: 'SIGN_IN_FAILED', details: { method: 'password' } });
  if (!isLocked) return show(visit, 422, page({ email, problem: scene.t('identity.signIn.wrong') }));
  await services.events.record({ ...about, kind: 'TOO_MANY_INVALID_LOGIN_ATTEMPTS' });
  showLockedOn(visit, page, email, services.clock() + services.settings.loginLockMinutes * MINUTE_MS);
}

async function renewHash(
  { services, scene }: Visit,
  { playerId, password: stored }: Credential,
  password: string,
): Promise<void> {
  if (stored && services.passwords.isOutdated(stored))
    await services.credentials.setPassword(scene.brand, playerId, await services.passwords.hash(password));
}

function fieldErrors(email: string, password: string): FieldErrors {
  const emailProblem = emailError(email);
  return {
    ...(emailProblem ? { email: emailProblem } : {}),
    ...(password === '' ? { password: 'identity.error.required' } : {}),
    ...(password.length > MAX_INPUT_LENGTH ? { password: 'identity.error.long' } : {}),
  };
}
