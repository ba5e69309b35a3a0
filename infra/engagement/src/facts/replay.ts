import { createHash, type Hash } from 'node:crypto';
import { canonicalJson } from '@foyer/kernel';
import type { Pool } from '@foyer/runtime';
import { readAllRules } from '../rules/ruleSets.ts';
import { foldFact } from './fold.ts';
import type { Effect } from './folding.ts';
import { readFacts } from './factRows.ts';
import { NEW_PLAYER, type PlayerState } from './playerState.ts';

const BATCH = 5_000;

/** Result of a replay. The hashes are equal when the stored state matches the facts. */
export interface Replayed {
  readonly facts: number;
  readonly players: number;
  readonly computedHash: string;
  readonly storedHash: string;
}

interface Replay {
  readonly states: Map<string, PlayerState>;
  readonly effects: string[];
  facts: number;
}

/**
 * Recomputes states, points and rewards of all players from the stored facts and compares them with the
 * stored ones. Read-only. Facts that arrive during the run appear as differences.
 */
export async function replay(pool: Pool): Promise<Replayed> {
  const rules = await readAllRules(pool);
  const replayed: Replay = { states: new Map(), effects: [], facts: 0 };
  let last = 0;
  for (;;) {
    const batch = await readFacts(pool, last, BATCH);
    for (const { fact, seq, rulesId } of batch) {
      const ruleSet = rules.get(rulesId);
      if (!ruleSet) throw new Error(`Rules ${rulesId} of fact ${fact.id} are missing.`);
      const key = playerKey(fact.brand, fact.playerId);
      const { state, effects } = foldFact(replayed.states.get(key) ?? NEW_PLAYER, fact, ruleSet);
      replayed.states.set(key, state);
      for (const effect of effects)
        if (effect.type === 'points' || effect.type === 'grant')
          replayed.effects.push(effectText(key, seq, effect));
      last = seq;
    }
    replayed.facts += batch.length;
    if (batch.length < BATCH) break;
  }
  return {
    facts: replayed.facts,
    players: replayed.states.size,
    computedHash: hashOf(replayed.states, replayed.effects),
    storedHash: await hashStored(pool),
  };
}

async function hashStored(pool: Pool): Promise<string> {
  const states = new Map<string, PlayerState>();
  const { rows } = await pool.query<{ brand: string; player_id: string; state: PlayerState }>(
    'select brand, player_id, state from engagement.player_state where version > 0',
  );
  for (const row of rows) states.set(playerKey(row.brand, row.player_id), row.state);
  return hashOf(states, [...(await readPoints(pool)), ...(await readGrants(pool))]);
}

interface PointRow {
  readonly brand: string;
  readonly player_id: string;
  readonly seq: number;
  readonly id: string;
  readonly amount: number;
  readonly balance: number;
}

async function readPoints(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<PointRow>(
    'select brand, player_id, seq, id, amount, balance from engagement.point_entry',
  );
  return rows.map(({ brand, player_id: playerId, seq, id, amount, balance }) =>
    pointText(playerKey(brand, playerId), seq, { id, amount, balance }),
  );
}

async function readGrants(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<
    Pick<PointRow, 'brand' | 'player_id' | 'seq'> & { key: string; offer: string }
  >('select brand, player_id, seq, key, offer from engagement.reward_grant');
  return rows.map(({ brand, player_id: playerId, seq, key, offer }) =>
    grantText(playerKey(brand, playerId), seq, { key, offer }),
  );
}

function playerKey(brand: string, playerId: string): string {
  return `${brand} ${playerId}`;
}

/** Messages are not compared: they are removed when they expire. */
function effectText(
  player: string,
  seq: number,
  effect: Extract<Effect, { type: 'points' | 'grant' }>,
): string {
  return effect.type === 'points' ? pointText(player, seq, effect) : grantText(player, seq, effect);
}

function pointText(
  player: string,
  seq: number,
  { id, amount, balance }: { readonly id: string; readonly amount: number; readonly balance: number },
): string {
  return `points ${player} ${seq} ${id} ${amount} ${balance}`;
}

function grantText(player: string, seq: number, { key, offer }: { key: string; offer: string }): string {
  return `grant ${player} ${seq} ${key} ${offer}`;
}

function hashOf(states: ReadonlyMap<string, PlayerState>, effects: readonly string[]): string {
  const hash: Hash = createHash('sha256');
  for (const key of [...states.keys()].sort()) hash.update(`${key} ${canonicalJson(states.get(key))}\n`);
  for (const effect of [...effects].sort()) hash.update(`${effect}\n`);
  return hash.digest('hex');
}
