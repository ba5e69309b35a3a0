import type { Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { changeSchema } from '../changes/change.ts';
import { requireRole } from '../changes/permissions.ts';
import {
  approveBreakGlass,
  personOf,
  rejectBreakGlass,
  requestBreakGlass,
  type Person,
} from '../gate/breakGlass.ts';
import { openRequests } from '../gate/breakGlassStore.ts';
import { actorOf } from './authenticate.ts';
import { checked, type Call, type Route } from './handler.ts';
import { environmentParameter } from './parameters.ts';

const MIN_REASON_LENGTH = 3;
const MAX_REASON_LENGTH = 500;
const OPERATOR = 'operator';

const listSchema = v.object({ environment: environmentParameter });
const answerSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(MIN_REASON_LENGTH), v.maxLength(MAX_REASON_LENGTH)),
});

/** Requests to release without a passed check, which a second operator decides (ADR 0356). */
export const BREAK_GLASS_ROUTES: Routes<Route> = {
  async 'GET /v1/break-glass'({ pool, clock }, { query }) {
    const { environment } = checked(listSchema, Object.fromEntries(query));
    return { value: { requests: await openRequests(pool, environment, clock()) } };
  },
  async 'POST /v1/break-glass'(registry, call) {
    const change = checked(changeSchema, call.body);
    return { status: 201, value: await requestBreakGlass(registry, change, operatorOf(call)) };
  },
  async 'POST /v1/break-glass/approve'(registry, call) {
    const answer = checked(answerSchema, call.body);
    return { value: await approveBreakGlass(registry, answer, operatorOf(call)) };
  },
  async 'POST /v1/break-glass/reject'(registry, call) {
    const answer = checked(answerSchema, call.body);
    const { id, app, release } = await rejectBreakGlass(registry, answer, operatorOf(call));
    return { value: { id, app, release } };
  },
};

function operatorOf({ caller, text }: Call): Person {
  requireRole(caller.key.roles, OPERATOR);
  return personOf(caller.key, actorOf(caller, OPERATOR, text));
}
