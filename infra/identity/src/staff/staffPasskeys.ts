import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { sendJson } from '@foyer/runtime';
import { checkAuthentication, checkRegistration, passkeyAnswerOf } from '../interaction/passkeyAnswers.ts';
import { networkOf } from '../security/network.ts';
import { STAFF_REALM } from './staffRealm.ts';
import { enrolPage, secondFactorPage, staffSignInPage } from './staffPages.ts';
import { addressLimit, finishStaff, mustEnrol, showLocked } from './staffSignIn.ts';
import { goTo, readState, show, writeState, type StaffVisit } from './staffVisit.ts';

/** Creates a challenge for any passkey, or after a password for the passkeys of that account. */
export async function authenticationOptions(visit: StaffVisit): Promise<void> {
  const { services, response } = visit;
  const state = await readState(visit);
  const known =
    state.signedIn && state.pendingStep === 'second-factor'
      ? await services.passkeys.ofPlayer(STAFF_REALM, state.signedIn.playerId, services.site.relyingParty)
      : [];
  const options = await generateAuthenticationOptions({
    rpID: services.site.relyingParty,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
  });
  await writeState(visit, { ...state, challenge: options.challenge });
  sendJson(response, 200, options);
}

export async function authenticate(visit: StaffVisit): Promise<void> {
  const { services, scene, from, aim } = visit;
  const atAddress = await services.attempts.take('address', networkOf(from.address), addressLimit(services));
  if (!atAddress.allowed) return showLocked(visit, '', atAddress.lockedUntil);
  const { signedIn, pendingStep } = await readState(visit);
  const first = pendingStep === 'second-factor' ? signedIn : undefined;
  const staffId = await provenBy(visit);
  if (staffId === undefined || (first && first.playerId !== staffId)) {
    await services.events.record({
      kind: 'SIGN_IN_FAILED',
      brand: STAFF_REALM,
      playerId: first?.playerId,
      from,
      details: { method: 'passkey' },
    });
    const problem = scene.t('identity.passkey.failed');
    return show(
      visit,
      422,
      first ? secondFactorPage(scene, problem) : staffSignInPage(scene, { problem, aim }),
    );
  }
  await services.attempts.undoFailure('address', networkOf(from.address), addressLimit(services));
  await finishStaff(visit, staffId, [...(first?.methods ?? []), 'hwk', 'user', 'mfa']);
}

async function provenBy({ services, interaction, form }: StaffVisit): Promise<string | undefined> {
  const { passkeys, accounts, interactionStates, site, log } = services;
  const challenge = await interactionStates.takeChallenge(STAFF_REALM, interaction.uid);
  const answer = passkeyAnswerOf<AuthenticationResponseJSON>(form);
  const passkey =
    challenge !== undefined && answer
      ? await passkeys.find(STAFF_REALM, answer.id, site.relyingParty)
      : undefined;
  const account = passkey && (await accounts.byId(passkey.playerId));
  if (challenge === undefined || !answer || !passkey || !account) return undefined;
  const handle = answer.response?.userHandle;
  if (handle !== undefined && !Buffer.from(handle, 'base64url').equals(account.userHandle)) return undefined;
  const counter = await checkAuthentication(answer, passkey, { ...site, challenge }, (reason) =>
    log.info('staff passkey rejected', { reason }),
  );
  if (counter === undefined) return undefined;
  await passkeys.used(STAFF_REALM, passkey.credentialId, counter);
  return account.staffId;
}

/**
 * Creates a registration challenge after a password, for an account without a passkey: the password alone
 * cannot add a second one.
 */
export async function registrationOptions(visit: StaffVisit): Promise<void> {
  const { services, response } = visit;
  const state = await readState(visit);
  const account =
    state.signedIn && state.pendingStep === 'passkey'
      ? await services.accounts.byId(state.signedIn.playerId)
      : undefined;
  if (!account) return sendJson(response, 403, { code: 'NOT_SIGNED_IN' });
  const options = await generateRegistrationOptions({
    rpName: visit.scene.s('identity.staff.mark'),
    rpID: services.site.relyingParty,
    userName: account.email,
    userID: new Uint8Array(account.userHandle),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await writeState(visit, { ...state, challenge: options.challenge });
  sendJson(response, 200, options);
}

export async function register(visit: StaffVisit): Promise<void> {
  const { services, scene, from } = visit;
  const { signedIn, pendingStep } = await readState(visit);
  const account =
    signedIn && pendingStep === 'passkey' ? await services.accounts.byId(signedIn.playerId) : undefined;
  if (!signedIn || !account) return goTo(visit, '');
  if (!(await stored(visit, account.staffId)))
    return show(
      visit,
      422,
      enrolPage(scene, {
        mustEnrol: mustEnrol(services, account),
        problem: scene.t('identity.passkey.failed'),
      }),
    );
  await services.events.record({
    kind: 'PASSKEY_ADDED',
    brand: STAFF_REALM,
    playerId: account.staffId,
    from,
    details: { relyingParty: services.site.relyingParty },
  });
  await finishStaff(visit, account.staffId, [...signedIn.methods, 'hwk', 'user', 'mfa']);
}

async function stored({ services, interaction, form }: StaffVisit, staffId: string): Promise<boolean> {
  const { passkeys, interactionStates, site, log } = services;
  const challenge = await interactionStates.takeChallenge(STAFF_REALM, interaction.uid);
  const answer = passkeyAnswerOf<RegistrationResponseJSON>(form);
  const passkey =
    challenge !== undefined && answer
      ? await checkRegistration(answer, { ...site, challenge }, (reason) =>
          log.info('new staff passkey rejected', { reason }),
        )
      : undefined;
  return (
    passkey !== undefined &&
    (await passkeys.add(STAFF_REALM, site.relyingParty, { ...passkey, playerId: staffId }))
  );
}

export async function skipPasskey(visit: StaffVisit): Promise<void> {
  const { signedIn, pendingStep } = await readState(visit);
  const account =
    signedIn && pendingStep === 'passkey' ? await visit.services.accounts.byId(signedIn.playerId) : undefined;
  if (!signedIn || !account || mustEnrol(visit.services, account)) return goTo(visit, '');
  await finishStaff(visit, account.staffId, signedIn.methods);
}
