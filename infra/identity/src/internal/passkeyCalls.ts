import { generateRegistrationOptions, type RegistrationResponseJSON } from '@simplewebauthn/server';
import { isBrandId, resolveMarket, type BrandId } from '@foyer/market';
import { Refusal } from '@foyer/runtime';
import * as v from 'valibot';
import { sendSecurityEmail } from '../emails/securityEmail.ts';
import { checkRegistration } from '../interaction/passkeyAnswers.ts';
import type { PublicOrigin } from '../realm/origins.ts';
import type { Services } from '../services.ts';
import type { Credential } from '../store/credentials.ts';
import type { Origin } from '../store/events.ts';

const INVALID = 422;
const NOT_FOUND = 404;
const REFUSED = 409;
/** Age of a sign-in up to which it may change passkeys. */
const FRESH_MS = 5 * 60_000;
/** Time for the device's own dialog between the options and the new passkey. */
const CREATION_MS = 2 * 60_000;
const MAX_NAME_LENGTH = 60;
const MAX_ID_LENGTH = 1_400;

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH));
const passkeyId = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID_LENGTH));
const from = v.object({ address: v.string(), country: v.string(), userAgent: v.string() });
const page = { sid: v.string(), origin: v.string() };
const optionsCall = v.object(page);
const creation = v.object({
  ...page,
  from,
  name,
  credential: v.looseObject({ id: v.string(), response: v.looseObject({}) }),
});
const renaming = v.object({ passkey: passkeyId, name });
const removal = v.object({ passkey: passkeyId, from, sid: v.string() });

interface PlayerCall {
  readonly brand: string;
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The player's passkeys of the brand. */
export async function listPasskeys({ ownPasskeys }: Services, { brand, id }: PlayerCall) {
  return { passkeys: await ownPasskeys.list(brand, id) };
}

/**
 * Options for creating a passkey on a page of the product. The challenge belongs to the session of the call
 * and is valid once.
 * @throws {@link Refusal} for an unknown player, an origin without passkeys, or `SIGN_IN_TOO_OLD`.
 */
export async function passkeyOptions(services: Services, call: PlayerCall) {
  const { sid, origin } = parsed(optionsCall, call.body);
  const { site, brand, relyingParty } = siteOf(services, call.brand, origin);
  await requireFreshSignIn(services, call, sid);
  const credential = await credentialOf(services, brand, call.id);
  const existing = await services.passkeys.ofPlayer(brand, call.id, relyingParty);
  const options = await generateRegistrationOptions({
    rpName: resolveMarket({ brand: site.brand }).brand.title,
    rpID: relyingParty,
    userName: credential.email,
    userID: new Uint8Array(credential.userHandle),
    attestationType: 'none',
    excludeCredentials: existing.map((passkey) => ({ id: passkey.credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await services.interactionStates.write(brand, challengeKey(sid), { challenge: options.challenge });
  return { options };
}

/**
 * Stores a passkey that a page of the product has created, and notifies the player by email.
 * @throws {@link Refusal} `PASSKEY_INVALID` when the answer is not that of the session's challenge.
 */
export async function addPasskey(services: Services, call: PlayerCall) {
  const input = parsed(creation, call.body);
  const { site, brand, relyingParty } = siteOf(services, call.brand, input.origin);
  await credentialOf(services, brand, call.id);
  await requireFreshSignIn(services, call, input.sid, CREATION_MS);
  const challenge = await services.interactionStates.takeChallenge(brand, challengeKey(input.sid));
  const passkey =
    challenge === undefined
      ? undefined
      : await checkRegistration(
          // the library checks every member that it reads
          input.credential as unknown as RegistrationResponseJSON,
          { origin: site.origin, relyingParty, challenge },
          (reason) => services.log.info('new passkey rejected', { brand, reason }),
        );
  if (!passkey || !(await services.passkeys.add(brand, relyingParty, { ...passkey, playerId: call.id })))
    throw new Refusal(REFUSED, 'PASSKEY_INVALID', 'The answer of the device is not valid.');
  const own = await services.ownPasskeys.rename(brand, call.id, passkey.credentialId, input.name);
  await record(services, 'PASSKEY_ADDED', brand, call.id, input.from);
  return { passkey: own };
}

/** @throws {@link Refusal} `UNKNOWN_PASSKEY` when the player has no such passkey. */
export async function renamePasskey({ ownPasskeys }: Services, { brand, id, body }: PlayerCall) {
  const { passkey: key, name: wanted } = parsed(renaming, body);
  const passkey = await ownPasskeys.rename(brand, id, key, wanted);
  if (!passkey) throw unknownPasskey();
  return { passkey };
}

/**
 * Removes a passkey and notifies the player by email.
 * @throws {@link Refusal} `UNKNOWN_PASSKEY` when the player has no such passkey.
 */
export async function removePasskey(services: Services, { brand, id, body }: PlayerCall) {
  const input = parsed(removal, body);
  await requireFreshSignIn(services, { brand, id }, input.sid);
  if (!isBrandId(brand) || !(await services.ownPasskeys.remove(brand, id, input.passkey)))
    throw unknownPasskey();
  await record(services, 'PASSKEY_REMOVED', brand, id, input.from);
  return { removed: true };
}

/**
 * Refuses a change of the ways to sign in by a session whose player signed in a while ago: a device that was
 * left open, or a stolen token, must not keep access to the account (ADR 0258).
 */
async function requireFreshSignIn(
  { sessions, clock }: Services,
  { brand, id }: Pick<PlayerCall, 'brand' | 'id'>,
  sid: string,
  extraMs = 0,
): Promise<void> {
  const session = await sessions.find(brand, sid);
  if (session?.playerId !== id || clock() - session.startedAt > FRESH_MS + extraMs)
    throw new Refusal(REFUSED, 'SIGN_IN_TOO_OLD', 'This change needs a new sign-in.');
}

async function record(
  services: Services,
  kind: 'PASSKEY_ADDED' | 'PASSKEY_REMOVED',
  brand: BrandId,
  playerId: string,
  origin: Origin,
): Promise<void> {
  await services.events.record({ kind, brand, playerId, from: origin });
  const about = kind === 'PASSKEY_ADDED' ? 'passkeyAdded' : 'passkeyRemoved';
  await sendSecurityEmail(services, { about, brand, playerId, from: origin });
}

const challengeKey = (sid: string): string => `passkey:${sid}`;

function siteOf(
  { origins }: Services,
  brand: string,
  origin: string,
): { readonly site: PublicOrigin; readonly brand: BrandId; readonly relyingParty: string } {
  const site = origins.get(origin);
  if (site?.brand !== brand || site.relyingParty === undefined)
    throw new Refusal(REFUSED, 'PASSKEYS_NOT_AVAILABLE', 'Passkeys are not available at this address.');
  return { site, brand: site.brand, relyingParty: site.relyingParty };
}

async function credentialOf({ credentials }: Services, brand: string, playerId: string): Promise<Credential> {
  const credential = await credentials.byPlayer(brand, playerId);
  if (!credential) throw new Refusal(NOT_FOUND, 'UNKNOWN_PLAYER', 'The brand has no such player.');
  return credential;
}

function unknownPasskey(): Refusal {
  return new Refusal(NOT_FOUND, 'UNKNOWN_PASSKEY', 'The player has no such passkey.');
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new Refusal(INVALID, 'FIELD_INVALID', 'The request is invalid.');
  return result.output;
}
