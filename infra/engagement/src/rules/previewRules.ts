import type { EngagementSection } from '@foyer/market/engagement-rules';
import type { BrandId } from '@foyer/market';
import { brands } from '@foyer/market';
import type { RulePreview } from '@foyer/market/engagement-answers';
import type { EngagementParts } from '../deps.ts';
import { NEW_PLAYER, type PlayerState } from '../facts/playerState.ts';
import { nextRun, shownAt } from '../calendar/calendarRun.ts';
import { viewCalendar } from '../calendar/calendarView.ts';
import { viewLevels } from '../levels/levelView.ts';
import { fullStock } from '../mini-games/canPlay.ts';
import { NO_PLAYS } from '../mini-games/miniGameRecord.ts';
import { viewMiniGame } from '../mini-games/miniGameView.ts';
import { prizeTerms } from '../mini-games/prizeTerms.ts';
import { viewEarning } from '../points/earningView.ts';
import { viewMission } from '../missions/missionView.ts';
import { createRewardView } from '../rewards/rewardView.ts';
import { viewItem } from '../shop/shopView.ts';
import { runAfter } from '../tournaments/schedule.ts';
import { viewTournament } from '../tournaments/tournamentView.ts';
import { checkRules } from './checkRules.ts';

/** The content that staff edit, and for whom it is shown. */
export interface PreviewRequest {
  readonly brand: BrandId;
  readonly section: EngagementSection;
  readonly body: unknown;
  readonly locale: string;
  readonly level: number;
  readonly points: number;
}

/**
 * A section as a player sees it who takes part, has no limits and no progress. Computed by the functions that answer
 * players, so that it shows what they will see. The problems name places of the section.
 */
export async function previewRules(
  { ruleSets, operator, clock }: Pick<EngagementParts, 'ruleSets' | 'operator' | 'clock'>,
  { brand, section, body, locale, level, points }: PreviewRequest,
): Promise<RulePreview> {
  const inForce = ruleSets.current(brand);
  if (!inForce) throw new Error(`${brand} has no rules.`);
  const {
    missions,
    tournaments = [],
    shop = [],
    calendars = [],
    miniGames = [],
    levels,
    earning,
  } = inForce.rules;
  const published = { missions, tournaments, shop, calendars, miniGames, levels, earning, [section]: body };
  const checked = checkRules(inForce.rules, published, await operator.offers(brand));
  if (!checked.ok)
    return {
      ...EMPTY,
      problems: checked.problems
        .filter(({ path }) => path[0] === section)
        .map(({ path, problem }) => ({ path: path.slice(1), problem })),
    };
  const { currency } = brands[brand];
  const state: PlayerState = {
    ...NEW_PLAYER,
    participates: true,
    currency,
    level,
    points: { ...NEW_PLAYER.points, balance: points, earned: points },
  };
  const now = clock();
  const games = checked.rules.miniGames ?? [];
  const terms = new Map(
    await Promise.all(games.map(async (game) => [game.id, (await prizeTerms(game)).terms] as const)),
  );
  const viewReward = await createRewardView({ operator, clock })(brand);
  const rules = { id: '', rules: checked.rules };
  const viewer = { brand, state, blocks: [], locale, now, viewReward, currency, rules };
  const eligibility = { currency, headroom: [] };
  // only the section that is asked for is computed
  const views: Readonly<Record<EngagementSection, () => Partial<RulePreview>>> = {
    missions: () => ({
      missions: checked.rules.missions.map((rule) =>
        viewMission(checked.rules, rule, { ...viewer, eligibility }),
      ),
    }),
    tournaments: () => ({
      tournaments: (checked.rules.tournaments ?? []).map((series) =>
        viewTournament(
          { ...runAfter(brand, series, now), brand, players: 0, status: 'OPEN' },
          { rows: [], me: null, players: 0 },
          viewer,
        ),
      ),
    }),
    shop: () => ({
      items: (checked.rules.shop ?? []).map((item) =>
        viewItem(item, { isBlocked: false, level, balance: points, bought: 0, left: item.pool, now }, viewer),
      ),
    }),
    calendars: () => ({
      calendars: (checked.rules.calendars ?? []).flatMap((rule) => {
        const run = shownAt([rule], now) ?? nextRun(rule, now);
        return run ? [viewCalendar(run, { ...viewer, eligibility, deliveries: new Map() })] : [];
      }),
    }),
    miniGames: () => ({
      miniGames: games.map((game) =>
        viewMiniGame(
          game,
          terms.get(game.id) ?? '',
          null,
          {
            isBlocked: false,
            isProductBlocked: false,
            level,
            balance: points,
            record: NO_PLAYS,
            stock: fullStock(game),
            now,
          },
          viewer,
        ),
      ),
    }),
    levels: () => ({ levels: viewLevels(checked.rules, viewer) }),
    earning: () => ({ earning: viewEarning(checked.rules, currency, now) }),
  };
  return { ...EMPTY, ...views[section]() };
}

const EMPTY: RulePreview = {
  problems: [],
  missions: [],
  tournaments: [],
  items: [],
  calendars: [],
  miniGames: [],
  levels: [],
  earning: [],
};
