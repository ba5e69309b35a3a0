import type { Pool } from '@foyer/runtime';
import { groupOfFunction, groupOfTable, LEFT_OUT, type Group } from './groups.ts';

/** A money rule as the last migration defines it. */
export interface Target {
  readonly group: Group;
  readonly kind: 'function' | 'check' | 'trigger';
  readonly name: string;
  /** Table of a check constraint or trigger. */
  readonly table?: string;
  /** Definition of the function, check constraint or trigger. */
  readonly definition: string;
}

/** Functions that are neither in a group nor left out with a reason. */
export async function readUnknown(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct proname as name from pg_proc where pronamespace = 'api'::regnamespace and prokind = 'f' order by 1`,
  );
  return rows
    .map(({ name }) => name)
    .filter((name) => groupOfFunction(name) === undefined && LEFT_OUT[name] === undefined);
}

/** All functions, check constraints and triggers that protect money. */
export async function readTargets(pool: Pool): Promise<readonly Target[]> {
  const { rows: functions } = await pool.query<{ name: string; definition: string }>(
    `select proname as name, pg_get_functiondef(oid) as definition from pg_proc where pronamespace = 'api'::regnamespace and prokind = 'f' order by proname, oid`,
  );
  const { rows: rules } = await pool.query<{
    kind: 'check' | 'trigger';
    name: string;
    table: string;
    definition: string;
  }>(`
    select 'check' as kind, conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'api'::regnamespace and contype = 'c' and conrelid <> 0
    union all
    select 'trigger', tgname, tgrelid::regclass::text, pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid where c.relnamespace = 'api'::regnamespace and not tgisinternal
    order by 3, 2`);
  return [
    ...functions.flatMap(({ name, definition }): Target[] => {
      const group = groupOfFunction(name);
      return group ? [{ group, kind: 'function', name, definition }] : [];
    }),
    ...rules.flatMap(({ kind, name, table: written, definition }): Target[] => {
      const table = written.replace('api.', '');
      const group = groupOfTable(table);
      // notification triggers protect no money: without them a test only times out while it waits for an event
      return group && !definition.includes('announce_') && !definition.includes('write_payout_email')
        ? [{ group, kind, name, table, definition }]
        : [];
    }),
  ];
}
