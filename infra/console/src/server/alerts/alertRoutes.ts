import { readBody, Refusal, sendJson } from '@foyer/runtime';
import * as v from 'valibot';
import type { Route } from '../route.ts';
import type { Alerts } from './alerts.ts';

const MOST_BODY_BYTES = 1_024;
const seenSchema = v.strictObject({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

export function alertRoutes(alerts: Alerts): Readonly<Record<string, Route>> {
  return {
    async 'GET /alerts'({ response, session }) {
      if (!session) throw new Refusal(401, 'SIGNED_OUT', 'Nobody is signed in.');
      sendJson(response, 200, await alerts.list(session.person.subject));
    },
    async 'POST /alerts/seen'({ request, response, session }) {
      if (!session) throw new Refusal(401, 'SIGNED_OUT', 'Nobody is signed in.');
      const result = v.safeParse(seenSchema, parse(await readBody(request, MOST_BODY_BYTES)));
      if (!result.success) throw new Refusal(400, 'REQUEST_MALFORMED', 'Say the id of the newest alert you have seen.');
      await alerts.see(session.person.subject, result.output.id);
      sendJson(response, 200, {});
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
