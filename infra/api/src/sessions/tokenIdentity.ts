import type { Log } from '@foyer/runtime';
import { failure } from '../server/graphql/failure.ts';
import type { SessionRegistry } from './sessionRegistry.ts';
import type { TokenIdentity, TokenVerifier } from './tokenVerifier.ts';

export interface TokenDeps {
  readonly verifier: TokenVerifier;
  readonly sessions: Pick<SessionRegistry, 'isLive'>;
  readonly log: Log;
}

/**
 * The identity of an access token; undefined when the token is invalid or its session has ended.
 * @throws ServiceUnavailableFailure when the token cannot be verified.
 */
export async function identityOf(deps: TokenDeps, token: string): Promise<TokenIdentity | undefined> {
  let identity: TokenIdentity | undefined;
  try {
    identity = await deps.verifier.verify(token);
  } catch (error) {
    deps.log.warn('token verification failed', { error });
    throw failure('ServiceUnavailableFailure', {
      reasons: ['ServiceUnavailableFailure', 'identity'],
      httpStatus: 503,
    });
  }
  return identity && (await deps.sessions.isLive(identity)) ? identity : undefined;
}
