import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import type { NewPasskey, Passkey } from '../store/passkeys.ts';

const MAX_CREDENTIAL_LENGTH = 16_000;
const TRANSPORTS: readonly string[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] satisfies readonly AuthenticatorTransportFuture[];

/** The site and the challenge that an answer must match. */
export interface PasskeyExpectation {
  readonly origin: string;
  readonly relyingParty: string;
  readonly challenge: string;
}

const answerSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_CREDENTIAL_LENGTH),
  v.parseJson(),
  v.looseObject({ id: v.string(), response: v.looseObject({}) }),
);

/** Checks only that there is an object with an id; the library checks every member that it reads. */
export function passkeyAnswerOf<Response extends { readonly id: string }>(
  form: URLSearchParams,
): Response | undefined {
  const { success, output } = v.safeParse(answerSchema, form.get('credential'));
  return success ? (output as unknown as Response) : undefined;
}

/** Returns the new counter of the passkey for a valid answer; otherwise passes the reason to `refused`. */
export async function checkAuthentication(
  answer: AuthenticationResponseJSON,
  passkey: Passkey,
  { origin, relyingParty, challenge }: PasskeyExpectation,
  refused: (reason: string) => void,
): Promise<number | undefined> {
  try {
    const result = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingParty,
      requireUserVerification: true,
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
    });
    return result.verified ? result.authenticationInfo.newCounter : undefined;
  } catch (error) {
    refused(error instanceof Error ? error.message : 'unknown');
    return undefined;
  }
}

/** Returns the passkey to store for a valid answer; otherwise passes the reason to `refused`. */
export async function checkRegistration(
  answer: RegistrationResponseJSON,
  { origin, relyingParty, challenge }: PasskeyExpectation,
  refused: (reason: string) => void,
): Promise<NewPasskey | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingParty,
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    const transports = (credential.transports ?? []).filter((transport) => TRANSPORTS.includes(transport));
    return {
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports,
      backedUp: credentialBackedUp,
    };
  } catch (error) {
    refused(error instanceof Error ? error.message : 'unknown');
    return undefined;
  }
}
