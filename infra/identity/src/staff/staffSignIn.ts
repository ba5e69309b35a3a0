import { MAX_INPUT_LENGTH } from '@foyer/money';
import type { FieldErrors } from '../pages/fields.ts';
import { redirect } from '../pages/respond.ts';
import { emailError } from '../registration/validation.ts';
import { networkOf } from '../security/network.ts';
import type { AttemptLimit } from '../store/attempts.ts';
import { emailKey } from '../store/credentials.ts';
import { STAFF_REALM } from './staffRealm.ts';
import type { StaffAccount } from './staffAccounts.ts';
import { enrolPage, secondFactorPage, staffSignInPage } from './staffPages.ts';
import type { StaffServices } from './staffServices.ts';
import { readState, show, writeState, type StaffVisit } from './staffVisit.ts';

/** An office shares an IP address, so it is allowed more attempts than an account. */
const ADDRESS_FACTOR = 10;
const MINUTE = 60_000;

function accountLimit({ settings }: StaffServices): AttemptLimit {
  return { failures: settings.loginAttemptsBeforeLock, minutes: settings.loginLockMinutes };
}

export function addressLimit({ settings }: StaffServices): AttemptLimit {
  return { failures: settings.loginAttemptsBeforeLock * ADDRESS_FACTOR, minutes: settings.loginLockMinutes };
}

/** Shows the current step of the sign-in, also after a reload. */
export async function showStaffSignIn(visit: StaffVisit): Promise<void> {
  const { pendingStep, signedIn } = await readState(visit);
  const account = signedIn && (await visit.services.accounts.byId(signedIn.playerId));
  if (account && pendingStep === 'second-factor') return show(visit, 200, secondFactorPage(visit.scene));
  if (account && pendingStep === 'passkey')
    return show(visit, 200, enrolPage(visit.scene, { mustEnrol: mustEnrol(visit.services, account) }));
  show(visit, 200, staffSignInPage(visit.scene, { aim: visit.aim }));
}

/** Steps, texts and work are the same whether or not the address has an account. */
export async function staffSignIn(visit: StaffVisit): Promise<void> {
  const { services, scene, form, from, aim } = visit;
  const email = (form.get('email') ?? '').trim();
  const password = form.get('password') ?? '';
  const errors = fieldErrors(email, password);
  if (Object.keys(errors).length > 0) return show(visit, 422, staffSignInPage(scene, { email, errors, aim }));
  const atAddress = await services.attempts.take('address', networkOf(from.address), addressLimit(services));
  if (!atAddress.allowed) return showLocked(visit, email, atAddress.lockedUntil);
  const attempt = await services.attempts.take('account', emailKey(email), accountLimit(services));
  const account = await services.accounts.byEmail(email);
  if (!attempt.allowed) return showLocked(visit, email, attempt.lockedUntil);
  if (!(await services.passwords.verify(password, account?.password)) || !account) {
    await services.events.record({
      kind: 'SIGN_IN_FAILED',
      brand: STAFF_REALM,
      playerId: account?.staffId,
      from,
      details: { method: 'password' },
    });
    if (!attempt.justLocked)
      return show(
        visit,
        422,
        staffSignInPage(scene, { email, problem: scene.s('identity.staff.signIn.wrong'), aim }),
      );
    await services.events.record({
      kind: 'TOO_MANY_INVALID_LOGIN_ATTEMPTS',
      brand: STAFF_REALM,
      playerId: account?.staffId,
      from,
    });
    return showLocked(visit, email, services.clock() + services.settings.loginLockMinutes * MINUTE);
  }
  await services.attempts.forget('account', emailKey(email));
  await services.attempts.undoFailure('address', networkOf(from.address), addressLimit(services));
  if (account.password && services.passwords.isOutdated(account.password))
    await services.accounts.setPassword(account.staffId, await services.passwords.hash(password));
  await afterPassword(visit, account, form.get('can_hold_passkey') === 'yes');
}

/**
 * The password is only the first factor for an account with a passkey; in production an operator without a
 * passkey must register one.
 */
async function afterPassword(
  visit: StaffVisit,
  account: StaffAccount,
  canHoldPasskey: boolean,
): Promise<void> {
  const { services, scene } = visit;
  const signedIn = { playerId: account.staffId, methods: ['pwd'] };
  const passkeys = await services.passkeys.ofPlayer(STAFF_REALM, account.staffId, services.site.relyingParty);
  if (passkeys.length > 0) {
    await writeState(visit, { signedIn, pendingStep: 'second-factor' });
    return show(visit, 200, secondFactorPage(scene));
  }
  const must = mustEnrol(services, account);
  if (!must && !canHoldPasskey) return finishStaff(visit, account.staffId, signedIn.methods);
  await writeState(visit, { signedIn, pendingStep: 'passkey' });
  show(visit, 200, enrolPage(scene, { mustEnrol: must }));
}

/**
 * True if the account must register a passkey. Not in development, where every new home would require it
 * again.
 */
export function mustEnrol({ settings }: StaffServices, { roles }: StaffAccount): boolean {
  return settings.mode === 'production' && roles.includes('operator');
}

export function showLocked(visit: StaffVisit, email: string, until: number): void {
  const { scene, services, aim } = visit;
  const minutes = Math.max(1, Math.ceil((until - services.clock()) / MINUTE));
  show(
    visit,
    429,
    staffSignInPage(scene, { email, problem: scene.s('identity.staff.signIn.locked', { minutes }), aim }),
    { 'retry-after': String(minutes * 60) },
  );
}

/** Passes the result to oidc-provider; the session starts when oidc-provider loads the grant. */
export async function finishStaff(
  visit: StaffVisit,
  staffId: string,
  methods: readonly string[],
): Promise<void> {
  const { services, provider, interaction, request, response, from } = visit;
  await services.events.record({
    kind: 'SIGN_IN_SUCCEEDED',
    brand: STAFF_REALM,
    playerId: staffId,
    from,
    details: { methods },
  });
  await services.interactionStates.clear(STAFF_REALM, interaction.uid);
  const before = await provider.Session.get(provider.createContext(request, response));
  if (before.accountId !== undefined && before.accountId !== staffId) {
    await services.sessions.end(before.uid, 'OTHER_PERSON_SIGNED_IN', from);
  }
  // the sign-in started in a session that has ended; oidc-provider would require that session
  if (interaction.session?.uid !== before.uid || before.accountId !== staffId) delete interaction.session;
  interaction.result = {
    login: {
      accountId: staffId,
      amr: [...methods],
      remember: false,
      ts: Math.floor(services.clock() / 1_000),
    },
  };
  await interaction.persist();
  redirect(response, interaction.returnTo);
}

export async function cancelStaffSignIn({ interaction, response }: StaffVisit): Promise<void> {
  interaction.result = { error: 'access_denied', error_description: 'the sign-in was cancelled' };
  await interaction.persist();
  redirect(response, interaction.returnTo);
}

function fieldErrors(email: string, password: string): FieldErrors {
  const problem = emailError(email);
  return {
    ...(problem ? { email: problem } : {}),
    ...(password === '' ? { password: 'identity.error.required' } : {}),
    ...(password.length > MAX_INPUT_LENGTH ? { password: 'identity.error.long' } : {}),
  };
}
