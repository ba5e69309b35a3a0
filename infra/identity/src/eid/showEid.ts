import { proceed } from '../interaction/finish.ts';
import { goTo, show, showNotice, type Visit } from '../interaction/visit.ts';
import { eidFailedPage, eidNewPage } from '../pages/eidPages.ts';
import { personKeyOf } from '../registration/completeRegistration.ts';
import { isOfAge, draftFromEid } from './eidDraft.ts';
import type { EidLogin, EidPerson, ProvedEid } from '../store/eidLogins.ts';
import { eidBrowser } from './cookie.ts';

/** `/e-id`: signs a known person in, offers the choices of a new one, or explains how it failed. */
export async function showEid(visit: Visit): Promise<void> {
  const { services, scene, assets, from } = visit;
  const login = await eidLogin(visit);
  if (!login) return goTo(visit, '');
  if (login.outcome !== 'proved') {
    await services.eidLogins.use(scene.brand, visit.interaction.uid, eidBrowser(visit));
    await services.events.record({
      kind: 'SIGN_IN_FAILED',
      brand: scene.brand,
      from,
      details: { method: 'e-id', reason: login.outcome },
    });
    return show(visit, 200, eidFailedPage(scene, assets, login.outcome));
  }
  const playerId = await services.eidLogins.playerOf(scene.brand, login.person);
  if (playerId !== undefined) return signInByEid(visit, login, playerId);
  const { personalCode } = login.person;
  const key = personKeyOf(services, scene.brand, {
    country: scene.market.licence.eId?.country ?? '',
    personalCode,
  });
  show(
    visit,
    200,
    eidNewPage(scene, assets, login.person, {
      mayRegister: isOfAge(visit, login.person),
      hasAccount: await services.credentials.hasPerson(scene.brand, key),
    }),
  );
}

/** Continues the registration with the person that the e-ID stated. */
export async function registerByEid(visit: Visit): Promise<void> {
  const login = await provedEid(visit);
  if (!login) return goTo(visit, '');
  if (!isOfAge(visit, login.person)) {
    await useEid(visit);
    return showNotice(visit, 403, 'under-age');
  }
  await draftFromEid(visit, login);
  await useEid(visit);
  goTo(visit, '/register');
}

/** Signs the player in once with this answer. */
export async function signInByEid(visit: Visit, login: ProvedEid, playerId: string): Promise<void> {
  if (!(await useEid(visit))) return goTo(visit, '');
  await proceed(visit, { playerId, methods: methodsOf(login.person), provedAt: login.provedAt });
}

export async function provedEid(visit: Visit): Promise<ProvedEid | undefined> {
  const login = await eidLogin(visit);
  return login?.outcome === 'proved' ? login : undefined;
}

/** The methods of a session: RFC 8176 has no value for a national e-ID. */
export function methodsOf({ method }: Pick<EidPerson, 'method'>): readonly string[] {
  return ['eid', method];
}

function eidLogin(visit: Visit): Promise<EidLogin | undefined> {
  return visit.services.eidLogins.find(visit.scene.brand, visit.interaction.uid, eidBrowser(visit));
}

function useEid(visit: Visit): Promise<boolean> {
  return visit.services.eidLogins.use(visit.scene.brand, visit.interaction.uid, eidBrowser(visit));
}
