import type { ChangedSquad } from '@foyer/kernel/squad-answers';
import type { PoolClient } from '@foyer/runtime';
import { findKey, revokeKey, type Actor } from '../keyring/keyring.ts';
import type { Registry } from '../registry.ts';
import { changed, unchanged, type Inviter } from './decideSquad.ts';
import { revokeInvitations } from './inviteSquads.ts';
import { closeChange } from './squadChangeStore.ts';

interface Named {
  readonly name: string;
  readonly reason: string;
}

/** Removes the pages and the menu entry of a squad from every brand; it cannot publish meanwhile. */
export async function suspendSquad(
  registry: Registry,
  { name, reason }: Named,
  { actor }: Inviter,
): Promise<ChangedSquad> {
  return changed(registry, { name, kind: 'squad-suspended', reason, actor }, async (client, now, before) => {
    if (before.suspendedAt !== null) throw unchanged(`The squad ${name} is already suspended.`);
    await client.query('update registry.squad set suspended_at = $2 where name = $1', [name, now]);
    return undefined;
  });
}

export async function resumeSquad(
  registry: Registry,
  { name, reason }: Named,
  { actor }: Inviter,
): Promise<ChangedSquad> {
  return changed(registry, { name, kind: 'squad-resumed', reason, actor }, async (client, _now, before) => {
    if (before.suspendedAt === null) throw unchanged(`The squad ${name} is not suspended.`);
    await client.query('update registry.squad set suspended_at = null where name = $1', [name]);
    return undefined;
  });
}

/**
 * Ends a squad: its pages, menu entry and slots disappear in every brand, its open invitation and its keys become void,
 * and another squad can have its address. Its name, releases and history stay.
 */
export async function endSquad(
  registry: Registry,
  { name, reason }: Named,
  { actor, person }: Inviter,
): Promise<ChangedSquad> {
  return changed(registry, { name, kind: 'squad-ended', reason, actor }, async (client, now) => {
    await client.query('update registry.squad set ended_at = $2 where name = $1', [name, now]);
    await revokeInvitations(client, name, now);
    await closeChange(client, { squad: name, by: person, outcome: 'ended', now });
    await revokeKeys(client, { name, reason, actor, now });
    return undefined;
  });
}

/** A key with another role keeps it: the role of an ended squad permits nothing. */
async function revokeKeys(
  client: PoolClient,
  {
    name,
    reason,
    actor,
    now,
  }: Named & {
    readonly actor: Actor;
    readonly now: Date;
  },
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    "select id from registry.key where roles = array['squad:' || $1::text] and revoked_at is null order by id",
    [name],
  );
  for (const { id } of rows) {
    const key = await findKey(client, id);
    if (key) await revokeKey(client, key, `The squad ${name} ended: ${reason}`, actor, now.getTime());
  }
}
