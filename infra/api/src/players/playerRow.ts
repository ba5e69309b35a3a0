import type { AccountClosureReason, RegistrationMethod } from '@foyer/graphql/main';
import type { GameGroup } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import type { WalletState } from '../ledger/wallet.ts';

/** A row of api.player. */
export interface PlayerRow {
  readonly id: string;
  readonly brand: string;
  readonly email: string;
  readonly username: string | null;
  readonly phone_number: string | null;
  readonly is_phone_number_verified: boolean;
  readonly language: string;
  readonly country: string;
  readonly state: string | null;
  readonly first_name: string;
  readonly last_name: string;
  /** ISO date. */
  readonly date_of_birth: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly zip_code: string | null;
  readonly ssn_sealed: Buffer | null;
  readonly ssn_key: string | null;
  readonly email_verified: boolean;
  readonly email_verification_reason: 'EmailChange' | 'SignUp' | 'Unknown';
  readonly terms_accepted_at: Date | null;
  readonly privacy_accepted_at: Date | null;
  readonly terms_version: string | null;
  readonly privacy_version: string | null;
  readonly sms_marketing: boolean;
  readonly email_marketing: boolean;
  readonly phone_marketing: boolean;
  readonly web_push_marketing: boolean;
  readonly is_suppressed: boolean;
  readonly status: 'Active' | 'Closed';
  readonly status_cause: 'MultipleAccounts' | 'PlayerRequest' | 'OperatorDecision' | null;
  readonly closure_reason: AccountClosureReason | null;
  readonly registration_method: RegistrationMethod;
  readonly reopen_by_customer_allowed: boolean;
  readonly self_excluded_at: Date | null;
  readonly self_exclusion_ends_at: Date | null;
  readonly timeout_ends_at: Date | null;
  /** Groups of games that the player is excluded from while others stay open. */
  readonly excluded_groups: readonly GameGroup[];
  readonly kyc_status: 'Done' | 'NotRequired' | 'Required';
  readonly kyc_deadline: Date | null;
  readonly kyc_done: readonly string[];
  readonly kyc_missing: readonly string[];
  readonly sow_status: 'Done' | 'NotNeed' | 'Pending' | 'Required' | 'WillBeRequired';
  readonly sow_due_at: Date | null;
  readonly deposits_blocked: boolean;
  readonly withdrawals_blocked: boolean;
  readonly rewards_blocked: boolean;
  readonly cancel_withdrawal_blocked: boolean;
  readonly increase_deposit_limit_blocked: boolean;
  readonly instant_banking_blocked_from: Date | null;
  readonly banking_cdd: boolean;
  readonly engagement_blocked: boolean;
  readonly reality_check_minutes: number | null;
  readonly statement_email: boolean;
  readonly play_blocks: readonly PlayBlock[];
}

/** Reasons that block play for real money, from the SQL function play_blocks, which the bet uses too. */
export type PlayBlock =
  | 'ACCOUNT_CLOSED'
  | 'SELF_EXCLUDED'
  | 'TIMED_OUT'
  | 'KYC_REQUIRED'
  | 'SOURCE_OF_WEALTH_EXPIRED'
  | 'TERMS_NOT_ACCEPTED';

export async function readPlayer(
  pool: Pool,
  brand: string,
  playerId: string,
  now: number,
): Promise<PlayerRow | undefined> {
  const { rows } = await pool.query<PlayerRow>(
    'select p.*, p.date_of_birth::text as date_of_birth, api.play_blocks(p, $3) as play_blocks from api.player p where p.id = $1 and p.brand = $2',
    [playerId, brand, new Date(now)],
  );
  return rows[0];
}

interface PlayerWithWalletRow extends PlayerRow {
  readonly wallet_currency: string;
  readonly wallet_balance: number;
  readonly wallet_bonus_balance: number;
  readonly wallet_version: number;
}

export interface PlayerWithWallet {
  readonly player: PlayerRow;
  readonly wallet: WalletState;
}

/** Reads player and wallet in one query, because every signed-in request needs both. */
export async function readPlayerWithWallet(
  pool: Pool,
  brand: string,
  playerId: string,
  now: number,
): Promise<PlayerWithWallet | undefined> {
  const [found] = await readPlayersWithWallets(pool, [{ brand, playerId }], now);
  return found;
}

/** Reads several players as {@link readPlayerWithWallet}, in no order. */
export async function readPlayersWithWallets(
  pool: Pool,
  players: readonly { readonly brand: string; readonly playerId: string }[],
  now: number,
): Promise<readonly PlayerWithWallet[]> {
  const { rows } = await pool.query<PlayerWithWalletRow>(
    `select p.*, p.date_of_birth::text as date_of_birth, api.play_blocks(p, $3) as play_blocks,
       w.currency as wallet_currency, r.balance as wallet_balance, b.balance as wallet_bonus_balance, w.version as wallet_version
     from unnest($1::text[], $2::text[]) asked (id, brand) join api.player p on p.id = asked.id and p.brand = asked.brand
       join api.wallet w on w.player_id = p.id and w.brand = p.brand join api.account r on r.id = w.real_account_id join api.account b on b.id = w.bonus_account_id`,
    [players.map(({ playerId }) => playerId), players.map(({ brand }) => brand), new Date(now)],
  );
  return rows.map(
    ({
      wallet_currency: currency,
      wallet_balance: balance,
      wallet_bonus_balance: bonusBalance,
      wallet_version: version,
      ...player
    }) => ({
      player,
      wallet: { playerId: player.id, brand: player.brand, currency, balance, bonusBalance, version },
    }),
  );
}

/** The instant at which a block ends, when it is known. */
export function blockedUntil(player: PlayerRow): Date | undefined {
  return player.timeout_ends_at !== null &&
    player.play_blocks.includes('TIMED_OUT') &&
    player.play_blocks.length === 1
    ? player.timeout_ends_at
    : undefined;
}
