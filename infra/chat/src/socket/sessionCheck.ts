import { isChatVisitor } from '@foyer/kernel/live-chat';
import type { LiveChatCaller } from '@foyer/runtime';
import * as v from 'valibot';
import type { ChatParts } from '../deps.ts';

const stateSchema = v.object({ active: v.boolean(), playerId: v.optional(v.string()) });

/**
 * True if the sign-in of a caller is live at the identity service, and for visitors, whom the api has admitted.
 * @throws when the identity service does not answer: no player is admitted unchecked.
 */
export async function isSessionLive(
  { serviceClient, identityUrl, settings, clock }: ChatParts,
  { brand, playerId, sid }: LiveChatCaller,
): Promise<boolean> {
  if (sid === null) return isChatVisitor(playerId);
  const answer = await serviceClient.callSigned({
    baseUrl: identityUrl,
    path: `/internal/sessions/${encodeURIComponent(sid)}/state`,
    body: { brand },
    secret: settings.internalSecret,
    clock,
  });
  const state = v.safeParse(stateSchema, answer.body);
  if (answer.status !== 200 || !state.success)
    throw new Error(`The identity service responded with ${answer.status} to a session check.`);
  return state.output.active && state.output.playerId === playerId;
}
