import type { Pool } from '@foyer/runtime';

export interface WalletState {
  readonly playerId: string;
  readonly brand: string;
  readonly currency: string;
  readonly balance: number;
  readonly bonusBalance: number;
  readonly version: number;
}

export async function readWallet(
  pool: Pool,
  brand: string,
  playerId: string,
): Promise<WalletState | undefined> {
  const { rows } = await pool.query<WalletState>(
    `select w.player_id as "playerId", w.brand, w.currency, r.balance, b.balance as "bonusBalance", w.version
     from api.wallet w join api.account r on r.id = w.real_account_id join api.account b on b.id = w.bonus_account_id
     where w.player_id = $1 and w.brand = $2`,
    [playerId, brand],
  );
  return rows[0];
}
