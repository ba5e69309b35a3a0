import type { MiniGame, Play } from '@foyer/kernel/mini-games';
import type { DoorRewardRule, MiniGameRule, PlaySourceRule } from '@foyer/market/engagement-rules';
import { textOf } from '../content/texts.ts';
import type { ViewReward } from '../rewards/rewardView.ts';
import type { StoredRules } from '../rules/ruleSets.ts';
import { periodAt } from '../shop/canBuy.ts';
import { valueOfPoints } from '../shop/purchase.ts';
import { playRefusal, type PlayerOfGame } from './canPlay.ts';
import { freeLeft, grantedAt, playedToday } from './miniGameRecord.ts';
import type { PlayRow } from './miniGameStore.ts';

export interface MiniGameViewer {
  readonly rules: StoredRules;
  readonly currency: string;
  readonly locale: string;
  readonly viewReward: ViewReward;
}

/** A game as its player sees it now. */
export function viewMiniGame(
  game: MiniGameRule,
  terms: string,
  commitment: string | null,
  player: PlayerOfGame,
  viewer: MiniGameViewer,
): MiniGame {
  const { now, record, stock } = player;
  const refusal = playRefusal(game, player) ?? null;
  const { free, price } = game;
  const day = periodAt('day', now);
  const nextPeriod = free && periodAt(free.period, now).endsAt;
  return {
    id: game.id,
    name: textOf(game.name, viewer.locale),
    description: textOf(game.description, viewer.locale),
    kind: game.kind,
    prizes: game.prizes.map(({ id, parts, reward, stock: limited }) => ({
      id,
      parts,
      reward: viewPrize(reward, viewer),
      left: limited === null ? null : Math.max(0, stock.prizes.get(id) ?? 0),
    })),
    terms,
    commitment,
    free: free && {
      left: freeLeft(game, record, now),
      count: free.count,
      period: free.period,
      nextAt: nextPeriod === null ? null : new Date(nextPeriod).toISOString(),
    },
    granted: grantedAt(record, now).map(({ count, expiresAt }) => ({
      count,
      expiresAt: new Date(expiresAt).toISOString(),
    })),
    price: price === null ? null : { points: price, value: valueOf(price, viewer) },
    daily: {
      limit: game.dailyLimit,
      played: playedToday(record, now),
      nextAt: new Date(day.endsAt ?? now).toISOString(),
    },
    left: Math.max(0, stock.plays),
    minLevel: game.minLevel,
    activeTill: game.activeTill,
    sources: game.sources.flatMap((source) => viewSource(source, viewer)),
    canPlay: refusal === null,
    refusal,
  };
}

function viewPrize(reward: DoorRewardRule, viewer: MiniGameViewer): MiniGame['prizes'][number]['reward'] {
  if (reward.kind === 'none') return reward;
  const viewed = viewer.viewReward(reward);
  return viewed.kind === 'points' ? { ...viewed, value: valueOf(viewed.points, viewer) } : viewed;
}

function valueOf(points: number, { rules, currency }: MiniGameViewer) {
  return { amountMinor: valueOfPoints(points, rules, currency), currency };
}

/** Sources whose mission, level or calendar no longer exists give nothing and are not shown. */
function viewSource(
  source: PlaySourceRule,
  { rules: { rules }, locale }: MiniGameViewer,
): MiniGame['sources'] {
  const { count } = source;
  if (source.kind === 'level') {
    const level = rules.levels.find((one) => one.level === source.level);
    return level ? [{ kind: 'level', level: level.level, name: textOf(level.name, locale), count }] : [];
  }
  const named =
    source.kind === 'mission'
      ? rules.missions.find(({ id }) => id === source.mission)
      : (rules.calendars ?? []).find(({ id }) => id === source.calendar);
  return named ? [{ kind: source.kind, name: textOf(named.name, locale), count }] : [];
}

/** A play with its prize and what is needed to recompute its draw. */
export function viewPlay(row: PlayRow, viewer: MiniGameViewer): Play {
  return {
    id: row.id,
    gameId: row.game_id,
    name: textOf(row.name, viewer.locale),
    kind: row.kind,
    prizeId: row.prize_id,
    reward: viewPrize(row.reward, viewer),
    source: row.source,
    points: row.points,
    at: row.at.toISOString(),
    delivery:
      row.grant_key === null || row.confirmed_at ? 'SENT' : row.refused_code === null ? 'PENDING' : 'FAILED',
    draw: {
      prizes: row.prizes,
      terms: row.terms,
      commitment: row.commitment,
      seed: row.seed,
      number: row.number,
    },
  };
}
