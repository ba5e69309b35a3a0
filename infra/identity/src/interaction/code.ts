import { MAX_INPUT_LENGTH } from '@foyer/money';
import { codeEntryPage, codeRequestPage, newPasswordPage } from '../pages/codePages.ts';
import { emailError, passwordError } from '../registration/validation.ts';
import { emailKey } from '../store/credentials.ts';
import { CODE_MINUTES } from '../store/loginCodes.ts';
import { networkOf } from '../security/network.ts';
import { proceed } from './finish.ts';
import { accountLimit, addressLimit } from './provePassword.ts';
import { showLocked } from './signIn.ts';
import { goTo, show, type Visit } from './visit.ts';

export function showCodeRequest(visit: Visit): void {
  show(visit, 200, codeRequestPage(visit.scene, visit.assets));
}

/** Sends a sign-in code. The answer is the same for known and unknown addresses. */
export async function requestCode(visit: Visit): Promise<void> {
  const { services, scene, from, form, interaction } = visit;
  const email = (form.get('email') ?? '').trim();
  const error = emailError(email);
  if (error)
    return show(visit, 422, codeRequestPage(scene, visit.assets, { email, errors: { email: error } }));
  const atAddress = await services.attempts.take(
    'code-request',
    networkOf(from.address),
    addressLimit(services),
  );
  const forAccount = await services.attempts.take(
    'code-request',
    `${scene.brand}:${emailKey(email)}`,
    accountLimit(services),
  );
  if (!atAddress.allowed) return showLocked(visit, email, atAddress.lockedUntil);
  if (!forAccount.allowed) return showLocked(visit, email, forAccount.lockedUntil);
  const credential = await services.credentials.byEmail(scene.brand, email);
  const code = await services.loginCodes.issue(scene.brand, interaction.uid, email, credential?.playerId);
  if (credential) {
    const values = { code, minutes: CODE_MINUTES };
    await services.mail.send({
      brand: scene.brand,
      recipient: credential.email,
      locale: scene.locale,
      subject: scene.t('identity.mail.codeSubject', values),
      body: scene.t('identity.mail.codeBody', values),
    });
  }
  goTo(visit, '/code/enter');
}

export async function showCodeEntry(visit: Visit): Promise<void> {
  const email = await visit.services.loginCodes.email(visit.scene.brand, visit.interaction.uid);
  if (email === undefined) return goTo(visit, '/code');
  show(visit, 200, codeEntryPage(visit.scene, visit.assets, { email }));
}

export async function checkCode(visit: Visit): Promise<void> {
  const { services, scene, form, from, interaction } = visit;
  const email = await services.loginCodes.email(scene.brand, interaction.uid);
  if (email === undefined) return goTo(visit, '/code');
  const result = await services.loginCodes.check(scene.brand, interaction.uid, form.get('code') ?? '');
  if (result.kind === 'right')
    return proceed(visit, { playerId: result.playerId, methods: ['otp'], mayChangePassword: true });
  await services.events.record({
    kind: 'INVALID_LOGIN_CODE_ENTERED',
    brand: scene.brand,
    from,
    details: { dead: result.kind === 'dead' },
  });
  if (result.kind === 'dead') {
    await services.events.record({
      kind: 'TOO_MANY_INVALID_LOGIN_ATTEMPTS',
      brand: scene.brand,
      from,
      details: { method: 'code' },
    });
    return show(
      visit,
      422,
      codeRequestPage(scene, visit.assets, { email, problem: scene.t('identity.code.dead') }),
    );
  }
  show(visit, 422, codeEntryPage(scene, visit.assets, { email, errors: { code: 'identity.error.code' } }));
}

/** Sets a new password or skips it; the player is signed in either way. */
export async function changePassword(visit: Visit, isSkipped: boolean): Promise<void> {
  const { services, scene, form, from, interaction } = visit;
  const { signedIn, pendingStep } = await services.interactionStates.read(scene.brand, interaction.uid);
  if (!signedIn || pendingStep !== 'new-password') return goTo(visit, '');
  if (isSkipped) return proceed(visit, signedIn);
  const credential = await services.credentials.byPlayer(scene.brand, signedIn.playerId);
  const password = form.get('password') ?? '';
  const error =
    password.length > MAX_INPUT_LENGTH
      ? 'identity.error.long'
      : passwordError(password, [credential?.email.split('@', 1)[0] ?? '', scene.market.brand.title]);
  if (error) return show(visit, 422, newPasswordPage(scene, visit.assets, { password: error }));
  await services.credentials.setPassword(
    scene.brand,
    signedIn.playerId,
    await services.passwords.hash(password),
  );
  await services.events.record({
    kind: 'PASSWORD_CHANGED',
    brand: scene.brand,
    playerId: signedIn.playerId,
    from,
  });
  await proceed(visit, signedIn);
}
