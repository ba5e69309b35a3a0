import { EID_RETURN_PATH } from '@foyer/runtime';
import { addressLimit } from '../interaction/provePassword.ts';
import { showLocked } from '../interaction/signIn.ts';
import { show, showNotice, type Visit } from '../interaction/visit.ts';
import { eidGoPage } from '../pages/eidPages.ts';
import { networkOf } from '../security/network.ts';
import { rememberEidBrowser } from './cookie.ts';
import { EidUnavailable } from './eidProvider.ts';

/** True where the licence accepts a national e-ID. */
export function offersEid({ scene }: Pick<Visit, 'scene'>): boolean {
  return scene.market.licence.eId !== undefined;
}

/** Sends the visitor to the e-ID provider, through a page because `form-action` allows no redirect there. */
export async function startEid(visit: Visit): Promise<void> {
  const { services, scene, assets, site, from, interaction } = visit;
  if (!offersEid(visit)) return showNotice(visit, 404, 'not-found');
  const attempt = await services.attempts.take('eid-login', networkOf(from.address), addressLimit(services));
  if (!attempt.allowed) return showLocked(visit, '', attempt.lockedUntil);
  const returnTo = `${site.origin}/realms/${scene.brand}${EID_RETURN_PATH}`;
  const outgoing = await services.eid.begin(scene.brand, returnTo, scene.locale).catch((error: unknown) => {
    if (!(error instanceof EidUnavailable)) throw error;
    services.log.warn('e-ID provider unavailable', { brand: scene.brand, error });
    return undefined;
  });
  if (!outgoing) return showNotice(visit, 503, 'eid-down');
  const secret = await services.eidLogins.start(scene.brand, {
    state: outgoing.state,
    nonce: outgoing.nonce,
    verifier: outgoing.verifier,
    interaction: interaction.uid,
  });
  rememberEidBrowser(visit, secret);
  show(visit, 200, eidGoPage(scene, assets, outgoing.url));
}
