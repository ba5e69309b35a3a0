import { Refusal, type Routes } from '@foyer/runtime';
import { requireRole } from '../changes/permissions.ts';
import { alertOnNewKeys } from '../keyring/alertOnNewKeys.ts';
import { acceptInvitation } from '../squads/acceptInvitation.ts';
import {
  approveSquad,
  changeSquad,
  inviteSquad,
  renewInvitation,
  resumeSquad,
  suspendSquad,
  type Inviter,
} from '../squads/changeSquads.ts';
import {
  acceptSchema,
  changeSquadSchema,
  inviteSchema,
  namedSchema,
  renewSchema,
} from '../squads/squadSchema.ts';
import { listSquads } from '../squads/squadStore.ts';
import { actorOf, type Caller } from './authenticate.ts';
import { checked, type Call, type Route } from './handler.ts';

/** Squads that the registry stores. Every key of the ring may read them; operators change them. */
export const SQUAD_ROUTES: Routes<Route> = {
  async 'GET /v1/squads'({ pool, clock }) {
    return { value: { squads: await listSquads(pool, clock()) } };
  },
  async 'POST /v1/squads'(registry, call) {
    return {
      status: 201,
      value: await inviteSquad(registry, checked(inviteSchema, call.body), inviter(call)),
    };
  },
  async 'POST /v1/squads/invitation'(registry, call) {
    return {
      status: 201,
      value: await renewInvitation(registry, checked(renewSchema, call.body), inviter(call)),
    };
  },
  async 'POST /v1/squads/approve'(registry, call) {
    requirePerson(call.caller);
    return withoutValue(await approveSquad(registry, checked(namedSchema, call.body), inviter(call)));
  },
  async 'POST /v1/squads/change'(registry, call) {
    return withoutValue(await changeSquad(registry, checked(changeSquadSchema, call.body), inviter(call)));
  },
  async 'POST /v1/squads/suspend'(registry, call) {
    return withoutValue(await suspendSquad(registry, checked(namedSchema, call.body), inviter(call)));
  },
  async 'POST /v1/squads/resume'(registry, call) {
    return withoutValue(await resumeSquad(registry, checked(namedSchema, call.body), inviter(call)));
  },
  async 'POST /v1/squads/accept'(registry, { caller, body, text }) {
    const wanted = checked(acceptSchema, body);
    const { isNew, ...accepted } = await acceptInvitation(registry, {
      ...wanted,
      keyId: caller.key.id,
      proof: { ...caller.proof, body: text },
    });
    if (isNew)
      await alertOnNewKeys(registry, accepted.keyId).catch((error: unknown) =>
        registry.log.error('alert could not be raised', { error }),
      );
    return { status: isNew ? 201 : 200, value: accepted };
  },
};

function withoutValue({ squad, brands, isLate }: Awaited<ReturnType<typeof suspendSquad>>) {
  return { value: { squad, brands, isLate } };
}

function inviter({ caller, text }: Pick<Call, 'caller' | 'text'>): Inviter {
  requireRole(caller.key.roles, 'operator');
  return {
    actor: actorOf(caller, 'operator', text),
    person: personOf(caller),
    needsApproval: caller.staff !== undefined,
  };
}

function personOf({ key, staff }: Caller): string {
  return staff?.email.toLowerCase() ?? key.email ?? key.holder;
}

/** Inviter and approver are compared by email, so a key without one could belong to the inviter. */
function requirePerson({ key, staff }: Caller): void {
  if (staff === undefined && key.email === undefined)
    throw new Refusal(
      403,
      'AUTHOR_UNKNOWN',
      'An approval needs a person: approve in the console, or with a key that has the email of its holder.',
    );
}
