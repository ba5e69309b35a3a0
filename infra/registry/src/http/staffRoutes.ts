import { staffInvitationSchema, type StaffInvitation } from '@foyer/kernel/staff-answers';
import { inTransaction, Refusal, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import { requireRole } from '../changes/permissions.ts';
import type { Registry } from '../registry.ts';
import { SQUAD_ROLE } from '../keyring/keyring.ts';
import { refuseUnknownSquads } from '../squads/squadStore.ts';
import { actorOf } from './authenticate.ts';
import { checked, type Route } from './handler.ts';

const DEADLINE_MS = 3_000;

const invitationSchema = v.strictObject({
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  roles: v.pipe(
    v.array(
      v.union([
        v.picklist(['operator', 'auditor', 'support']),
        v.custom<`squad:${string}`>((role) => typeof role === 'string' && SQUAD_ROLE.test(role)),
      ]),
    ),
    v.minLength(1),
  ),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
});

/** Staff accounts. Only a key of the operator role invites: a console session must not create accounts (`KEYS_ONLY`). */
export const STAFF_ROUTES: Routes<Route> = {
  async 'POST /v1/staff/invitations'(registry, { caller, body, text }) {
    requireRole(caller.key.roles, 'operator');
    const { reason, ...invitation } = checked(invitationSchema, body);
    await refuseUnknownSquads(registry.pool, invitation.roles);
    const created = await createInvitation(registry, { ...invitation, invitedBy: caller.key.holder });
    const { invitationId, expiresAt } = created;
    // the link leaves the registry only after its audit entry is committed
    await inTransaction(registry.pool, async (client) => {
      await acquireLock(client, 'registry');
      await writeAudit(client, {
        chain: 'registry',
        at: new Date(registry.clock()).toISOString(),
        ...actorOf(caller, 'operator', text),
        kind: 'staff-invited',
        brands: [],
        reason,
        before: null,
        after: { invitationId, expiresAt, ...invitation },
      });
    });
    return { status: 201, value: created };
  },
};

async function createInvitation(
  { settings, clock, serviceClient, log }: Registry,
  invitation: object,
): Promise<StaffInvitation> {
  const response = await serviceClient
    .callSigned({
      baseUrl: `http://127.0.0.1:${settings.identityPort}`,
      path: '/internal/staff/invitations/create',
      body: invitation,
      secret: settings.internalSecret,
      clock,
      deadlineMs: DEADLINE_MS,
    })
    .catch((error: unknown) => {
      log.warn('identity unreachable, staff invitation not created', { error });
      return undefined;
    });
  if (response?.status === 409)
    throw new Refusal(409, 'STAFF_KNOWN', 'A staff account with this email address already exists.');
  const created = v.safeParse(staffInvitationSchema, response?.body);
  if (response?.status !== 200 || !created.success)
    throw new Refusal(
      503,
      'STAFF_UNKNOWN',
      'Identity does not respond, so no invitation was created. Check its state with foyer doctor and try again.',
    );
  return created.output;
}
