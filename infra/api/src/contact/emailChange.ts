import * as v from 'valibot';
import type { PlayerRow } from '../players/playerRow.ts';
import type { ContactDeps } from './contactDeps.ts';

export type EmailChangeRefusal = 'INVALID' | 'UNCHANGED' | 'TAKEN' | 'TOO_MANY';

const answerSchema = v.object({
  outcome: v.picklist(['SENT', 'INVALID', 'UNCHANGED', 'TAKEN', 'TOO_MANY']),
});

/**
 * Has identity send a link to a new email address and inform the current one. The new address applies when
 * the link is opened; until then the player signs in with the current one.
 */
export async function requestEmailChange(
  deps: ContactDeps,
  player: Pick<PlayerRow, 'id' | 'brand' | 'language'>,
  email: string,
  origin: string,
): Promise<'SENT' | EmailChangeRefusal | 'unavailable'> {
  try {
    const { status, body } = await deps.serviceClient.callSigned({
      baseUrl: deps.identityAddress,
      path: `/internal/players/${encodeURIComponent(player.id)}/email-change/send`,
      body: { brand: player.brand, email, origin, locale: player.language },
      secret: deps.internalSecret,
      clock: deps.clock,
    });
    const answer = v.safeParse(answerSchema, body);
    return status === 200 && answer.success ? answer.output.outcome : 'unavailable';
  } catch (error) {
    deps.log.warn('email change call to the identity server failed', { error });
    return 'unavailable';
  }
}
