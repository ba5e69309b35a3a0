import * as v from 'valibot';
import type { Visitor } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import type { IdentityDeps } from '../sessions/identityCalls.ts';

const refused = v.object({
  kind: v.literal('refused'),
  reason: v.picklist(['UNSAFE_CONNECTION', 'FORBIDDEN_COUNTRY', 'NOT_OFFERED']),
});
const requested = v.variant('kind', [
  v.object({ kind: v.literal('sent'), attemptId: v.string(), expiresAt: v.string(), resendAt: v.string() }),
  v.object({ kind: v.literal('locked'), until: v.string() }),
  v.object({ kind: v.literal('expired') }),
  refused,
]);
const checked = v.variant('kind', [
  v.object({ kind: v.literal('right'), ticket: v.string() }),
  v.object({ kind: v.picklist(['wrong', 'too-many', 'expired']) }),
  refused,
]);

const INVALID = 422;
const OK = 200;

/** Recipient of a code; identity finds the player by email, the api by phone number. */
export type Recipient =
  | { readonly channel: 'email'; readonly email: string }
  | { readonly channel: 'sms'; readonly phoneNumber: string; readonly playerId: string | null };

/** @throws ValidationFailure for an invalid recipient, ServiceUnavailableFailure without an answer. */
export function requestCode(
  deps: IdentityDeps,
  brand: string,
  visitor: Visitor,
  recipient: Recipient & { readonly locale: string },
): Promise<v.InferOutput<typeof requested>> {
  return call(deps, 'request', requested, { brand, ...visitor, ...recipient });
}

/** @throws ServiceUnavailableFailure without an answer. */
export function resendCode(
  deps: IdentityDeps,
  brand: string,
  visitor: Visitor,
  attempt: { readonly attemptId: string; readonly locale: string },
): Promise<v.InferOutput<typeof requested>> {
  return call(deps, 'resend', requested, { brand, ...visitor, ...attempt });
}

/** @throws ServiceUnavailableFailure without an answer. */
export function checkCode(
  deps: IdentityDeps,
  brand: string,
  visitor: Visitor,
  entered: { readonly attemptId: string; readonly code: string },
): Promise<v.InferOutput<typeof checked>> {
  return call(deps, 'check', checked, { brand, ...visitor, ...entered });
}

async function call<Schema extends v.GenericSchema>(
  deps: IdentityDeps,
  name: 'request' | 'resend' | 'check',
  schema: Schema,
  body: object,
): Promise<v.InferOutput<Schema>> {
  const answer = await deps.serviceClient
    .callSigned({
      baseUrl: deps.identityAddress,
      path: `/internal/sign-in-codes/${name}`,
      body,
      secret: deps.internalSecret,
      clock: deps.clock,
    })
    .catch((error: unknown) => {
      deps.log.warn('sign-in code call to the identity server failed', { name, error });
      return undefined;
    });
  if (answer?.status === INVALID) throw failure('ValidationFailure', { keys: ['recipient'] });
  if (answer?.status !== OK)
    throw failure('ServiceUnavailableFailure', { reasons: ['ServiceUnavailableFailure', 'identity'] });
  return v.parse(schema, answer.body);
}
