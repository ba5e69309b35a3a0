import { GraphQLError } from 'graphql';
import type { OpenSession } from '@foyer/market/player-record-answers';
import { callIdentity } from '../sessions/playerIdentityCalls.ts';
import type { IdentityDeps } from '../sessions/identityCalls.ts';
import { runningSessions, SIGN_IN_METHODS } from '../sessions/sessionHistory.ts';

/** The running sessions of a player as identity records them, newest first; undefined when identity does not answer. */
export async function readOpenSessions(
  deps: IdentityDeps,
  player: { readonly brand: string; readonly playerId: string },
): Promise<readonly OpenSession[] | undefined> {
  const answer = await callIdentity(deps, player, 'sessions', runningSessions).catch((error: unknown) => {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  });
  if (!answer || 'refusal' in answer) return undefined;
  return answer.content.sessions
    .filter(({ endedAt }) => endedAt === null)
    .map(({ sid, method, device, country, startedAt, lastSeenAt }) => ({
      id: sid,
      method: SIGN_IN_METHODS[method],
      device: { kind: device.kind, browser: device.browser ?? null, system: device.system ?? null },
      country,
      startedAt,
      lastSeenAt,
    }));
}
