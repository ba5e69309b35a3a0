import type * as Types from '@foyer/graphql/main';
import { FREE_SPINS_PARAMETER } from '@foyer/links';
import type { GameViewDeps } from '../games/catalogueView.ts';
import { isPlayable, type RewardRow } from './playerRewards.ts';
import type { ApiContext } from '../server/graphql/context.ts';

type LocaleContext = Pick<ApiContext, 'content' | 'locale'>;

export function viewReward(deps: GameViewDeps, row: RewardRow, context: LocaleContext): Types.PlayerReward {
  return {
    reward: viewRewardItem(deps, row, context),
    assignationId: row.assignation_id,
    assignedAt: row.assigned_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    reason: reasonOf(row, context),
    status: row.status_now,
    claimedAt: row.claimed_at?.toISOString() ?? null,
  };
}

export function viewRewardItem(deps: GameViewDeps, row: RewardRow, context: LocaleContext): Types.RewardItem {
  return {
    rewardId: row.definition_id,
    name: nameOf(row, context),
    expiresIn: row.ends_at && Math.max(0, Math.ceil((row.ends_at.getTime() - deps.clock()) / 1_000)),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    claimType: row.claim_type,
    rewardReason: reasonOf(row, context),
    rewardKind: row.reward_kind,
    depositCondition: row.deposit_condition,
    rewardType: viewType(deps, row, context),
  };
}

function viewType(deps: GameViewDeps, row: RewardRow, context: LocaleContext): Types.RewardType {
  const { amount, currency } = row;
  const name = nameOf(row, context);
  switch (row.kind) {
    case 'MoneyDrop':
      return { __typename: 'MoneyDropReward', name, amount, currency };
    case 'BonusMoneyDrop':
      return {
        __typename: 'BonusMoneyDropReward',
        name,
        amount,
        currency,
        wageringRequirementFactor: row.wagering ?? 0,
        maxPayout: row.max_payout,
      };
    case 'FreeSpin': {
      const game = deps.catalogue.current().gameById.get(row.playable_game_id ?? '');
      const json = { gameId: row.playable_game_id, isLiveCasinoGame: game?.kind === 'LIVE' };
      return {
        __typename: 'FreeSpinReward',
        name,
        amount,
        value: row.spin_value ?? 0,
        betLevel: row.bet_level,
        gameDescriptorV2: { url: game ? `/games/${game.slug}/${launchQuery(row)}` : '/games/', json },
        currency,
        gameName: game?.name ?? null,
        wageringRequirementFactor: row.wagering,
        maxPayout: row.max_payout,
        progress: progressOf(row),
      };
    }
  }
}

/** Only claimed spins are part of the address: the game page launches the game with them. */
function launchQuery({ free_spins: progress, assignation_id: id }: RewardRow): string {
  return isPlayable(progress) ? `?${FREE_SPINS_PARAMETER}=${encodeURIComponent(id)}` : '';
}

function progressOf({ free_spins: progress }: RewardRow): Types.FreeSpinProgress | null {
  if (!progress) return null;
  const { status, used, spins, won, forfeitReason } = progress;
  return { status, used, left: isPlayable(progress) ? spins - used : 0, won, forfeitReason };
}

function nameOf(row: RewardRow, { content, locale }: LocaleContext): string {
  return content.textOf(row.name, locale) ?? row.name;
}

function reasonOf(row: RewardRow, { content, locale }: LocaleContext): string | null {
  return row.reason && (content.textOf(row.reason, locale) ?? row.reason);
}
