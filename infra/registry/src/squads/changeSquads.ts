import { ENVIRONMENTS } from '@foyer/kernel/environments';
import type { ChangedSquad, ListedSquad, SquadInvitation } from '@foyer/kernel/squad-answers';
import { inTransaction, Refusal, type PoolClient } from '@foyer/runtime';
import { createHash, randomBytes } from 'node:crypto';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import type { Actor } from '../keyring/keyring.ts';
import type { Registry } from '../registry.ts';
import { refuseConflicts } from './conflicts.ts';
import { issuePlans } from './issuePlans.ts';
import type { Invite, SquadChange } from './squadSchema.ts';
import { requireSquad } from './squadStore.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 3_600_000;

/** The person or key that changes squads. */
export interface Inviter {
  readonly actor: Actor;
  /** Email of the person, or the holder of a key without one. */
  readonly person: string;
  /** True for a console session: a stolen one must not be enough to run code on pages (ADR 0359). */
  readonly needsApproval: boolean;
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Stores a squad and its one-time invitation. */
export async function inviteSquad(
  registry: Registry,
  invite: Invite,
  { actor, person, needsApproval }: Inviter,
): Promise<SquadInvitation> {
  const { name, prefix, brands, budget, menu, contact, days, reason } = invite;
  return changed(registry, { name, kind: 'squad-invited', reason, actor }, async (client, now) => {
    await refuseConflicts(client, invite);
    await client.query(
      `insert into registry.squad (name, prefix, brands, budget_js, budget_css, menu, contact, invited_at, invited_by, approved_at, approved_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        name,
        prefix,
        brands,
        budget.js,
        budget.css,
        menu && JSON.stringify(menu),
        contact,
        now,
        person,
        needsApproval ? null : now,
        needsApproval ? null : person,
      ],
    );
    return createToken(client, name, now, days);
  }).then(({ squad, value }) => ({ squad, ...value }));
}

/** Replaces the open invitation of a squad that has no key yet. */
export async function renewInvitation(
  registry: Registry,
  { name, days, reason }: { readonly name: string; readonly days: number; readonly reason: string },
  { actor }: Inviter,
): Promise<SquadInvitation> {
  return changed(registry, { name, kind: 'squad-invited-again', reason, actor }, async (client, now) => {
    const { rowCount } = await client.query(
      "select 1 from registry.key where 'squad:' || $1::text = any (roles)",
      [name],
    );
    if (rowCount !== 0)
      throw new Refusal(
        409,
        'SQUAD_HAS_KEY',
        `${name} has a key already. It adds another one itself, or an operator does with foyer keys add.`,
      );
    await client.query(
      'update registry.squad_invitation set revoked_at = $2 where squad = $1 and accepted_at is null and revoked_at is null',
      [name, now],
    );
    return createToken(client, name, now, days);
  }).then(({ squad, value }) => ({ squad, ...value }));
}

/** Approves a squad that another person invited in the console. */
export async function approveSquad(
  registry: Registry,
  { name, reason }: { readonly name: string; readonly reason: string },
  { actor, person }: Inviter,
): Promise<ChangedSquad> {
  return changed(registry, { name, kind: 'squad-approved', reason, actor }, async (client, now, before) => {
    if (before?.approvedBy !== null) throw unchanged(`The squad ${name} is already approved.`);
    if (before.invitedBy === person)
      throw new Refusal(
        403,
        'APPROVAL_OWN',
        'You invited this squad: another operator approves it, in the console or with foyer squads approve.',
      );
    await client.query('update registry.squad set approved_at = $2, approved_by = $3 where name = $1', [
      name,
      now,
      person,
    ]);
  });
}

/** Changes brands, budget, menu entry or contact. Name and address stay: releases and links contain them. */
export async function changeSquad(
  registry: Registry,
  { name, reason, brands, budget, menu, contact }: SquadChange,
  { actor }: Inviter,
): Promise<ChangedSquad> {
  return changed(registry, { name, kind: 'squad-changed', reason, actor }, async (client) => {
    await client.query(
      `update registry.squad set brands = coalesce($2, brands), budget_js = coalesce($3, budget_js), budget_css = coalesce($4, budget_css),
         menu = case when $5 then $6::jsonb else menu end, contact = coalesce($7, contact) where name = $1`,
      [
        name,
        brands ?? null,
        budget?.js ?? null,
        budget?.css ?? null,
        menu !== undefined,
        menu ? JSON.stringify(menu) : null,
        contact ?? null,
      ],
    );
  });
}

/** Removes the pages and the menu entry of a squad from every brand; it cannot publish meanwhile. */
export async function suspendSquad(
  registry: Registry,
  { name, reason }: { readonly name: string; readonly reason: string },
  { actor }: Inviter,
): Promise<ChangedSquad> {
  return changed(registry, { name, kind: 'squad-suspended', reason, actor }, async (client, now, before) => {
    if (before?.suspendedAt !== null) throw unchanged(`The squad ${name} is already suspended.`);
    await client.query('update registry.squad set suspended_at = $2 where name = $1', [name, now]);
  });
}

export async function resumeSquad(
  registry: Registry,
  { name, reason }: { readonly name: string; readonly reason: string },
  { actor }: Inviter,
): Promise<ChangedSquad> {
  return changed(registry, { name, kind: 'squad-resumed', reason, actor }, async (client, _now, before) => {
    if (before?.suspendedAt === null) throw unchanged(`The squad ${name} is not suspended.`);
    await client.query('update registry.squad set suspended_at = null where name = $1', [name]);
  });
}

interface SquadDecision {
  readonly name: string;
  readonly kind: string;
  readonly reason: string;
  readonly actor: Actor;
}

/** Changes one squad, with its audit entry and the plans in the same transaction, then notifies the edge. */
async function changed<Value>(
  registry: Registry,
  { name, kind, reason, actor }: SquadDecision,
  change: (client: PoolClient, now: Date, before: ListedSquad | undefined) => Promise<Value>,
): Promise<ChangedSquad & { readonly value: Value }> {
  const done = await registry.runExclusive(() =>
    inTransaction(registry.pool, async (client) => {
      // in the order of other transactions that need several locks
      for (const chain of [...ENVIRONMENTS, 'registry'] as const) await acquireLock(client, chain);
      const now = new Date(registry.clock());
      const before = kind === 'squad-invited' ? undefined : await requireSquad(client, name, now.getTime());
      const value = await change(client, now, before);
      const squad = await requireSquad(client, name, now.getTime());
      const brands = [...new Set([...(before?.brands ?? []), ...squad.brands])].sort();
      if (squad.approvedBy !== null) await issuePlans(registry, client, brands);
      await writeAudit(client, {
        chain: 'registry',
        at: now.toISOString(),
        ...actor,
        kind,
        app: squad.app,
        brands,
        reason,
        before: before ? { squad: before } : null,
        after: { squad },
      });
      return { squad, brands, value };
    }),
  );
  return { ...done, isLate: done.squad.approvedBy !== null && !(await registry.edge.deliver()) };
}

async function createToken(
  client: PoolClient,
  squad: string,
  now: Date,
  days: number,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires = new Date(now.getTime() + days * DAY_MS);
  await client.query(
    'insert into registry.squad_invitation (token_hash, squad, created_at, expires_at) values ($1, $2, $3, $4)',
    [tokenHash(token), squad, now, expires],
  );
  return { token, expiresAt: expires.toISOString() };
}

function unchanged(text: string): Refusal {
  return new Refusal(409, 'NOTHING_CHANGES', text);
}
