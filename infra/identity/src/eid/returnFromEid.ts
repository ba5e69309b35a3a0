import { redirect } from '../pages/respond.ts';
import { sendNotice } from '../interaction/handleInteraction.ts';
import type { RealmVisit } from '../realm/realmVisit.ts';
import { eidBrowser } from './cookie.ts';
import { EidUnavailable } from './eidProvider.ts';

/**
 * Handles the return from the e-ID provider. It requires the state of the request and the cookie of the
 * browser that started it: with only one of them, an attacker could have a visitor signed in as another
 * person. Each answer is taken once.
 */
export async function returnFromEid(visit: RealmVisit): Promise<void> {
  const { services, site, query, response, request } = visit;
  const state = query.get('state') ?? '';
  const expected = await services.eidLogins.answer(site.brand, state, eidBrowser(visit));
  if (!expected) return sendNotice(visit, 400, 'eid-elsewhere');
  const answer = new URL(request.url ?? '/', site.origin);
  const outcome = await services.eid
    .complete(site.brand, answer, { ...expected, state })
    .catch((error: unknown) => {
      if (!(error instanceof EidUnavailable)) throw error;
      services.log.warn('e-ID answer not accepted', { brand: site.brand, error });
      return 'unavailable' as const;
    });
  await services.eidLogins.saveOutcome(site.brand, state, outcome);
  redirect(response, `/realms/${site.brand}/interaction/${expected.interaction}/e-id`);
}
