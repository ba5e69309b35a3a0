import type { InvitedSquad } from '@foyer/kernel/invited-squad';
import type { ListedSquad, SquadMenu, SquadState } from '@foyer/kernel/squad-answers';
import { appOf } from '@foyer/links';
import { Refusal, type Pool, type PoolClient } from '@foyer/runtime';
import { SQUADS } from '../squads.ts';

interface SquadRow {
  readonly name: string;
  readonly prefix: string;
  readonly brands: string[];
  readonly budget_js: number;
  readonly budget_css: number;
  readonly menu: SquadMenu | null;
  readonly contact: string;
  readonly invited_at: Date;
  readonly invited_by: string;
  readonly approved_by: string | null;
  readonly suspended_at: Date | null;
  readonly invitation_ends: Date | null;
  readonly keys: number;
}

const LISTED = `select squad.*,
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
  const names = await squadNames(pool);
  const unknown = roles.find((role) => role.startsWith('squad:') && !names.includes(role.slice(6)));
  if (unknown !== undefined)
    throw new Refusal(
      422,
      'SQUAD_UNKNOWN',
      `${unknown.slice(6)} is not a squad. An operator invites it first: foyer squads invite.`,
    );
}

/** @throws {@link Refusal} 423 while the squad of an application is suspended. */
export async function refuseSuspended(pool: Pool | PoolClient, squad: string): Promise<void> {
  const { rowCount } = await pool.query(
    'select 1 from registry.squad where name = $1 and (suspended_at is not null or approved_at is null)',
    [squad],
  );
  if (rowCount === 0) return;
  throw new Refusal(
    423,
    'SQUAD_SUSPENDED',
    `The squad ${squad} is suspended or not approved, so it can neither publish nor release. An operator ends this with foyer squads resume ${squad}.`,
  );
}

/** The squads as the release plan has them: only approved ones, and no brands for suspended ones. */
export async function squadsOfPlan(pool: Pool | PoolClient): Promise<readonly InvitedSquad[]> {
  const { rows } = await pool.query<Pick<SquadRow, 'name' | 'prefix' | 'brands' | 'menu' | 'suspended_at'>>(
    'select name, prefix, brands, menu, suspended_at from registry.squad where approved_at is not null order by name',
  );
  return rows.map(({ name, prefix, brands, menu, suspended_at }) => ({
    squad: name,
    prefix,
    brands: suspended_at === null ? brands : [],
    ...(menu && { menu }),
  }));
}

function listed(row: SquadRow, now: number): ListedSquad {
  return {
    name: row.name,
    app: appOf(row.name),
    prefix: row.prefix,
    brands: row.brands,
    budget: { js: row.budget_js, css: row.budget_css },
    menu: row.menu,
    contact: row.contact,
    state: stateOf(row, now),
    invitedAt: row.invited_at.toISOString(),
    invitedBy: row.invited_by,
    approvedBy: row.approved_by,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    invitationEndsAt: row.invitation_ends?.toISOString() ?? null,
  };
}

function stateOf(row: SquadRow, now: number): SquadState {
  if (row.suspended_at) return 'suspended';
  if (row.approved_by === null) return 'waiting';
  if (row.keys > 0) return 'active';
  return row.invitation_ends && row.invitation_ends.getTime() > now ? 'invited' : 'expired';
}
