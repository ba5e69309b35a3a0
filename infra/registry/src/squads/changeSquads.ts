import type { ChangedSquad, ListedSquad } from '@foyer/kernel/squad-answers';
import { Refusal, type PoolClient } from '@foyer/runtime';
import type { Registry } from '../registry.ts';
import { refuseTakenPrefix } from './conflicts.ts';
import { changed, unchanged, type Inviter } from './decideSquad.ts';
import { refuseSlotPages, refuseSlots } from './slots.ts';
import { closeChange, requestChange, requireChange } from './squadChangeStore.ts';
import { changedMembers, onlyNarrows, type SquadMembers } from './squadMembers.ts';
import type { SquadChange } from './squadSchema.ts';

interface Answer {
  readonly name: string;
  readonly change?: string | undefined;
  readonly reason: string;
}

/**
 * Changes everything but the name, which releases contain. From the console, a change that gives the squad more waits for
 * a second operator, as its invitation did (ADR 0372).
 */
export async function changeSquad(
  registry: Registry,
  { name, reason, ...wanted }: SquadChange,
  { actor, person, needsApproval }: Inviter,
): Promise<ChangedSquad> {
  return changed(registry, { name, kind: 'squad-changed', reason, actor }, async (client, now, before) => {
    if (wanted.revision !== undefined && wanted.revision !== before.revision)
      throw new Refusal(
        409,
        'SQUAD_CHANGED',
        `The squad ${name} was changed meanwhile. Read it again, then change it.`,
      );
    const change = changedMembers(before, { name, reason, ...wanted });
    if (Object.keys(change).length === 0) throw unchanged(`The squad ${name} has these values already.`);
    await refuseImpossible(client, before, change);
    if (needsApproval && before.approvedBy !== null && !onlyNarrows(before, change)) {
      const { revision } = before;
      await requestChange(client, { squad: name, revision, change, reason, requestedBy: person, now });
      return { kind: 'squad-change-requested', after: { ...before, ...change } };
    }
    await storeMembers(client, name, { ...before, ...change });
    // the approver of the invitation must not be the author of its terms
    if (before.approvedBy === null)
      await client.query('update registry.squad set invited_by = $2 where name = $1', [name, person]);
    return undefined;
  });
}

/** Approves a squad that another person invited in the console, or a change that another person requested there. */
export async function approveSquad(
  registry: Registry,
  { name, change: id, reason }: Answer,
  { actor, person }: Inviter,
): Promise<ChangedSquad> {
  return changed(registry, { name, kind: 'squad-approved', reason, actor }, async (client, now, before) => {
    if (before.approvedBy === null) {
      refuseOwn(before.invitedBy, person, 'You invited this squad');
      await client.query('update registry.squad set approved_at = $2, approved_by = $3 where name = $1', [
        name,
        now,
        person,
      ]);
      return undefined;
    }
    if (id === undefined && before.pending === null)
      throw unchanged(`The squad ${name} is already approved.`);
    const { change, requestedBy } = await requireChange(client, name, id);
    refuseOwn(requestedBy, person, 'You requested this change');
    await refuseImpossible(client, before, change);
    await storeMembers(client, name, { ...before, ...change });
    await closeChange(client, { squad: name, by: person, outcome: 'approved', now });
    return { kind: 'squad-change-approved' };
  });
}

/** Rejects a requested change; the person who requested it withdraws it in this way. */
export async function rejectChange(
  registry: Registry,
  { name, change: id, reason }: Answer,
  { actor, person }: Inviter,
): Promise<ChangedSquad> {
  const kind = 'squad-change-rejected';
  return changed(registry, { name, kind, reason, actor }, async (client, now) => {
    await requireChange(client, name, id);
    await closeChange(client, { squad: name, by: person, outcome: 'rejected', now });
    return undefined;
  });
}

async function refuseImpossible(
  client: PoolClient,
  { name, slotPages: opened }: Pick<ListedSquad, 'name' | 'slotPages'>,
  { prefix, slots, slotPages = opened }: Partial<SquadMembers>,
): Promise<void> {
  if (prefix !== undefined) await refuseTakenPrefix(client, { name, prefix });
  refuseSlotPages(name, slotPages);
  if (slots !== undefined) await refuseSlots(client, name, slots, slotPages);
}

async function storeMembers(
  client: PoolClient,
  name: string,
  { titles, prefix, brands, budget, menu, slots, slotPages, contact, owner }: SquadMembers,
): Promise<void> {
  await client.query(
    `update registry.squad set titles = $2, prefix = $3,
       former_prefixes = array_remove(case when prefix = $3 then former_prefixes else former_prefixes || prefix end, $3), brands = $4, budget_js = $5, budget_css = $6, menu = $7,
       slots = $8, slot_pages = $9, contact = $10, owner = $11, revision = revision + 1 where name = $1`,
    [
      name,
      titles && JSON.stringify(titles),
      prefix,
      brands,
      budget.js,
      budget.css,
      menu && JSON.stringify(menu),
      JSON.stringify(slots),
      slotPages,
      contact,
      owner,
    ],
  );
}

function refuseOwn(author: string, person: string, what: string): void {
  if (author === person)
    throw new Refusal(
      403,
      'APPROVAL_OWN',
      `${what}: another operator approves it, in the console or with foyer squads approve.`,
    );
}
