import type { Pool } from '@foyer/runtime';
import { injectFault } from '../injectedFaults.ts';

/** A fault of the database that loses a change of protection or applies it twice. */
export interface ProtectionFault {
  readonly name: string;
  inject(pool: Pool): Promise<unknown>;
}

const byFunction = (name: string, inFunction: string, from: string, to: string): ProtectionFault => ({
  name,
  inject: (pool) => injectFault(pool, { name, inFunction, from, to }),
});

const byTrigger = (name: string, table: string, when: string, statement: string): ProtectionFault => ({
  name,
  inject: (pool) =>
    pool.query(`create function api.injected_fault() returns trigger language plpgsql as $$ begin ${statement} end $$;
      create trigger injected_fault ${when} insert on api.${table} for each row execute function api.injected_fault()`),
});

/** Each is injected alone, because the proof has to find it alone. */
export const PROTECTION_FAULTS: readonly ProtectionFault[] = [
  byTrigger('the requests to end sessions are lost', 'session_end_request', 'before', 'return null;'),
  byFunction(
    'the break of the button is shorter',
    'start_break',
    'p_at, p_ends_at, p_key)',
    `p_at, case p_origin when 'button' then p_ends_at - interval '1 hour' else p_ends_at end, p_key)`,
  ),
  byFunction(
    'a repeated request of the button starts another break',
    'start_break',
    'p_at, p_ends_at, p_key)',
    `p_at, p_ends_at, p_key || case when p_origin = 'button' then repeat('+', (select count(*)::int from exclusion e where e.player_id = v_account.id and e.key like p_key || '%')) else '' end)`,
  ),
  byTrigger(
    'a limit of staff is lost after its event',
    'responsible_gaming_event',
    'after',
    `update api.player_limit set ceiling = null where player_id = new.player_id and new.details ->> 'isByStaff' = 'true' and kind = new.details ->> 'kind' and period = new.details ->> 'period'; return null;`,
  ),
  byFunction(
    'a limit of staff permits raises',
    'record_harm_action',
    'increase_deposit_limit_blocked = true',
    'increase_deposit_limit_blocked = false',
  ),
  byFunction(
    'a block of staff is lost',
    'record_harm_action',
    'deposits_blocked = true',
    'deposits_blocked = false',
  ),
  byFunction(
    'a repeated block applies again after the release',
    'record_harm_action',
    'if found then',
    `if found then update player set deposits_blocked = true where id = p_action.player_id and p_action.action = 'block';`,
  ),
];
