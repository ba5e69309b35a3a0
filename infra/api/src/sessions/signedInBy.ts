import type { IncomingMessage } from 'node:http';
import { createContext, type ContextDeps, type SignedIn } from '../server/graphql/context.ts';
import { isFailure } from '../server/graphql/failure.ts';
import { identityOf, type TokenDeps } from './tokenIdentity.ts';

const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i;

/** The player of a request outside of GraphQL; undefined without a valid access token. */
export async function signedInBy(
  deps: ContextDeps & TokenDeps,
  request: IncomingMessage,
): Promise<SignedIn | 'UNAVAILABLE' | undefined> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  try {
    const identity = token === undefined ? undefined : await identityOf(deps, token);
    return identity && (await (await createContext(deps, request.headers, identity)).signedIn());
  } catch (error) {
    return isFailure(error) && error.extensions['type'] === 'ServiceUnavailableFailure'
      ? 'UNAVAILABLE'
      : undefined;
  }
}
