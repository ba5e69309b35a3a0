import type { Routes } from '@foyer/runtime';
import { requireRole } from '../changes/permissions.ts';
import { edgeHeartbeatSchema, storeHeartbeat } from '../edge/edgeHeartbeats.ts';
import { lastPageCheck, runPageCheck } from '../page-check/pageCheck.ts';
import { currentInventory } from '../page-check/pageInventory.ts';
import { checked, type Route } from './handler.ts';

/**
 * The inventory of payment pages and their checks: every key of the ring may read, an operator or auditor may
 * start a check, an edge sends its heartbeat.
 */
export const PAGE_ROUTES: Routes<Route> = {
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
    await storeHeartbeat(registry, caller.key.id, checked(edgeHeartbeatSchema, body));
    return { value: {} };
  },
};
