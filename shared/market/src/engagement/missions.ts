import { MISSION_DEFAULTS, type MissionRule } from './missionRules.ts';

const DAY_MINUTES = 24 * 60;

type Title = 'rounds' | 'studios' | 'days' | 'stake' | 'multiple' | 'bets';

function texts(id: string) {
  return { id, name: `mission.${id}.name`, description: `mission.${id}.description` };
}

function task(
  mission: string,
  id: Title,
  rule: Pick<MissionRule['tasks'][number], 'filter' | 'counter' | 'target'>,
) {
  return { id, title: `mission.${mission}.${id}`, ...rule };
}

/** Delivered missions of every brand, until staff publish others; none rewards deposits. Amounts in euro cents. */
export const MISSIONS: readonly MissionRule[] = [
  {
    ...MISSION_DEFAULTS,
    ...texts('first-rounds'),
    ribbon: 'new',
    tasks: [
      task('first-rounds', 'rounds', {
        filter: { kind: 'bet', product: 'casino' },
        counter: 'count',
        target: 10,
      }),
    ],
    reward: { kind: 'points', points: 50 },
    relatedGames: ['ember-hollow', 'vector-nine', 'oldcourt-roulette'],
  },
  {
    ...MISSION_DEFAULTS,
    ...texts('studio-tour'),
    requiresOptIn: true,
    limitMinutes: 7 * DAY_MINUTES,
    claim: { expiresAfterMinutes: 7 * DAY_MINUTES },
    tasks: [
      task('studio-tour', 'studios', {
        filter: { kind: 'bet', product: 'casino' },
        counter: 'studios',
        target: 4,
      }),
    ],
    reward: { kind: 'points', points: 100 },
    relatedGames: ['ember-hollow', 'clockwork-menagerie', 'vector-nine', 'oldcourt-roulette'],
  },
  {
    ...MISSION_DEFAULTS,
    ...texts('daily-dozen'),
    ribbon: 'daily',
    recurrence: 'daily',
    tasks: [
      task('daily-dozen', 'rounds', {
        filter: { kind: 'bet', product: 'casino' },
        counter: 'count',
        target: 12,
      }),
    ],
    reward: { kind: 'points', points: 20 },
    relatedGames: [],
  },
  {
    ...MISSION_DEFAULTS,
    ...texts('three-days'),
    ribbon: 'weekly',
    recurrence: 'weekly',
    tasks: [task('three-days', 'days', { filter: { kind: 'bet' }, counter: 'days', target: 3 })],
    reward: { kind: 'points', points: 60 },
    relatedGames: [],
  },
  {
    ...MISSION_DEFAULTS,
    ...texts('fireside'),
    requiresOptIn: true,
    limitMinutes: 3 * DAY_MINUTES,
    claim: { expiresAfterMinutes: 3 * DAY_MINUTES },
    tasks: [
      task('fireside', 'stake', {
        filter: { kind: 'bet', product: 'casino', studios: ['emberwick'] },
        counter: 'stake',
        target: 2_000,
      }),
    ],
    reward: { kind: 'offer', offer: 'mission-reward' },
    relatedGames: ['ember-hollow'],
  },
  {
    ...MISSION_DEFAULTS,
    ...texts('ember-rounds'),
    tasks: [
      task('ember-rounds', 'rounds', {
        filter: { kind: 'bet', product: 'casino', games: ['ember-hollow'] },
        counter: 'count',
        target: 20,
      }),
    ],
    reward: { kind: 'offer', offer: 'mission-spins-5' },
    relatedGames: ['ember-hollow'],
  },
  {
    ...MISSION_DEFAULTS,
    ...texts('tenfold'),
    lockedBy: 'studio-tour',
    tasks: [
      task('tenfold', 'multiple', {
        filter: { kind: 'bet', product: 'casino' },
        counter: 'multiple',
        target: 10,
      }),
    ],
    reward: { kind: 'points', points: 150 },
    relatedGames: [],
  },
];
