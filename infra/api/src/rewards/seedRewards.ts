import type { Brand } from '@foyer/market';
import { fromMajor } from '@foyer/money';
import type { Clock, Pool } from '@foyer/runtime';
import {
  definitionId,
  REWARD_OFFER_IDS,
  REWARD_OFFERS,
  SEEDED_REWARDS,
  type RewardOffer,
} from '../../content/rewards.ts';
import { assignRewards } from './assignRewards.ts';

const MINUTES_OF_HOUR = 60;

/** Writes the brand's reward definitions; a change applies to later assignments only. */
export async function writeRewardDefinitions(pool: Pool, brand: Brand): Promise<void> {
  for (const id of REWARD_OFFER_IDS) {
    const offer: RewardOffer = REWARD_OFFERS[id];
    const minor = (major: number | undefined): number | null =>
      major === undefined ? null : fromMajor(major, brand.currency).minor;
    await pool.query(
      `insert into api.reward_definition (id, brand, kind, name, reason, claim_type, amount, currency, wagering_factor, max_payout, lasts, reward_kind, deposit_condition, game_id, spin_value, bet_level, replacement_game_id)
       values ($1, $2, $3, $4, $5, 'Manual', $6, $7, $8, $9, make_interval(hours => $10), $11, $12, $13, $14, $15, $16)
       on conflict (id) do update set kind = excluded.kind, name = excluded.name, reason = excluded.reason, amount = excluded.amount, currency = excluded.currency,
         wagering_factor = excluded.wagering_factor, max_payout = excluded.max_payout, lasts = excluded.lasts, reward_kind = excluded.reward_kind, deposit_condition = excluded.deposit_condition,
         game_id = excluded.game_id, spin_value = excluded.spin_value, bet_level = excluded.bet_level, replacement_game_id = excluded.replacement_game_id`,
      [
        definitionId(brand.id, id),
        brand.id,
        offer.kind,
        offer.name,
        offer.reason,
        offer.spins ? offer.amount : minor(offer.amount),
        brand.currency,
        offer.wageringFactor ?? null,
        minor(offer.maxPayout),
        offer.lastsHours,
        offer.rewardKind ?? 'Incentive',
        offer.depositCondition ?? 'ALWAYS',
        offer.spins?.gameId ?? null,
        minor(offer.spins?.value),
        offer.spins?.betLevel ?? null,
        offer.spins?.replacementGameId ?? null,
      ],
    );
  }
}

/** Rewards of a seeded player. Assigned once: a later start changes nothing. */
export async function seedRewards(
  deps: { readonly pool: Pool; readonly clock: Clock },
  brand: Brand,
  playerId: string,
): Promise<void> {
  await assignRewards(
    deps,
    { brand: brand.id, id: playerId },
    SEEDED_REWARDS.map(({ offer, startsInHours }) => ({
      offer,
      startsInMinutes: startsInHours * MINUTES_OF_HOUR,
      assignationId: `${playerId}-${offer}`,
    })),
  );
}
