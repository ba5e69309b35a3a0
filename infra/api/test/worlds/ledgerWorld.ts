import type { Pool } from '@foyer/runtime';
import { postHouseTransfer } from '../../src/ledger/houseTransfers.ts';
import type { Stake, StakeVoid } from '../../src/ledger/productLedger.ts';
import { compiledLiveContent } from '../../src/content/liveContent.ts';
import { createPlayer } from '../../src/players/createPlayer.ts';
import type { NewPlayer } from '../../src/players/newPlayer.ts';
import { testPersonalCodes } from '../testPersonalCodes.ts';

/** A player with money and an open game session, created through the public functions. */
export interface LedgerPlayer {
  readonly brand: string;
  readonly playerId: string;
  readonly currency: string;
  readonly gameSessionId: string;
  readonly sid: string;
}

export const TEST_GAME = 'ember-hollow';
const COUNTRY: Readonly<Record<string, string>> = {
  aurora: 'FI',
  tuli: 'EE',
  caravel: 'CA',
  zephyra: 'FI',
  quetzal: 'NZ',
};
const CURRENCY: Readonly<Record<string, string>> = {
  aurora: 'EUR',
  tuli: 'EUR',
  caravel: 'CAD',
  zephyra: 'EUR',
  quetzal: 'USD',
};

export interface LedgerPlayerOptions {
  readonly brand?: string;
  readonly fundsMinor?: number;
  readonly country?: string;
  readonly at?: number;
  /** The identity and address documents are approved, as some licences require for withdrawals. */
  readonly isKnown?: boolean;
  /** Limits chosen at registration; null when registration offered none. */
  readonly limits?: NewPlayer['limits'] | null;
}

export async function openLedgerPlayer(pool: Pool, options: LedgerPlayerOptions = {}): Promise<LedgerPlayer> {
  const brand = options.brand ?? 'aurora';
  const at = options.at ?? Date.now();
  const id = crypto.randomUUID();
  const created = await createPlayer(
    { pool, clock: () => at, content: { of: compiledLiveContent }, personalCodes: testPersonalCodes },
    {
      brand,
      playerId: id,
      email: `${id}@ledger.test`,
      country: options.country ?? COUNTRY[brand],
      personalInfo: { firstName: id.slice(0, 8), lastName: 'Ledger', dateOfBirth: '1985-02-03' },
      termsAccepted: true,
      privacyPolicyAccepted: true,
      ...(options.limits !== null && { limits: options.limits ?? [] }),
    },
  );
  if (!created.ok) throw new Error(`Player not created: ${created.failure.code}`);
  if (options.isKnown)
    await pool.query(
      `update api.player set kyc_status = 'Done', kyc_done = '{identity,address}' where id = $1`,
      [id],
    );
  const player = {
    brand,
    playerId: id,
    currency: CURRENCY[brand] ?? 'EUR',
    gameSessionId: crypto.randomUUID(),
    sid: crypto.randomUUID(),
  };
  // the session lasts as long as its game, with every reality check answered
  await pool.query(
    'insert into api.player_session (sid, player_id, started_at, reality_checked_at) values ($1, $2, $3, $4)',
    [player.sid, id, new Date(at), new Date(at + 400 * 86_400_000)],
  );
  await pool.query(
    `insert into api.game_session (id, brand, player_id, sid, game_id, mode, currency, opened_at, last_activity_at, expires_at) values ($1,$2,$3,$4,$5,'REAL',$6,$7,$7,$8)`,
    [
      player.gameSessionId,
      brand,
      id,
      player.sid,
      TEST_GAME,
      player.currency,
      new Date(at),
      new Date(at + 400 * 86_400_000),
    ],
  );
  if (options.fundsMinor)
    await postHouseTransfer(
      pool,
      { brand, playerId: id, key: 'funds', amount: options.fundsMinor, currency: player.currency },
      at,
    );
  return player;
}

export function gameMovement(player: LedgerPlayer, key: string, amount: number, roundId = key): Stake {
  return {
    brand: player.brand,
    playerId: player.playerId,
    key,
    product: 'casino',
    provider: 'foyer-games',
    gameId: TEST_GAME,
    gameSessionId: player.gameSessionId,
    reference: roundId,
    amount,
    currency: player.currency,
  };
}

/** Returns the stake with the key `stakeKey`. */
export function gameVoid(
  { brand, playerId }: Pick<LedgerPlayer, 'brand' | 'playerId'>,
  key: string,
  stakeKey: string,
): StakeVoid {
  return { brand, playerId, key, stakeKey, product: 'casino', provider: 'foyer-games' };
}

/** Input of a movement at the wallet endpoint. */
export function roundInput(
  { brand, playerId, gameSessionId, currency }: LedgerPlayer,
  roundId: string,
): object {
  return { account: { brand, playerId, sessionId: gameSessionId, gameId: TEST_GAME, currency }, roundId };
}

export async function ledgerFaults(pool: Pool): Promise<readonly unknown[]> {
  return (await pool.query<Record<string, unknown>>('select * from api.ledger_faults()')).rows;
}

export async function balanceOf(pool: Pool, playerId: string): Promise<number> {
  const { rows } = await pool.query<{ balance: number }>(
    'select a.balance from api.wallet w join api.account a on a.id = w.real_account_id where w.player_id = $1',
    [playerId],
  );
  return rows[0]?.balance ?? Number.NaN;
}
