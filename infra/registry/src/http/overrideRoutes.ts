import { Refusal, type Routes } from '@foyer/runtime';
import { squadOf } from '../squads.ts';
import { createOverride, revokeOverride } from '../overrides/createOverride.ts';
import { overrideSchema, revokeSchema } from '../overrides/override.ts';
import { findOverride, listOverrides } from '../overrides/overrideStore.ts';
import type { Registry } from '../registry.ts';
import { actorOf } from './authenticate.ts';
import { checked, type Route } from './handler.ts';
import { appParameter, environmentParameter } from './parameters.ts';
import * as v from 'valibot';

const listSchema = v.object({
  environment: environmentParameter,
  app: v.optional(appParameter),
});
const FOUND = v.object({
  staff: v.nullable(v.object({ staffId: v.string(), email: v.string(), roles: v.array(v.string()) })),
});
const DEADLINE_MS = 3_000;

/** Routes of overrides: releases that one staff member gets. */
export const OVERRIDE_ROUTES: Routes<Route> = {
  async 'POST /v1/overrides'(registry, { caller, body, text }) {
    const request = checked(overrideSchema, body);
    const role = roleFor(caller.key.roles, request.app, 'override');
    const viewer =
      request.for === undefined || request.for === caller.staff?.email
        ? caller.staff
        : await findViewer(registry, request.for, request.app);
    if (!viewer)
      throw new Refusal(
        400,
        'VIEWER_MISSING',
        'The staff member is missing (`for`): an override is bound to a person.',
      );
    const given = await createOverride(
      registry,
      request,
      { subject: viewer.subject, email: viewer.email },
      actorOf(caller, role, text),
    );
    return { status: 201, value: { ...given, link: `/?foyer-preview=${given.link}` } };
  },
  async 'POST /v1/overrides/revoke'(registry, { caller, body, text }) {
    const { id, reason } = checked(revokeSchema, body);
    const given = await findOverride(registry.pool, id);
    if (!given)
      throw new Refusal(
        404,
        'OVERRIDE_UNKNOWN',
        'The override does not exist. List the active ones with foyer override --list.',
      );
    const { isLate } = await revokeOverride(
      registry,
      given,
      reason,
      actorOf(caller, roleFor(caller.key.roles, given.app, 'revoke'), text),
    );
    return { value: { id, isLate } };
  },
  async 'GET /v1/overrides'({ pool }, { query }) {
    return {
      value: { overrides: await listOverrides(pool, checked(listSchema, Object.fromEntries(query))) },
    };
  },
};

/** Role in which the caller may view unpublished changes of an application: a squad its own, an operator any. */
function roleFor(roles: readonly string[], app: string, what: string): string {
  const squad = squadOf(app);
  if (roles.includes('operator')) return 'operator';
  if (squad !== undefined && roles.includes(`squad:${squad}`)) return `squad:${squad}`;
  throw new Refusal(403, 'NOT_PERMITTED', `You are not permitted to ${what} ${app}.`);
}

/**
 * The staff member with this email address, who needs the same permission to view the application as the
 * caller.
 */
async function findViewer(
  { settings, clock, serviceClient, log }: Registry,
  email: string,
  app: string,
): Promise<{ readonly subject: string; readonly email: string }> {
  const response = await serviceClient
    .callSigned({
      baseUrl: `http://127.0.0.1:${settings.identityPort}`,
      path: '/internal/staff/find',
      body: { email },
      secret: settings.internalSecret,
      clock,
      deadlineMs: DEADLINE_MS,
    })
    .catch((error: unknown) => {
      log.warn('staff realm unreachable', { error });
      return undefined;
    });
  const found = v.safeParse(FOUND, response?.body);
  if (response?.status !== 200 || !found.success)
    throw new Refusal(
      503,
      'STAFF_UNKNOWN',
      'The staff sign-in does not respond, so the account could not be checked. Try again in a moment.',
    );
  const { staff } = found.output;
  if (!staff) throw new Refusal(404, 'STAFF_MISSING', `No staff member has the email address ${email}.`);
  roleFor(staff.roles, app, 'show them');
  return { subject: staff.staffId, email: staff.email };
}
