import { Refusal, type Routes } from '@foyer/runtime';
import { requireRole } from '../changes/permissions.ts';
import { alertOnNewKeys } from '../keyring/alertOnNewKeys.ts';
import { acceptInvitation } from '../squads/acceptInvitation.ts';
import { approveSquad, changeSquad, rejectChange } from '../squads/changeSquads.ts';
import type { Inviter } from '../squads/decideSquad.ts';
import { inviteSquad, renewInvitation } from '../squads/inviteSquads.ts';
import {
  acceptSchema,
  answerSchema,
  changeSquadSchema,
  historySchema,
  inviteSchema,
  namedSchema,
  renewSchema,
} from '../squads/squadSchema.ts';
import { squadHistory } from '../squads/squadHistory.ts';
import { listSquads, requireSquad } from '../squads/squadStore.ts';
import { endSquad, resumeSquad, suspendSquad } from '../squads/stopSquads.ts';
import { actorOf, type Caller } from './authenticate.ts';
import { checked, type Call, type Route } from './handler.ts';

/** Squads that the registry stores. Every key of the ring may read them; operators change them. */
export const SQUAD_ROUTES: Routes<Route> = {
  async 'GET /v1/squads'({ pool, clock }) {
    return { value: { squads: await listSquads(pool, clock()) } };
  },
  async 'GET /v1/squads/history'({ pool, clock }, { query }) {
    const { name } = checked(historySchema, Object.fromEntries(query));
    await requireSquad(pool, name, clock());
    return { value: { entries: await squadHistory(pool, name) } };
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
    return { value: await approveSquad(registry, checked(answerSchema, call.body), inviter(call)) };
  },
  async 'POST /v1/squads/reject'(registry, call) {
    return { value: await rejectChange(registry, checked(answerSchema, call.body), inviter(call)) };
  },
  async 'POST /v1/squads/change'(registry, call) {
    return { value: await changeSquad(registry, checked(changeSquadSchema, call.body), inviter(call)) };
  },
  async 'POST /v1/squads/suspend'(registry, call) {
    return { value: await suspendSquad(registry, checked(namedSchema, call.body), inviter(call)) };
  },
  async 'POST /v1/squads/resume'(registry, call) {
    return { value: await resumeSquad(registry, checked(namedSchema, call.body), inviter(call)) };
  },
  async 'POST /v1/squads/end'(registry, call) {
    return { value: await endSquad(registry, checked(namedSchema, call.body), inviter(call)) };
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
