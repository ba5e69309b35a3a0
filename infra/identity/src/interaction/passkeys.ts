import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { sendJson } from '@foyer/runtime';
import { networkOf } from '../security/network.ts';
import { signInPage } from '../pages/signInPage.ts';
import { passkeyOffer, proceed } from './finish.ts';
import { checkAuthentication, checkRegistration, passkeyAnswerOf } from './passkeyAnswers.ts';
import { addressLimit } from './provePassword.ts';
import { showLocked } from './signIn.ts';
import { goTo, show, type Visit } from './visit.ts';

/** Creates a challenge for any passkey of this site; the answer identifies the account. */
export async function authenticationOptions(visit: Visit): Promise<void> {
  const { services, scene, site, interaction, response } = visit;
  if (site.relyingParty === undefined) return sendJson(response, 404, { code: 'NOT_AVAILABLE' });
  const options = await generateAuthenticationOptions({
    rpID: site.relyingParty,
    userVerification: 'required',
  });
  const state = await services.interactionStates.read(scene.brand, interaction.uid);
  await services.interactionStates.write(scene.brand, interaction.uid, {
    ...state,
    challenge: options.challenge,
  });
  sendJson(response, 200, options);
}

export async function authenticate(visit: Visit): Promise<void> {
  const { services, scene, from } = visit;
  const atAddress = await services.attempts.take('address', networkOf(from.address), addressLimit(services));
  if (!atAddress.allowed) return showLocked(visit, '', atAddress.lockedUntil);
  const playerId = await verifiedPlayer(visit);
  if (playerId === undefined) {
    await services.events.record({
      kind: 'SIGN_IN_FAILED',
      brand: scene.brand,
      from,
      details: { method: 'passkey' },
    });
    return show(visit, 422, signInPage(scene, visit.assets, { problem: scene.t('identity.passkey.failed') }));
  }
  await services.attempts.undoFailure('address', networkOf(from.address), addressLimit(services));
  await proceed(visit, { playerId, methods: ['hwk', 'user'] });
}

async function verifiedPlayer(visit: Visit): Promise<string | undefined> {
  const { services, scene, site, interaction } = visit;
  const expectedChallenge = await services.interactionStates.takeChallenge(scene.brand, interaction.uid);
  const answer = passkeyAnswerOf<AuthenticationResponseJSON>(visit.form);
  if (expectedChallenge === undefined || !answer || site.relyingParty === undefined) return undefined;
  const passkey = await services.passkeys.find(scene.brand, answer.id, site.relyingParty);
  if (!passkey) return undefined;
  const credential = await services.credentials.byPlayer(scene.brand, passkey.playerId);
  const handle = answer.response?.userHandle;
  if (
    !credential ||
    (handle !== undefined && !Buffer.from(handle, 'base64url').equals(credential.userHandle))
  )
    return undefined;
  const counter = await checkAuthentication(
    answer,
    passkey,
    { origin: site.origin, relyingParty: site.relyingParty, challenge: expectedChallenge },
    (reason) => services.log.info('passkey rejected', { brand: scene.brand, reason }),
  );
  if (counter === undefined) return undefined;
  await services.passkeys.used(scene.brand, passkey.credentialId, counter);
  return passkey.playerId;
}

/** Creates a registration challenge; requires a sign-in in this interaction. */
export async function registrationOptions(visit: Visit): Promise<void> {
  const { services, scene, site, interaction, response } = visit;
  const state = await services.interactionStates.read(scene.brand, interaction.uid);
  const credential =
    state.signedIn && state.pendingStep === 'passkey'
      ? await services.credentials.byPlayer(scene.brand, state.signedIn.playerId)
      : undefined;
  if (!credential || site.relyingParty === undefined)
    return sendJson(response, 403, { code: 'NOT_SIGNED_IN' });
  const existing = await services.passkeys.ofPlayer(scene.brand, credential.playerId, site.relyingParty);
  const options = await generateRegistrationOptions({
    rpName: scene.market.brand.title,
    rpID: site.relyingParty,
    userName: credential.email,
    userID: new Uint8Array(credential.userHandle),
    attestationType: 'none',
    excludeCredentials: existing.map((passkey) => ({ id: passkey.credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await services.interactionStates.write(scene.brand, interaction.uid, {
    ...state,
    challenge: options.challenge,
  });
  sendJson(response, 200, options);
}

export async function register(visit: Visit): Promise<void> {
  const { services, scene, site, interaction, from } = visit;
  const state = await services.interactionStates.read(scene.brand, interaction.uid);
  if (!state.signedIn || state.pendingStep !== 'passkey') return goTo(visit, '');
  if (!(await storeVerified(visit, state.signedIn.playerId))) {
    return show(
      visit,
      422,
      passkeyOffer(visit, state.isNewPlayer === true, scene.t('identity.passkey.failed')),
    );
  }
  await services.events.record({
    kind: 'PASSKEY_ADDED',
    brand: scene.brand,
    playerId: state.signedIn.playerId,
    from,
    details: { relyingParty: site.relyingParty, interaction: interaction.prompt.name },
  });
  await proceed(visit, state.signedIn);
}

async function storeVerified(visit: Visit, playerId: string): Promise<boolean> {
  const { services, scene, site, interaction } = visit;
  const expectedChallenge = await services.interactionStates.takeChallenge(scene.brand, interaction.uid);
  const answer = passkeyAnswerOf<RegistrationResponseJSON>(visit.form);
  if (expectedChallenge === undefined || !answer || site.relyingParty === undefined) return false;
  const passkey = await checkRegistration(
    answer,
    { origin: site.origin, relyingParty: site.relyingParty, challenge: expectedChallenge },
    (reason) => services.log.info('new passkey rejected', { brand: scene.brand, reason }),
  );
  return (
    passkey !== undefined &&
    (await services.passkeys.add(scene.brand, site.relyingParty, { ...passkey, playerId }))
  );
}

export async function skipPasskey(visit: Visit): Promise<void> {
  const { signedIn, pendingStep } = await visit.services.interactionStates.read(
    visit.scene.brand,
    visit.interaction.uid,
  );
  if (!signedIn || pendingStep !== 'passkey') return goTo(visit, '');
  await proceed(visit, signedIn);
}
