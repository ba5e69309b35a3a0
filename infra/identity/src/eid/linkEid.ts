import { provePassword } from '../interaction/provePassword.ts';
import { goTo, show, type Visit } from '../interaction/visit.ts';
import { sendSecurityEmail } from '../emails/securityEmail.ts';
import { eidLinkPage } from '../pages/eidPages.ts';
import { provedEid, signInByEid } from './showEid.ts';

/** `/e-id/link`: asks for the password of the existing account. */
export async function showEidLink(visit: Visit): Promise<void> {
  if (!(await provedEid(visit))) return goTo(visit, '');
  show(visit, 200, eidLinkPage(visit.scene, visit.assets, { email: '' }));
}

/**
 * Connects the e-ID to an account, which requires both proofs: the e-ID in this browser and the account's
 * password. An account of another person is refused. The email is sent before the connection is stored.
 */
export async function linkEid(visit: Visit): Promise<void> {
  const { services, scene, assets, from } = visit;
  const login = await provedEid(visit);
  if (!login) return goTo(visit, '');
  const credential = await provePassword(visit, (state) => eidLinkPage(scene, assets, state));
  if (!credential) return;
  const { playerId, email } = credential;
  const about = { brand: scene.brand, playerId, from, details: { method: login.person.method } };
  if (!(await services.players.recordEid(scene.brand, playerId, login.person))) {
    await services.events.record({ ...about, kind: 'E_ID_LINK_REFUSED' });
    return show(
      visit,
      422,
      eidLinkPage(scene, assets, { email, problem: scene.t('identity.eid.linkOther') }),
    );
  }
  await sendSecurityEmail(services, { about: 'eidLinked', brand: scene.brand, playerId, from });
  await services.eidLogins.link(scene.brand, login.person, playerId);
  await services.events.record({ ...about, kind: 'E_ID_LINKED' });
  await signInByEid(visit, login, playerId);
}
