import type { InvitedSquad } from '@foyer/kernel/invited-squad';
import type { ListedSquad, SquadMenu, SquadSlot, SquadState } from '@foyer/kernel/squad-answers';
import { appOf, SLOT_PLACES } from '@foyer/links';
import { Refusal, type Pool, type PoolClient } from '@foyer/runtime';
import { SQUADS } from '../squads.ts';
import { differencesOf, type SquadMembers } from './squadMembers.ts';

interface SquadRow {
  readonly name: string;
  readonly prefix: string;
  readonly brands: string[];
  readonly budget_js: number;
  readonly budget_css: number;
  readonly menu: SquadMenu | null;
  readonly titles: SquadMenu['labels'] | null;
  readonly slots: readonly SquadSlot[];
  readonly slot_pages: readonly string[];
  readonly contact: string;
  readonly owner: string | null;
  readonly revision: number;
  readonly former_prefixes: readonly string[];
  readonly invited_at: Date;
  readonly invited_by: string;
  readonly approved_by: string | null;
  readonly suspended_at: Date | null;
  readonly ended_at: Date | null;
  readonly pending: PendingRow | null;
  readonly invitation_ends: Date | null;
  readonly keys: number;
}

/** The open change as JSON, because it is a row of another table. */
interface PendingRow {
  readonly id: string;
  readonly change: Partial<SquadMembers>;
  readonly reason: string;
  readonly requested_by: string;
  readonly requested_at: string;
}

const LISTED = `select squad.*,
    (select to_jsonb(requested) from registry.squad_change as requested where requested.squad = squad.name and decided_at is null) as pending,
    (select expires_at from registry.squad_invitation where squad = squad.name and accepted_at is null and revoked_at is null) as invitation_ends,
    (select count(*)::int from registry.key where 'squad:' || squad.name = any (roles) and revoked_at is null and not_after > $1) as keys
  from registry.squad`;

/** Every squad that the registry stores, by name. */
export async function listSquads(pool: Pool | PoolClient, now: number): Promise<readonly ListedSquad[]> {
  const { rows } = await pool.query<SquadRow>(`${LISTED} order by name`, [new Date(now)]);
  return rows.map((row) => listed(row, now));
}

/** @throws {@link Refusal} 404 for a squad that the registry does not store. */
export async function requireSquad(pool: Pool | PoolClient, name: string, now: number): Promise<ListedSquad> {
  const { rows } = await pool.query<SquadRow>(`${LISTED} where name = $2`, [new Date(now), name]);
  const [row] = rows;
  if (row) return listed(row, now);
  throw new Refusal(
    404,
    'SQUAD_UNKNOWN',
    SQUADS.some((squad) => squad === name)
      ? `${name} is a squad of the repository: its address is in shared/links.`
      : `The registry has no squad ${name}. foyer squads lists them.`,
  );
}

/** Names of all squads: those of the repository, and those that the registry stores. */
export async function squadNames(pool: Pool | PoolClient): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from registry.squad order by name');
  return [...SQUADS, ...rows.map(({ name }) => name)];
}

/** @throws {@link Refusal} 422 for a role of a squad that does not exist. */
export async function refuseUnknownSquads(pool: Pool | PoolClient, roles: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from registry.squad where ended_at is null',
  );
  const names: readonly string[] = [...SQUADS, ...rows.map(({ name }) => name)];
  const unknown = roles.find((role) => role.startsWith('squad:') && !names.includes(role.slice(6)));
  if (unknown !== undefined)
    throw new Refusal(
      422,
      'SQUAD_UNKNOWN',
      `${unknown.slice(6)} is not a squad. An operator invites it first: foyer squads invite.`,
    );
}

/** @throws {@link Refusal} 423 while the squad of an application is suspended, and 410 after its end. */
export async function refuseSuspended(pool: Pool | PoolClient, squad: string): Promise<void> {
  const { rows } = await pool.query<{ ended_at: Date | null }>(
    'select ended_at from registry.squad where name = $1 and (suspended_at is not null or approved_at is null or ended_at is not null)',
    [squad],
  );
  const [row] = rows;
  if (!row) return;
  if (row.ended_at) throw squadEnded(squad, row.ended_at.toISOString());
  throw new Refusal(
    423,
    'SQUAD_SUSPENDED',
    `The squad ${squad} is suspended or not approved, so it can neither publish nor release. An operator ends this with foyer squads resume ${squad}.`,
  );
}

/** The refusal of every action of a squad that has ended. */
export function squadEnded(squad: string, endedAt: string): Refusal {
  return new Refusal(
    410,
    'SQUAD_ENDED',
    `The squad ${squad} ended on ${endedAt.slice(0, 10)}. Its pages are removed and its keys are revoked; invite a squad under another name.`,
  );
}

/**
 * The squads as the release plan has them: only approved ones, and no brands for suspended and ended ones, whose
 * releases would run in every brand if the plan did not name them.
 */
export async function squadsOfPlan(pool: Pool | PoolClient): Promise<readonly InvitedSquad[]> {
  const { rows } = await pool.query<
    Pick<
      SquadRow,
      | 'name'
      | 'prefix'
      | 'former_prefixes'
      | 'brands'
      | 'menu'
      | 'titles'
      | 'slots'
      | 'slot_pages'
      | 'suspended_at'
      | 'ended_at'
    >
  >(
    'select name, prefix, former_prefixes, brands, menu, titles, slots, slot_pages, suspended_at, ended_at from registry.squad where approved_at is not null order by name',
  );
  // a squad closes its page without the consent of those whose slots it shows
  const places = new Set<string>([
    ...SLOT_PLACES,
    ...rows.flatMap(({ ended_at, slot_pages }) => (ended_at ? [] : slot_pages)),
  ]);
  const shown = (slot: SquadSlot): SquadSlot => ({
    ...slot,
    places: slot.places.filter((page) => places.has(page)),
  });
  return rows.map(({ name, prefix, former_prefixes, brands, menu, titles, slots, suspended_at, ended_at }) =>
    ended_at
      ? // its address can belong to another squad now; no squad can be named with two hyphens
        { squad: name, prefix: `${name}--ended`, brands: [] }
      : {
          squad: name,
          prefix,
          brands: suspended_at === null ? brands : [],
          ...(menu && { menu }),
          ...(titles && { titles }),
          ...(slots.length > 0 && { slots: slots.map(shown) }),
          ...(former_prefixes.length > 0 && { former: former_prefixes }),
        },
  );
}

function listed(row: SquadRow, now: number): ListedSquad {
  const members: SquadMembers = {
    titles: row.titles,
    prefix: row.prefix,
    brands: row.brands,
    budget: { js: row.budget_js, css: row.budget_css },
    menu: row.menu,
    slots: row.slots,
    slotPages: row.slot_pages,
    contact: row.contact,
    owner: row.owner ?? row.invited_by,
  };
  return {
    name: row.name,
    app: appOf(row.name),
    ...members,
    revision: row.revision,
    state: stateOf(row, now),
    invitedAt: row.invited_at.toISOString(),
    invitedBy: row.invited_by,
    approvedBy: row.approved_by,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    invitationEndsAt: row.invitation_ends?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    pending: row.pending && {
      id: row.pending.id,
      differences: differencesOf(members, { ...members, ...row.pending.change }),
      reason: row.pending.reason,
      requestedBy: row.pending.requested_by,
      requestedAt: new Date(row.pending.requested_at).toISOString(),
    },
  };
}

function stateOf(row: SquadRow, now: number): SquadState {
  if (row.ended_at) return 'ended';
  if (row.suspended_at) return 'suspended';
  if (row.approved_by === null) return 'waiting';
  if (row.keys > 0) return 'active';
  return row.invitation_ends && row.invitation_ends.getTime() > now ? 'invited' : 'expired';
}
