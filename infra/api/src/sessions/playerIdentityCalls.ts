import * as v from 'valibot';
import { failure } from '../server/graphql/failure.ts';
import type { IdentityDeps } from './identityCalls.ts';

const REFUSAL = v.object({ code: v.string() });
const OK = 200;
const FIRST_SERVER_ERROR = 500;

/** Answer of identity to a call about a player: its content, or the code of a refusal. */
export type PlayerAnswer<Content> = { readonly content: Content } | { readonly refusal: string };

/** The player of a signed call to identity. */
export interface PlayerOfCall {
  readonly brand: string;
  readonly playerId: string;
}

/**
 * A signed call to identity about one player.
 * @throws `ServiceUnavailableFailure` when identity does not answer.
 */
export async function callIdentity<Schema extends v.GenericSchema>(
  deps: IdentityDeps,
  { brand, playerId }: PlayerOfCall,
  path: string,
  schema: Schema,
  body: object = {},
): Promise<PlayerAnswer<v.InferOutput<Schema>>> {
  const answer = await deps.serviceClient
    .callSigned({
      baseUrl: deps.identityAddress,
      path: `/internal/players/${encodeURIComponent(playerId)}/${path}`,
      body: { ...body, brand },
      secret: deps.internalSecret,
      clock: deps.clock,
    })
    .catch((error: unknown) => {
      deps.log.warn('call to the identity server failed', { path, error });
      return undefined;
    });
  if (!answer || answer.status >= FIRST_SERVER_ERROR)
    throw failure('ServiceUnavailableFailure', { reasons: ['ServiceUnavailableFailure', 'identity'] });
  if (answer.status === OK) return { content: v.parse(schema, answer.body) };
  const refusal = v.safeParse(REFUSAL, answer.body);
  return { refusal: refusal.success ? refusal.output.code : 'INVALID' };
}

/** @throws a failure of this type for a refused call. */
export function contentOf<Content>(
  answer: PlayerAnswer<Content>,
  type: 'NotFoundFailure' | 'ValidationFailure',
): Content {
  if ('refusal' in answer) throw failure(type, { reasons: [answer.refusal] });
  return answer.content;
}
