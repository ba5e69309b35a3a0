import type { SquadHistory } from '@foyer/kernel/squad-answers';
import { appOf } from '@foyer/links';
import type { Pool } from '@foyer/runtime';
import { differencesOf, type SquadMembers } from './squadMembers.ts';

const MAX_ENTRIES = 100;

interface StoredEntry {
  readonly at: string;
  readonly actor: string;
  readonly kind: string;
  readonly reason: string;
  readonly before: { readonly squad?: Partial<SquadMembers> } | null;
  readonly after: { readonly squad?: Partial<SquadMembers> } | null;
  readonly proof?: { readonly staff?: { readonly email: string } };
}

/** Decisions about a squad with the members that each changed, newest first. */
export async function squadHistory(pool: Pool, squad: string): Promise<SquadHistory['entries']> {
  const { rows } = await pool.query<{ id: number; entry: StoredEntry }>(
    `select id, payload::jsonb as entry from registry.audit
     where chain = 'registry' and app = $1 and payload::jsonb ->> 'kind' like 'squad-%' order by id desc limit $2`,
    [appOf(squad), MAX_ENTRIES],
  );
  return rows.map(({ id, entry: { at, actor, kind, reason, before, after, proof } }) => ({
    id,
    at,
    person: proof?.staff?.email ?? actor,
    kind,
    reason,
    differences: differencesOf(before?.squad ?? {}, after?.squad ?? {}),
  }));
}
