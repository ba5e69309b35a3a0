import type { ContentProblem } from '@foyer/market/content';
import type { EngagementSection, RewardRule, RuleText } from '@foyer/market/engagement-rules';
import * as v from 'valibot';
import { hasText } from '../content/texts.ts';
import type { Offer } from '../eligibility/operator.ts';
import { ruleSetSchema, type RuleSet } from './rules.ts';

/** Content as the operator published it: not yet checked. */
export type PublishedRules = Readonly<Record<EngagementSection, unknown>>;

/** A rule set, or every place for which it is refused; paths start with the section. */
export type CheckedRules =
  | { readonly ok: true; readonly rules: RuleSet }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };

/**
 * Checks published content with the schemas of the service, and everything that it names: levels, rewards of the
 * operator, delivered texts.
 * @param delivered - rules of the release, for what is not content
 */
export function checkRules(
  delivered: RuleSet,
  published: PublishedRules,
  offers: readonly Pick<Offer, 'id'>[],
): CheckedRules {
  const read = v.safeParse(ruleSetSchema, { ...delivered, ...published });
  if (!read.success)
    return {
      ok: false,
      problems: read.issues.map((issue) => ({
        path: (issue.path ?? []).map(({ key }) => String(key)),
        problem: issue.message,
      })),
    };
  const rules = read.output;
  const problems = [...rewardsOf(rules), ...levelsOf(rules), ...textsOf(rules)].flatMap(
    ({ path, ...place }) => {
      const problem = problemOf(place, rules, offers);
      return problem === undefined ? [] : [{ path: path.map(String), problem }];
    },
  );
  return problems.length === 0 ? { ok: true, rules } : { ok: false, problems };
}

type Place = { readonly path: readonly (string | number)[] } & Value;
type Value =
  | { readonly kind: 'reward'; readonly reward: RewardRule }
  | { readonly kind: 'level'; readonly level: number | null }
  | { readonly kind: 'text'; readonly text: RuleText };

function problemOf(value: Value, rules: RuleSet, offers: readonly Pick<Offer, 'id'>[]): string | undefined {
  if (value.kind === 'reward') {
    const { reward } = value;
    return reward.kind === 'offer' && !offers.some(({ id }) => id === reward.offer)
      ? 'UNKNOWN_REWARD'
      : undefined;
  }
  if (value.kind === 'text')
    return typeof value.text === 'string' && !hasText(value.text) ? 'NO_SUCH_TEXT' : undefined;
  return value.level !== null && !rules.levels.some(({ level }) => level === value.level)
    ? 'UNKNOWN_LEVEL'
    : undefined;
}

function rewardsOf({
  missions,
  tournaments = [],
  shop = [],
  calendars = [],
  miniGames = [],
  levels,
}: RuleSet): readonly Place[] {
  return [
    ...miniGames.flatMap(({ prizes }, index) =>
      prizes.flatMap(({ reward }, place): Place[] =>
        reward.kind === 'none'
          ? []
          : [{ kind: 'reward', reward, path: ['miniGames', index, 'prizes', place, 'reward', 'offer'] }],
      ),
    ),
    ...calendars.flatMap(({ doors }, index) =>
      doors.flatMap(({ reward }, place): Place[] =>
        reward.kind === 'none'
          ? []
          : [{ kind: 'reward', reward, path: ['calendars', index, 'doors', place, 'reward', 'offer'] }],
      ),
    ),
    ...levels.flatMap(({ reward }, index): Place[] =>
      reward === null ? [] : [{ kind: 'reward', reward, path: ['levels', index, 'reward', 'offer'] }],
    ),
    ...missions.map(({ reward }, index): Place => ({
      kind: 'reward',
      reward,
      path: ['missions', index, 'reward', 'offer'],
    })),
    ...tournaments.flatMap(({ terms }, index) =>
      terms.prizes.map(({ reward }, place): Place => ({
        kind: 'reward',
        reward,
        path: ['tournaments', index, 'terms', 'prizes', place, 'reward', 'offer'],
      })),
    ),
    ...shop.map(({ offer }, index): Place => ({
      kind: 'reward',
      reward: { kind: 'offer', offer },
      path: ['shop', index, 'offer'],
    })),
  ];
}

function levelsOf({
  missions,
  tournaments = [],
  shop = [],
  calendars = [],
  miniGames = [],
}: RuleSet): readonly Place[] {
  return [
    ...miniGames.flatMap(({ minLevel, sources }, index): Place[] => [
      { kind: 'level', level: minLevel, path: ['miniGames', index, 'minLevel'] },
      ...sources.map((source, place): Place => ({
        kind: 'level',
        level: source.kind === 'level' ? source.level : null,
        path: ['miniGames', index, 'sources', place, 'level'],
      })),
    ]),
    ...calendars.flatMap(({ doors }, index) =>
      doors.map(({ requirement }, place): Place => ({
        kind: 'level',
        level: requirement?.kind === 'level' ? requirement.level : null,
        path: ['calendars', index, 'doors', place, 'requirement', 'level'],
      })),
    ),
    ...missions.map(({ minLevel }, index): Place => ({
      kind: 'level',
      level: minLevel,
      path: ['missions', index, 'minLevel'],
    })),
    ...tournaments.map(({ terms }, index): Place => ({
      kind: 'level',
      level: terms.qualifyingLevel,
      path: ['tournaments', index, 'terms', 'qualifyingLevel'],
    })),
    ...shop.map(({ minLevel }, index): Place => ({
      kind: 'level',
      level: minLevel,
      path: ['shop', index, 'minLevel'],
    })),
  ];
}

const NAMES = ['name', 'description'] as const;

function textsOf({
  missions,
  tournaments = [],
  shop = [],
  calendars = [],
  miniGames = [],
  levels,
}: RuleSet): readonly Place[] {
  const named = (
    subject: Readonly<Record<(typeof NAMES)[number], RuleText>>,
    path: readonly (string | number)[],
  ): readonly Place[] => NAMES.map((name) => ({ kind: 'text', text: subject[name], path: [...path, name] }));
  return [
    ...missions.flatMap((mission, index) => [
      ...named(mission, ['missions', index]),
      ...mission.tasks.map(({ title }, place): Place => ({
        kind: 'text',
        text: title,
        path: ['missions', index, 'tasks', place, 'title'],
      })),
    ]),
    ...tournaments.flatMap(({ terms }, index) => named(terms, ['tournaments', index, 'terms'])),
    ...shop.flatMap((item, index) => named(item, ['shop', index])),
    ...calendars.flatMap((calendar, index) => named(calendar, ['calendars', index])),
    ...miniGames.flatMap((game, index) => named(game, ['miniGames', index])),
    ...levels.map(({ name }, index): Place => ({
      kind: 'text',
      text: name,
      path: ['levels', index, 'name'],
    })),
  ];
}
