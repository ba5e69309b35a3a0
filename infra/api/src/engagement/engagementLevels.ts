import { ignoreError } from '@foyer/kernel';
import type { Clock, ServiceClient } from '@foyer/runtime';
import * as v from 'valibot';

/** The level of a player whom the engagement service does not know, and while it does not answer. */
export const DEFAULT_LEVEL = 1; // requirements/entities#gamification
/** Longest time that a page waits for a level, in ms. */
const DEADLINE_MS = 500;

const levelSchema = v.object({ level: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

export interface LevelDeps {
  readonly engagementAddress: string;
  readonly internalSecret: string;
  readonly clock: Clock;
  readonly serviceClient: Pick<ServiceClient, 'callSigned'>;
}

/** The player's level at the engagement service. Never fails: content fails open. */
export async function readLevel(
  { engagementAddress, internalSecret: secret, clock, serviceClient }: LevelDeps,
  player: { readonly brand: string; readonly id: string },
): Promise<number> {
  const answer = await serviceClient
    .callSigned({
      baseUrl: engagementAddress,
      path: '/internal/engagement/level',
      body: { brand: player.brand, playerId: player.id },
      secret,
      clock,
      deadlineMs: DEADLINE_MS,
    })
    .catch(ignoreError('without the engagement service every player has the first level'));
  const read = v.safeParse(levelSchema, answer?.body);
  return answer?.status === 200 && read.success ? read.output.level : DEFAULT_LEVEL;
}
