import { Refusal, type PoolClient } from '@foyer/runtime';
import { randomBytes } from 'node:crypto';
import type { SquadMembers } from './squadMembers.ts';

const ID_BYTES = 16;

/** A change that waits for a second operator. */
export interface RequestedChange {
  readonly id: string;
  readonly change: Partial<SquadMembers>;
  readonly reason: string;
  readonly requestedBy: string;
}

interface ChangeRow {
  readonly id: string;
  readonly change: Partial<SquadMembers>;
  readonly reason: string;
  readonly requested_by: string;
}

/** The open change of a squad. */
export async function openChange(client: PoolClient, squad: string): Promise<RequestedChange | undefined> {
  const { rows } = await client.query<ChangeRow>(
    'select id, change, reason, requested_by from registry.squad_change where squad = $1 and decided_at is null',
    [squad],
  );
  const [row] = rows;
  return row && { id: row.id, change: row.change, reason: row.reason, requestedBy: row.requested_by };
}

/** Stores a change; an open one of the same squad is replaced. */
export async function requestChange(
  client: PoolClient,
  {
    squad,
    revision,
    change,
    reason,
    requestedBy,
    now,
  }: Omit<RequestedChange, 'id'> & {
    readonly squad: string;
    readonly revision: number;
    readonly now: Date;
  },
): Promise<void> {
  await closeChange(client, { squad, by: requestedBy, outcome: 'replaced', now });
  await client.query(
    `insert into registry.squad_change (id, squad, change, revision, reason, requested_by, requested_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      randomBytes(ID_BYTES).toString('base64url'),
      squad,
      JSON.stringify(change),
      revision,
      reason,
      requestedBy,
      now,
    ],
  );
}

/** Decides the open change, if there is one. */
export async function closeChange(
  client: PoolClient,
  {
    squad,
    by,
    outcome,
    now,
  }: {
    readonly squad: string;
    readonly by: string;
    readonly outcome: 'approved' | 'rejected' | 'replaced' | 'ended';
    readonly now: Date;
  },
): Promise<void> {
  await client.query(
    'update registry.squad_change set decided_by = $2, decided_at = $3, outcome = $4 where squad = $1 and decided_at is null',
    [squad, by, now, outcome],
  );
}

/**
 * The open change, which must be the one that the person has seen.
 * @throws {@link Refusal} 409 without an open change, and for an earlier one.
 */
export async function requireChange(
  client: PoolClient,
  squad: string,
  id: string | undefined,
): Promise<RequestedChange> {
  const open = await openChange(client, squad);
  if (!open) throw new Refusal(409, 'NOTHING_CHANGES', `No change of the squad ${squad} waits for approval.`);
  if (id !== undefined && open.id !== id)
    throw new Refusal(
      409,
      'SQUAD_CHANGED',
      `A later change of ${squad} replaced the one that you have seen. Read it before you decide.`,
    );
  return open;
}
