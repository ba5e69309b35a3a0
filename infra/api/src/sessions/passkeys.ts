import type * as Types from '@foyer/graphql/main';
import * as v from 'valibot';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import type { IdentityDeps } from './identityCalls.ts';
import { callIdentity, contentOf } from './playerIdentityCalls.ts';
import type { TokenIdentity } from './tokenVerifier.ts';

const MAX_NAME_LENGTH = 60;
const MAX_ANSWER_LENGTH = 16_000;

const passkey = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  relyingParty: v.string(),
  isSynced: v.boolean(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});
const list = v.object({ passkeys: v.array(passkey) });
const one = v.object({ passkey });

function view({ relyingParty, ...shown }: v.InferOutput<typeof passkey>): Types.Passkey {
  return { ...shown, site: relyingParty };
}

export async function readPasskeys(deps: IdentityDeps, identity: TokenIdentity): Promise<Types.Passkey[]> {
  const { passkeys } = contentOf(await callIdentity(deps, identity, 'passkeys', list), 'NotFoundFailure');
  return passkeys.map(view);
}

/** The options of `navigator.credentials.create` as JSON text (WebAuthn level 3). */
export async function passkeyOptions(
  deps: IdentityDeps,
  identity: TokenIdentity,
  { pageOrigin }: ApiContext,
): Promise<string> {
  const { options } = contentOf(
    await callIdentity(deps, identity, 'passkeys/options', v.object({ options: v.looseObject({}) }), {
      sid: identity.sid,
      origin: pageOrigin,
    }),
    'ValidationFailure',
  );
  return JSON.stringify(options);
}

export async function addPasskey(
  deps: IdentityDeps,
  identity: TokenIdentity,
  { pageOrigin, visitor }: ApiContext,
  input: { readonly name: string; readonly credential: string },
): Promise<Types.Passkey> {
  const credential =
    input.credential.length > MAX_ANSWER_LENGTH
      ? undefined
      : v.safeParse(v.pipe(v.string(), v.parseJson()), input.credential);
  if (!credential?.success) throw failure('ValidationFailure', { keys: ['credential'] });
  return view(
    contentOf(
      await callIdentity(deps, identity, 'passkeys/add', one, {
        sid: identity.sid,
        origin: pageOrigin,
        from: visitor.from,
        name: nameOf(input.name),
        credential: credential.output,
      }),
      'ValidationFailure',
    ).passkey,
  );
}

export async function renamePasskey(
  deps: IdentityDeps,
  identity: TokenIdentity,
  id: string,
  name: string,
): Promise<Types.Passkey> {
  const answer = await callIdentity(deps, identity, 'passkeys/rename', one, {
    passkey: id,
    name: nameOf(name),
  });
  return view(contentOf(answer, 'NotFoundFailure').passkey);
}

export async function removePasskey(
  deps: IdentityDeps,
  identity: TokenIdentity,
  { visitor }: ApiContext,
  id: string,
): Promise<void> {
  const removed = v.object({ removed: v.literal(true) });
  contentOf(
    await callIdentity(deps, identity, 'passkeys/remove', removed, {
      passkey: id,
      sid: identity.sid,
      from: visitor.from,
    }),
    'NotFoundFailure',
  );
}

function nameOf(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > MAX_NAME_LENGTH) throw failure('ValidationFailure', { keys: ['name'] });
  return name;
}
