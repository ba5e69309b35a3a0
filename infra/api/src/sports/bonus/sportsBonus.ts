import type { MarketKind } from '@foyer/kernel/markets';
import type { ProtectionRules } from '@foyer/market';
import type { Clock, Pool } from '@foyer/runtime';

/** The bonus that pays for sports bets now, with its terms (ADR 0327). Amounts in minor units. */
export interface SportsBonus {
  readonly id: string;
  /** Key of the name in content/texts. */
  readonly name: string;
  readonly balance: number;
  readonly expiresAt: Date | null;
  /** Highest stake of a bet; null without a limit. */
  readonly maximumStake: number | null;
  readonly wageringRequired: number;
  readonly wagered: number;
  /** Share of a settled bet that counts towards wagering. */
  readonly basisPoints: number;
  /** Lowest price of each selection, thousandths. */
  readonly minimumPrice: number;
  readonly maximumLines: number;
  readonly excludedMarkets: readonly MarketKind[];
}

/** False where the licence forbids bonuses of more than one product. */
export function allowsSportsBonus({ promotion }: Pick<ProtectionRules, 'promotion'>): boolean {
  return promotion.mixedProducts !== false;
}

/** The bonus of the player that is staked first, if its terms allow sports bets. */
export async function readSportsBonus(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
): Promise<SportsBonus | null> {
  const { rows } = await pool.query<SportsBonus>(
    `select b.id, b.name, b.balance, b.expires_at as "expiresAt", b.maximum_stake as "maximumStake", b.wagering_required as "wageringRequired", b.wagered,
       (b.contributions->>'SPORTSBOOK')::integer as "basisPoints", (b.sports_terms->>'minimumPrice')::integer as "minimumPrice",
       (b.sports_terms->>'maximumLines')::integer as "maximumLines", b.sports_terms->'excludedMarkets' as "excludedMarkets"
     from api.current_bonus($1, $2) b where b.sports_terms is not null and b.contributions ? 'SPORTSBOOK'`,
    [playerId, new Date(clock())],
  );
  return rows[0] ?? null;
}
