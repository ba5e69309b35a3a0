import { fail, succeed, type Result } from '@foyer/kernel';
import { brands, isBrandId, licences, type LicenceProfile } from '@foyer/market';
import { inTransaction, type Clock, type Pool, type PoolClient } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import type { ExclusionRegisterPort } from './register/exclusionRegister.ts';
import { hasEndedAtRegister } from './register/endAtRegister.ts';
import type { PlayerRow } from '../players/playerRow.ts';
import {
  decideReturn,
  requestRefusal,
  returnStateOf,
  type ReturnEvent,
  type ReturnRefusal,
  type ReturnState,
  type ReturnStep,
} from './exclusionReturn.machine.ts';
import { factsOf, readDecisiveExclusion, readExclusion, readSteps, type ExclusionRow } from './returnRows.ts';

export interface ReturnDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/** Rules of the licence of a brand. */
export function returnRulesOf(brand: string): LicenceProfile['breaks']['return'] {
  if (!isBrandId(brand)) throw new Error(`The brand ${brand} has no licence.`);
  return licences[brands[brand].licence].breaks.return;
}

/** The player's options for ending an exclusion, for the page that refuses the sign-in. */
export interface ReturnOffer {
  readonly state: ReturnState['status'];
  readonly refusal: ReturnRefusal | undefined;
  /** End of the term; undefined without an end. */
  readonly endsAt: number | undefined;
  /** End of the cool-off after an approval. */
  readonly coolOffEndsAt: number | undefined;
}

export async function readReturnOffer(
  { pool, clock }: Pick<ReturnDeps, 'pool' | 'clock'>,
  player: Pick<PlayerRow, 'id' | 'brand' | 'self_exclusion_ends_at'>,
): Promise<ReturnOffer> {
  const exclusion = await readDecisiveExclusion(pool, player.id);
  // set by an operator: the request writes its row
  if (!exclusion) {
    const facts = { endsAt: player.self_exclusion_ends_at?.getTime(), isForeign: false };
    return {
      state: 'excluded',
      refusal: requestRefusal(facts, returnRulesOf(player.brand), clock()),
      endsAt: facts.endsAt,
      coolOffEndsAt: undefined,
    };
  }
  const state = returnStateOf(await readSteps(pool, exclusion.id));
  return {
    state: state.status,
    refusal:
      state.status === 'excluded'
        ? requestRefusal(factsOf(exclusion), returnRulesOf(exclusion.brand), clock())
        : 'ALREADY_REQUESTED',
    endsAt: exclusion.ends_at?.getTime(),
    coolOffEndsAt: state.status === 'cooling-off' ? state.endsAt : undefined,
  };
}

/** Locks the player until the transaction ends; false for an unknown one. */
async function lockPlayer(
  client: PoolClient,
  { brand, playerId }: { readonly brand: string; readonly playerId: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from api.player where id = $1 and brand = $2 for update',
    [playerId, brand],
  );
  return rowCount === 1;
}

/** Stores the player's request to end the exclusion that lasts longest. */
export async function requestReturn(
  deps: ReturnDeps,
  player: { readonly brand: string; readonly playerId: string },
  reason: string,
  key: string,
): Promise<Result<ReturnState, ReturnRefusal | 'NOT_EXCLUDED' | 'KEY_REUSED'>> {
  return inTransaction(deps.pool, async (client) => {
    if (!(await lockPlayer(client, player))) return fail('NOT_EXCLUDED');
    await client.query('select api.adopt_exclusion($1)', [player.playerId]);
    const exclusion = await readDecisiveExclusion(client, player.playerId);
    return exclusion
      ? advance(deps, client, exclusion, { type: 'request', reason }, key, reason)
      : fail('NOT_EXCLUDED');
  });
}

/** Cancels every open request of the player, also an approved one in its cool-off: the exclusions continue. */
export async function withdrawReturn(
  deps: ReturnDeps,
  player: { readonly brand: string; readonly playerId: string },
  key: string,
): Promise<Result<ReturnState, ReturnRefusal | 'NOT_EXCLUDED' | 'KEY_REUSED'>> {
  return inTransaction(deps.pool, async (client) => {
    if (!(await lockPlayer(client, player))) return fail('NOT_EXCLUDED');
    // a repeated request finds the steps that its key has stored
    const { rows } = await client.query<{ id: number }>(
      `select e.id from api.exclusion e join lateral (select r.kind, r.key from api.exclusion_return r where r.exclusion_id = e.id order by r.id desc limit 1) last on true
       where e.player_id = $1 and (last.kind in ('requested', 'approved') or last.key = $2 || ':' || e.id) order by e.id`,
      [player.playerId, key],
    );
    let result: Result<ReturnState, ReturnRefusal | 'KEY_REUSED'> = fail('NOT_REQUESTED');
    for (const { id } of rows) {
      const exclusion = await readExclusion(client, id);
      if (!exclusion) continue;
      result = await advance(deps, client, exclusion, { type: 'withdraw' }, `${key}:${id}`, null);
      if (!result.ok) return result;
    }
    return result;
  });
}

/** Stores the decision of a member of staff about a request. */
export async function decideReturnRequest(
  deps: ReturnDeps,
  decision: {
    readonly id: number;
    readonly decision: 'approve' | 'refuse';
    readonly staff: string;
    readonly reason: string;
    readonly key: string;
  },
): Promise<Result<ReturnState, ReturnRefusal | 'UNKNOWN' | 'KEY_REUSED'>> {
  return inTransaction(deps.pool, async (client) => {
    const exclusion = await readExclusion(client, decision.id);
    if (!exclusion) return fail('UNKNOWN');
    await client.query('select 1 from api.player where id = $1 for update', [exclusion.player_id]);
    const event = { type: decision.decision, staff: decision.staff };
    return advance(deps, client, exclusion, event, decision.key, decision.reason);
  });
}

/**
 * Lifts the exclusions whose cool-off has ended; returns how many. Those that were reported to the national
 * register are lifted after it has ended them, because the next check would exclude the player again.
 */
export async function liftDueExclusions(
  deps: ReturnDeps & { readonly exclusionRegister: ExclusionRegisterPort },
): Promise<number> {
  const { pool, clock, relay } = deps;
  const { rows } = await pool.query<{ exclusion_id: number; brand: string; reported: readonly number[] }>(
    `select r.exclusion_id, p.brand, array(select o.exclusion_id from api.exclusion_report o join api.exclusion e on e.id = o.exclusion_id where e.player_id = p.id and e.id in (select api.exclusions_lifted_with(r.exclusion_id))) as reported
     from (select distinct exclusion_id from api.exclusion_return where kind = 'approved' and cool_off_ends_at <= $1) r
       join api.exclusion x on x.id = r.exclusion_id join api.player p on p.id = x.player_id
     where api.is_return_approved(r.exclusion_id, $1)`,
    [new Date(clock())],
  );
  let lifted = 0;
  for (const { exclusion_id: id, brand, reported } of rows) {
    if (!(await hasEndedAtRegister(deps.exclusionRegister, brand, reported))) continue;
    const { rows: answers } = await pool.query<{ lifted: boolean }>(
      'select api.lift_exclusion($1, $2, $3) as lifted',
      [id, `lifted:${id}`, new Date(clock())],
    );
    relay.kick();
    if (answers[0]?.lifted === true) lifted += 1;
  }
  return lifted;
}

async function advance(
  { clock, relay }: ReturnDeps,
  client: PoolClient,
  exclusion: ExclusionRow,
  event: ReturnEvent,
  key: string,
  reason: string | null,
): Promise<Result<ReturnState, ReturnRefusal | 'KEY_REUSED'>> {
  const steps = await readSteps(client, exclusion.id);
  const isSame = await findReplay(client, exclusion, event, key);
  if (isSame !== undefined) return isSame ? succeed(returnStateOf(steps)) : fail('KEY_REUSED');
  const decided = decideReturn(returnStateOf(steps), event, {
    exclusion: factsOf(exclusion),
    rules: returnRulesOf(exclusion.brand),
    now: clock(),
  });
  if (!decided.ok) return decided;
  const step = decided.value;
  if (!step || step.kind === 'lifted') return succeed(returnStateOf(steps));
  await client.query(
    `insert into api.exclusion_return (exclusion_id, kind, reason, staff, cool_off_ends_at, key, at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      exclusion.id,
      step.kind,
      reason,
      'staff' in step ? step.staff : null,
      step.kind === 'approved' && step.coolOffEndsAt !== undefined ? new Date(step.coolOffEndsAt) : null,
      key,
      new Date(step.at),
    ],
  );
  await announceDecision(client, exclusion, step, key);
  relay.kick();
  return succeed(returnStateOf([...steps, step]));
}

const STORED_KIND = {
  request: 'requested',
  withdraw: 'withdrawn',
  approve: 'approved',
  refuse: 'refused',
  tick: 'lifted',
} as const;

/** True if the same step was stored with the key before, false if another one was, undefined for a new step. */
async function findReplay(
  client: PoolClient,
  exclusion: ExclusionRow,
  event: ReturnEvent,
  key: string,
): Promise<boolean | undefined> {
  const staff = 'staff' in event ? event.staff : null;
  const { rows } = await client.query<{ is_same: boolean }>(
    `select e.player_id = $2 and r.kind = $3 and r.staff is not distinct from $4 and (r.kind = 'requested' or r.exclusion_id = $5) as is_same
     from api.exclusion_return r join api.exclusion e on e.id = r.exclusion_id where r.key = $1`,
    [key, exclusion.player_id, STORED_KIND[event.type], staff, exclusion.id],
  );
  return rows[0]?.is_same;
}

/**
 * Writes the email about a decision in the transaction of the decision. The first of two approvals sends
 * none.
 */
async function announceDecision(
  client: PoolClient,
  exclusion: ExclusionRow,
  step: ReturnStep,
  key: string,
): Promise<void> {
  const coolOffEndsAt = step.kind === 'approved' ? step.coolOffEndsAt : undefined;
  if (step.kind !== 'refused' && coolOffEndsAt === undefined) return;
  await client.query(
    'insert into api.outgoing_email (player_id, kind, key, content, written_at) values ($1, $2, $3, $4, $5)',
    [
      exclusion.player_id,
      step.kind === 'refused' ? 'return-refused' : 'return-approved',
      key,
      JSON.stringify({
        number: exclusion.id,
        ...(coolOffEndsAt !== undefined && { date: new Date(coolOffEndsAt).toISOString() }),
      }),
      new Date(step.at),
    ],
  );
}
