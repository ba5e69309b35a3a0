import { Refusal, sendJson, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { readShape } from '../readShape.ts';
import type { Route } from '../route.ts';
import { allowed, SUPERVISOR_ROLES, signedIn } from '../session/roles.ts';
import type { Alerts } from './alerts.ts';

const oneAlert = v.strictObject({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

/**
 * Staff see that an alert exists; operators and auditors read alerts about funds and acknowledge alerts.
 */
export function alertRoutes(alerts: Alerts): Routes<Route> {
  return {
    async 'GET /alerts'({ response, session }) {
      sendJson(response, 200, await alerts.list(signedIn(session).person));
    },
    async 'POST /alerts/seen'({ request, response, session }) {
      const { person } = signedIn(session);
      const { id } = await readShape(request, oneAlert, 'Specify the id of the newest alert that was shown.');
      await alerts.markSeen(person.subject, id);
      sendJson(response, 200, {});
    },
    async 'POST /alerts/acknowledge'({ request, response, session }) {
      const { person } = allowed(session, SUPERVISOR_ROLES);
      const { id } = await readShape(request, oneAlert, 'Specify the id of the alert to acknowledge.');
      if (!(await alerts.acknowledge(id, person.email)))
        throw new Refusal(404, 'ALERT_UNKNOWN', 'No alert with this id needs an acknowledgement.');
      sendJson(response, 200, {});
    },
  };
}
