import { Refusal, sendJson } from '@foyer/runtime';
import * as v from 'valibot';
import type { InternalClient } from './internalClient.ts';
import { readShape } from './readShape.ts';
import type { Route } from './route.ts';
import { allowed, OPERATOR_ROLES } from './session/roles.ts';

/** A request of staff that an internal service answers. */
export interface StaffRequest {
  readonly client: InternalClient;
  /** Path of the internal service. */
  readonly path: string;
  readonly question: v.GenericSchema<unknown, object>;
  /** Text for a question that does not match its schema. */
  readonly wanted: string;
  readonly answer: v.GenericSchema<unknown, object>;
  /** Roles that may send it. */
  readonly roles: readonly string[];
  readonly maxBytes?: number;
}

/** Route with the question in the query of its address. */
export function queryRoute({ client, path, question, wanted, answer, roles }: StaffRequest): Route {
  return async ({ response, url, session }) => {
    allowed(session, roles);
    const asked = v.safeParse(question, Object.fromEntries(url.searchParams));
    if (!asked.success) throw new Refusal(400, 'REQUEST_MALFORMED', wanted);
    const { status, body } = await client.read(answer, path, asked.output);
    sendJson(response, status, body);
  };
}

/** Route with the question in its body, so that names and email addresses appear in no log and no history. */
export function questionRoute(asked: StaffRequest): Route {
  return async ({ request, response, session }) => {
    allowed(session, asked.roles);
    const question = await readShape(request, asked.question, asked.wanted, asked.maxBytes);
    const { status, body } = await asked.client.read(asked.answer, asked.path, question);
    sendJson(response, status, body);
  };
}

/** Route of a decision that staff takes in their own name; by default operators. */
export function decisionRoute({
  roles = OPERATOR_ROLES,
  ...decided
}: Omit<StaffRequest, 'roles'> & Partial<Pick<StaffRequest, 'roles'>>): Route {
  return async (call) => {
    const { person } = await decided.client.staffNow(call, roles);
    const decision = await readShape(call.request, decided.question, decided.wanted, decided.maxBytes);
    const { status, body } = await decided.client.decide(decided.answer, decided.path, {
      ...decision,
      staff: person.email,
    });
    sendJson(call.response, status, body);
  };
}
