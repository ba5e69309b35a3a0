import { bankLoginOf } from '../bank/cookie.ts';
import { INPUT_MAXIMUM_LENGTH, type FieldErrors } from '../pages/fields.ts';
import { timeOfDay } from '../pages/noticePages.ts';
import { signInPage } from '../pages/signInPage.ts';
import type { Services } from '../services.ts';
import { emailError } from '../registration/validation.ts';
import { emailKey, type Credential } from '../store/credentials.ts';
import type { AttemptLimit } from '../store/attempts.ts';
import { networkOf } from '../security/network.ts';
import { proceed } from './finish.ts';
import { show, type Visit } from './visit.ts';

/** Households and offices share addresses; an account does not. */
const ADDRESS_FACTOR = 10;

export function accountLimit({ settings }: Services): AttemptLimit {
  return { failures: settings.loginAttemptsBeforeLock, minutes: settings.loginLockMinutes };
}

export function addressLimit({ settings }: Services): AttemptLimit {
  return { failures: settings.loginAttemptsBeforeLock * ADDRESS_FACTOR, minutes: settings.loginLockMinutes };
}

export async function showSignIn(visit: Visit): Promise<void> {
  const hint = visit.interaction.params['login_hint'];
  show(visit, 200, signInPage(visit.scene, visit.assets, { email: typeof hint === 'string' ? hint.slice(0, INPUT_MAXIMUM_LENGTH) : undefined, unfinished: await bankLoginOf(visit) }));
}

/** The same steps, the same words and the same work whether or not the address has an account. */
export async function signIn(visit: Visit): Promise<void> {
  const { services, scene, from, form } = visit;
  const email = (form.get('email') ?? '').trim();
  const password = form.get('password') ?? '';
  const errors = fieldErrors(email, password);
  if (Object.keys(errors).length > 0) return show(visit, 422, signInPage(scene, visit.assets, { email, errors }));

  const account = `${scene.brand}:${emailKey(email)}`;
  const atAddress = await services.attempts.take('address', networkOf(from.address), addressLimit(services));
  if (!atAddress.allowed) return showLocked(visit, email, atAddress.lockedUntil);
  const attempt = await services.attempts.take('account', account, accountLimit(services));
  const credential = await services.credentials.byEmail(scene.brand, email);
  if (!attempt.allowed) return showLocked(visit, email, attempt.lockedUntil);

  if (!(await services.passwords.verify(password, credential?.password)) || !credential) return refuse(visit, email, credential, attempt.justLocked);
  await services.attempts.forget('account', account);
  await services.attempts.giveBack('address', networkOf(from.address), addressLimit(services));
  await renewHash(visit, credential, password);
  await proceed(visit, { playerId: credential.playerId, methods: ['pwd'], canHoldPasskey: form.get('can_hold_passkey') === 'yes' });
}

async function refuse(visit: Visit, email: string, credential: Credential | undefined, isLocked: boolean): Promise<void> {
  const { services, scene, from } = visit;
  const about = { brand: scene.brand, playerId: credential?.playerId, from };
  await services.events.record({ ...about, kind: 'SIGN_IN_FAILED', details: { method: 'password' } });
  if (!isLocked) return show(visit, 422, signInPage(scene, visit.assets, { email, problem: scene.t('identity.signIn.wrong') }));
  await services.events.record({ ...about, kind: 'TOO_MANY_INVALID_LOGIN_ATTEMPTS' });
  showLocked(visit, email, services.clock() + services.settings.loginLockMinutes * 60_000);
}

export function showLocked(visit: Visit, email: string, until: number): void {
  const { scene, services } = visit;
  const minutes = Math.max(1, Math.ceil((until - services.clock()) / 60_000));
  const problem = scene.t('identity.signIn.locked', { minutes, time: timeOfDay(scene, until) });
  show(visit, 429, signInPage(scene, visit.assets, { email, problem }), { 'retry-after': String(minutes * 60) });
}

async function renewHash({ services, scene }: Visit, { playerId, password: stored }: Credential, password: string): Promise<void> {
  if (stored && services.passwords.isOutdated(stored)) await services.credentials.setPassword(scene.brand, playerId, await services.passwords.hash(password));
}

function fieldErrors(email: string, password: string): FieldErrors {
  const emailProblem = emailError(email);
  return {
    ...(emailProblem ? { email: emailProblem } : {}),
    ...(password === '' ? { password: 'identity.error.required' } : {}),
    ...(password.length > INPUT_MAXIMUM_LENGTH ? { password: 'identity.error.long' } : {}),
  };
}
