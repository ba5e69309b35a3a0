import { requireRole } from '../changes/permissions.ts';
import { edgeWordSchema, keepEdgeWord } from '../pages/edgeWords.ts';
import { lastPageCheck, runPageCheck } from '../pages/pageCheck.ts';
import { currentInventory } from '../pages/pageInventory.ts';
import { checked, type Route } from './handler.ts';

/** What may be in a payment page, and whether it is: every key of the ring may look, an operator or auditor has it looked at again, an edge says how it is. */
export const PAGE_ROUTES: Readonly<Record<string, Route>> = {
  async 'GET /v1/scripts'(registry) {
    return { value: await currentInventory(registry) };
  },
  async 'GET /v1/page-check'(registry) {
    return { value: { last: (await lastPageCheck(registry)) ?? null } };
  },
  async 'POST /v1/page-check'(registry, { caller }) {
    requireRole(caller.key.roles, 'operator', 'auditor');
    return { value: await runPageCheck(registry, 'demand') };
  },
  async 'POST /v1/edge'(registry, { caller, body }) {
    requireRole(caller.key.roles, 'edge');
    await keepEdgeWord(registry, caller.key.id, checked(edgeWordSchema, body));
    return { value: {} };
  },
};
