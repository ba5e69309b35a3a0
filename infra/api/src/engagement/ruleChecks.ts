import { brands, licences, type BrandId } from '@foyer/market';
import type { ContentProblem } from '@foyer/market/content';
import {
  calendarChangeProblems,
  deliveredCalendars,
  levelChangeProblems,
  LEVELS,
  MINI_GAMES,
  MISSIONS,
  SHOP_ITEMS,
  TOURNAMENTS,
  type CalendarRule,
  type LevelRule,
  type MiniGameRule,
  type MissionRule,
  type RewardRule,
  type RuleText,
  type ShopItemRule,
  type TournamentSeries,
} from '@foyer/market/engagement-rules';
import { MISSION_OFFER_IDS } from '../../content/rewards.ts';
import type { ContentReferences } from '../content/contentReferences.ts';

type Path = readonly (string | number)[];

const DELIVERED_TEXTS: ReadonlySet<RuleText> = new Set([
  ...MISSIONS.flatMap(({ name, description, tasks }) => [
    name,
    description,
    ...tasks.map(({ title }) => title),
  ]),
  ...TOURNAMENTS.flatMap(({ terms }) => [terms.name, terms.description]),
  ...SHOP_ITEMS.flatMap(({ name, description }) => [name, description]),
  ...deliveredCalendars('aurora').flatMap(({ name, description }) => [name, description]),
  ...MINI_GAMES.flatMap(({ name, description }) => [name, description]),
  ...LEVELS.map(({ name }) => name),
]);

/** Checks what missions name: texts, levels, rewards, games and studios. The schema checks the rest. */
export function checkMissions(
  missions: readonly MissionRule[],
  references: ContentReferences,
): readonly ContentProblem[] {
  return missions.flatMap(({ name, description, tasks, minLevel, reward, relatedGames }, index) => [
    ...textProblem(name, [index, 'name']),
    ...textProblem(description, [index, 'description']),
    ...tasks.flatMap(({ title, filter: { games = [], studios = [] } }, place) => [
      ...textProblem(title, [index, 'tasks', place, 'title']),
      ...gameProblem(games, [index, 'tasks', place, 'filter', 'games'], references),
      ...studioProblem(studios, [index, 'tasks', place, 'filter', 'studios'], references),
    ]),
    ...levelProblem(minLevel, [index, 'minLevel'], references),
    ...rewardProblem(reward, [index, 'reward']),
    ...gameProblem(relatedGames, [index, 'relatedGames'], references),
  ]);
}

/** Checks what tournaments name: texts, levels, rewards, games and studios. */
export function checkTournaments(
  series: readonly TournamentSeries[],
  references: ContentReferences,
): readonly ContentProblem[] {
  return series.flatMap(({ terms }, index) => [
    ...textProblem(terms.name, [index, 'terms', 'name']),
    ...textProblem(terms.description, [index, 'terms', 'description']),
    ...levelProblem(terms.qualifyingLevel, [index, 'terms', 'qualifyingLevel'], references),
    ...gameProblem(terms.games ?? [], [index, 'terms', 'games'], references),
    ...studioProblem(terms.studios ?? [], [index, 'terms', 'studios'], references),
    ...terms.prizes.flatMap(({ reward }, place) =>
      rewardProblem(reward, [index, 'terms', 'prizes', place, 'reward']),
    ),
  ]);
}

/** Checks what items of the rewards shop name: texts, levels and rewards. */
export function checkShop(
  items: readonly ShopItemRule[],
  references: ContentReferences,
): readonly ContentProblem[] {
  return items.flatMap(({ name, description, minLevel, offer }, index) => [
    ...textProblem(name, [index, 'name']),
    ...textProblem(description, [index, 'description']),
    ...levelProblem(minLevel, [index, 'minLevel'], references),
    ...offerProblem(offer, [index, 'offer']),
  ]);
}

/** Checks what calendars name, that the licence allows them, and that they keep what players have seen. */
export function checkCalendars(
  brand: BrandId,
  calendars: readonly CalendarRule[],
  references: ContentReferences,
): readonly ContentProblem[] {
  const mayPress = licences[brands[brand].licence].promotion.urgencyTexts;
  return [
    ...calendars.flatMap(({ name, description, pastDoors, doors }, index) => [
      ...textProblem(name, [index, 'name']),
      ...textProblem(description, [index, 'description']),
      ...(pastDoors === 'missed' && !mayPress ? problem('URGENCY', [index, 'pastDoors']) : []),
      ...doors.flatMap(({ requirement, reward }, place) => [
        ...(requirement?.kind === 'level'
          ? levelProblem(requirement.level, [index, 'doors', place, 'requirement', 'level'], references)
          : []),
        ...(reward.kind === 'offer'
          ? offerProblem(reward.offer, [index, 'doors', place, 'reward', 'offer'])
          : []),
      ]),
    ]),
    ...calendarChangeProblems(references.live.calendars, calendars, references.now).flatMap(
      ({ path, problem: code }) => problem(code, path),
    ),
  ];
}

/** Checks what mini-games name, and that the licence allows prizes that are drawn by chance. */
export function checkMiniGames(
  brand: BrandId,
  games: readonly MiniGameRule[],
  references: ContentReferences,
): readonly ContentProblem[] {
  const isAllowed = licences[brands[brand].licence].promotion.miniGames !== false;
  return games.flatMap(({ name, description, minLevel, prizes, sources }, index) => [
    ...(isAllowed ? [] : problem('LICENCE', [index])),
    ...textProblem(name, [index, 'name']),
    ...textProblem(description, [index, 'description']),
    ...levelProblem(minLevel, [index, 'minLevel'], references),
    ...prizes.flatMap(({ reward }, place) =>
      reward.kind === 'offer' ? offerProblem(reward.offer, [index, 'prizes', place, 'reward', 'offer']) : [],
    ),
    ...sources.flatMap((source, place) => sourceProblem(source, [index, 'sources', place], references)),
  ]);
}

function sourceProblem(
  source: MiniGameRule['sources'][number],
  path: Path,
  references: ContentReferences,
): readonly ContentProblem[] {
  const { missions, calendars } = references.live;
  switch (source.kind) {
    case 'mission':
      return missions.some(({ id }) => id === source.mission)
        ? []
        : problem('UNKNOWN_MISSION', [...path, 'mission']);
    case 'calendar':
      return calendars.some(({ id }) => id === source.calendar)
        ? []
        : problem('UNKNOWN_CALENDAR', [...path, 'calendar']);
    case 'level':
      return levelProblem(source.level, [...path, 'level'], references);
  }
}

/** Checks what levels name, and that no level is lost. */
export function checkLevels(
  levels: readonly LevelRule[],
  { live, now }: ContentReferences,
): readonly ContentProblem[] {
  return [
    ...levels.flatMap(({ name, reward }, index) => [
      ...textProblem(name, [index, 'name']),
      ...(reward === null ? [] : rewardProblem(reward, [index, 'reward'])),
    ]),
    ...levelChangeProblems(live.levels, levels, now).flatMap(({ path, problem: code }) =>
      problem(code, path),
    ),
  ];
}

/** A key that has no texts would be shown to players as it is. */
function textProblem(text: RuleText, path: Path): readonly ContentProblem[] {
  return typeof text !== 'string' || DELIVERED_TEXTS.has(text) ? [] : problem('NO_SUCH_TEXT', path);
}

function levelProblem(
  level: number | null,
  path: Path,
  { live }: ContentReferences,
): readonly ContentProblem[] {
  return level === null || live.levels.some((one) => one.level === level)
    ? []
    : problem('UNKNOWN_LEVEL', path);
}

function gameProblem(
  slugs: readonly string[],
  path: Path,
  { games }: ContentReferences,
): readonly ContentProblem[] {
  return slugs.every((slug) => games.has(slug)) ? [] : problem('UNKNOWN_GAME', path);
}

function studioProblem(
  slugs: readonly string[],
  path: Path,
  { studios }: ContentReferences,
): readonly ContentProblem[] {
  return slugs.every((slug) => studios.has(slug)) ? [] : problem('UNKNOWN_STUDIO', path);
}

function rewardProblem(reward: RewardRule, path: Path): readonly ContentProblem[] {
  return reward.kind === 'points' ? [] : offerProblem(reward.offer, [...path, 'offer']);
}

function offerProblem(offer: string, path: Path): readonly ContentProblem[] {
  return (MISSION_OFFER_IDS as readonly string[]).includes(offer) ? [] : problem('UNKNOWN_REWARD', path);
}

function problem(code: string, path: Path): readonly ContentProblem[] {
  return [{ path: path.map(String), problem: code }];
}
