import type { BreakGlassRequest, Decided } from '@foyer/kernel/change-answers';
import { inTransaction, Refusal, type PoolClient } from '@foyer/runtime';
import { randomBytes } from 'node:crypto';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import type { Change } from '../changes/change.ts';
import { decide, previewChange } from '../changes/decide.ts';
import { freezeProblem } from '../freeze/freeze.ts';
import type { Actor, KnownKey } from '../keyring/keyring.ts';
import { readEnvironment } from '../plan/environments.ts';
import type { Registry } from '../registry.ts';
import { MAX_OPEN_MS, openRequest, settle, storeRequest, type StoredRequest } from './breakGlassStore.ts';
import { gateFor } from './checkStore.ts';

const ID_BYTES = 16;

/** A person whose signature or session the request carries. */
export interface Person extends Actor {
  /** Email of the staff account. */
  readonly email: string;
}

/**
 * The person behind a key or a session, by the email of the staff account: a key without one could belong to the
 * person who approves in the console. @throws {@link Refusal}
 */
export function personOf({ email }: Pick<KnownKey, 'email'>, actor: Actor): Person {
  if (email === undefined)
    throw new Refusal(
      403,
      'AUTHOR_UNKNOWN',
      'Two people have to override a check or a freeze, and your key has no staff email to compare.',
    );
  return { ...actor, email };
}

/** Stores a request to release without a passed check, or in spite of a freeze. Nothing changes for players. @throws {@link Refusal} */
export async function requestBreakGlass(
  registry: Registry,
  given: Change,
  { email, ...actor }: Person,
): Promise<BreakGlassRequest> {
  const asked = { ...given, breakGlass: true };
  return inTransaction(registry.pool, async (client) => {
    const environment = await readEnvironment(client, asked.environment);
    const { change, before, brands } = await previewChange(registry, client, environment, asked);
    const now = registry.clock();
    const problem =
      (await gateFor(client, {
        change,
        role: actor.role,
        earlier: before.earlier[change.app ?? ''] ?? [],
        now,
      })) ?? freezeProblem(before, change, brands, now);
    const { app, release } = change;
    if (!problem || app === undefined || release === undefined)
      throw new Refusal(
        409,
        'APPROVAL_NOT_REQUIRED',
        'Neither a check nor a freeze would be overridden: apply the change itself.',
      );
    const request: StoredRequest = {
      id: randomBytes(ID_BYTES).toString('base64url'),
      environment: change.environment,
      app,
      release,
      change,
      code: problem.code,
      problem: problem.message,
      reason: change.reason,
      requestedBy: email,
      requestedAt: new Date(now).toISOString(),
      expiresAt: new Date(now + MAX_OPEN_MS).toISOString(),
    };
    await audit(client, 'break-glass-requested', request, request.reason, { actor, now });
    await storeRequest(client, request);
    return request;
  });
}

/** Applies the requested change in the name of both people. @throws {@link Refusal} for the person who requested it. */
export async function approveBreakGlass(
  registry: Registry,
  { id, reason }: { readonly id: string; readonly reason: string },
  { email, ...actor }: Person,
): Promise<Decided> {
  const { change, requestedBy, requestedAt } = await openRequest(registry.pool, id, registry.clock());
  if (requestedBy === email)
    throw new Refusal(403, 'SAME_PERSON', 'You requested this override; another operator has to approve it.');
  return decide(registry, change, actor, {
    isSystem: false,
    approval: { id, by: email, audited: { id, requestedBy, requestedAt, note: reason } },
  });
}

/** Ends a request without a change; its author may do that, too. */
export async function rejectBreakGlass(
  registry: Registry,
  { id, reason }: { readonly id: string; readonly reason: string },
  { email, ...actor }: Person,
): Promise<StoredRequest> {
  const now = registry.clock();
  const request = await openRequest(registry.pool, id, now);
  await inTransaction(registry.pool, async (client) => {
    await audit(client, 'break-glass-rejected', request, reason, { actor, now });
    await settle(client, { id, by: email, outcome: 'rejected', now });
  });
  return request;
}

/** In the chain without plan versions, because the plan stays as it is. */
async function audit(
  client: PoolClient,
  kind: string,
  { id, environment, app, release, code, requestedBy, change }: StoredRequest,
  reason: string,
  { actor, now }: { readonly actor: Actor; readonly now: number },
): Promise<void> {
  await acquireLock(client, 'registry');
  await writeAudit(client, {
    chain: 'registry',
    at: new Date(now).toISOString(),
    ...actor,
    kind,
    app,
    release,
    brands: change.brands ?? [],
    reason,
    before: null,
    after: { id, environment, kind: change.kind, code, requestedBy },
  });
}
