import { ENVIRONMENTS } from '@foyer/kernel/environments';
import type { ChangedSquad, ListedSquad } from '@foyer/kernel/squad-answers';
import { inTransaction, Refusal, type PoolClient } from '@foyer/runtime';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import type { Actor } from '../keyring/keyring.ts';
import type { Registry } from '../registry.ts';
import { issuePlans } from './issuePlans.ts';
import { requireSquad, squadEnded } from './squadStore.ts';

/** The person or key that changes squads. */
export interface Inviter {
  readonly actor: Actor;
  /** Email of the person, or the holder of a key without one. */
  readonly person: string;
  /** True for a console session: a stolen one must not be enough to run code on pages (ADR 0359). */
  readonly needsApproval: boolean;
}

export interface SquadDecision {
  readonly name: string;
  readonly kind: string;
  readonly reason: string;
  readonly actor: Actor;
}

/** The effect of a decision where it differs from the usual one. */
export interface Recorded {
  /** Kind of the audit entry. */
  readonly kind: string;
  /** The squad as it will be after an approval; the plan stays as it is. */
  readonly after?: ListedSquad;
}

/**
 * Changes one squad, with its audit entry and the plans in the same transaction, then notifies the edge.
 * @throws {@link Refusal} for an unknown squad and for one that has ended.
 */
export async function changed(
  registry: Registry,
  decision: SquadDecision,
  change: (client: PoolClient, now: Date, before: ListedSquad) => Promise<Recorded | undefined>,
): Promise<ChangedSquad> {
  const done = await stored(registry, decision, async (client, now) => {
    const before = await requireSquad(client, decision.name, now.getTime());
    if (before.endedAt !== null) throw squadEnded(before.name, before.endedAt);
    return { before, recorded: await change(client, now, before), value: undefined };
  });
  return { squad: done.squad, brands: done.brands, isLate: done.isLate };
}

interface Stored<Value> {
  /** Undefined for a new squad. */
  readonly before?: ListedSquad;
  readonly recorded?: Recorded | undefined;
  readonly value: Value;
}

/** Stores a squad, which may be new, in the same way. */
export async function stored<Value>(
  registry: Registry,
  { name, kind, reason, actor }: SquadDecision,
  change: (client: PoolClient, now: Date) => Promise<Stored<Value>>,
): Promise<ChangedSquad & { readonly value: Value }> {
  const done = await registry.runExclusive(() =>
    inTransaction(registry.pool, async (client) => {
      // in the order of other transactions that need several locks
      for (const chain of [...ENVIRONMENTS, 'registry'] as const) await acquireLock(client, chain);
      const now = new Date(registry.clock());
      const { before, recorded, value } = await change(client, now);
      const squad = await requireSquad(client, name, now.getTime());
      const brands = [...new Set([...(before?.brands ?? []), ...squad.brands])].sort();
      const isPlanned = squad.approvedBy !== null && recorded?.after === undefined;
      if (isPlanned) await issuePlans(registry, client, brands);
      await writeAudit(client, {
        chain: 'registry',
        at: now.toISOString(),
        ...actor,
        kind: recorded?.kind ?? kind,
        app: squad.app,
        brands,
        reason,
        before: before ? { squad: before } : null,
        after: { squad: recorded?.after ?? squad },
      });
      return { squad, brands, value, isPlanned };
    }),
  );
  const { isPlanned, ...answer } = done;
  return { ...answer, isLate: isPlanned && !(await registry.edge.deliver()) };
}

export function unchanged(text: string): Refusal {
  return new Refusal(409, 'NOTHING_CHANGES', text);
}
