import { signInPage } from '../pages/signInPage.ts';
import { TICKET_PARAMETER } from '../realm/policy.ts';
import { proceed } from './finish.ts';
import { show, type Visit } from './visit.ts';

/**
 * Continues a sign-in by code that the player completed on a page of the product; false for a request without
 * one.
 * @throws ApiUnavailable
 */
export async function signInByTicket(visit: Visit): Promise<boolean> {
  const { services, scene, assets, interaction } = visit;
  const ticket = interaction.params[TICKET_PARAMETER];
  if (typeof ticket !== 'string') return false;
  const proof = await services.signInTickets.redeem(scene.brand, ticket);
  if (proof) await proceed(visit, { playerId: proof.playerId, methods: methodsOf(proof.method) });
  else show(visit, 422, signInPage(scene, assets, { problem: scene.t('identity.code.dead') }));
  return true;
}

/** RFC 8176: a code by text message is a one-time password too. */
function methodsOf(method: 'otp' | 'sms'): readonly string[] {
  return method === 'sms' ? ['otp', 'sms'] : ['otp'];
}
