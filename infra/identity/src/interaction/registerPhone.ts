import type { FieldErrors } from '../pages/fields.ts';
import { sendCode } from '../sign-in-codes/sendCode.ts';
import type { Draft } from '../store/drafts.ts';
import { showLocked } from './signIn.ts';
import type { Visit } from './visit.ts';

const attemptOf = ({ id }: Pick<Draft, 'id'>): string => `registration:${id}`;

/**
 * Sends a code to the phone number of a registration by text message. Requests count like those of sign-in
 * codes.
 * @returns false after a response has been sent.
 */
export async function sendPhoneCode(visit: Visit, draft: Draft): Promise<boolean> {
  const { services, scene, from } = visit;
  const sent = await sendCode(services, {
    brand: scene.brand,
    attemptId: attemptOf(draft),
    channel: 'sms',
    recipient: draft.answers['phoneNumber'] ?? '',
    playerId: draft.playerId,
    locale: scene.locale,
    address: from.address,
  });
  if (sent.kind !== 'locked') return true;
  showLocked(visit, draft.answers['email'] ?? '', Date.parse(sent.until));
  return false;
}

/** Compares the typed code; a wrong code is a tracking case (requirements/errors#tracking-cases). */
export async function checkPhoneCode(visit: Visit, draft: Draft): Promise<FieldErrors> {
  const { services, scene, form, from } = visit;
  const found = await services.loginCodes.check(scene.brand, attemptOf(draft), form.get('code') ?? '');
  if (found.kind === 'right') return {};
  await services.events.record({
    kind: 'INVALID_LOGIN_CODE_ENTERED',
    brand: scene.brand,
    from,
    details: { dead: found.kind === 'dead', registration: true },
  });
  if (found.kind !== 'dead') return { code: 'identity.error.code' };
  if (found.isExhausted)
    await services.events.record({
      kind: 'TOO_MANY_INVALID_LOGIN_ATTEMPTS',
      brand: scene.brand,
      from,
      details: { method: 'code' },
    });
  return { code: 'identity.code.dead' };
}
