import type { MissionRule } from '@foyer/market/engagement-rules';
import { storedText } from '../content/texts.ts';
import type { Fact } from '../facts/fact.ts';
import type { Folding, FoldingSubject } from '../facts/folding.ts';
import type { MissionRecord } from '../facts/playerState.ts';
import type { GrantedPlays } from '../mini-games/miniGameRecord.ts';
import { claimDeadline } from '../missions/runs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_MS = 30 * DAY_MS;
/** A reminder is shown this long before something expires, unless the time was that short from the start. */
const REMINDER_MS = DAY_MS;

/**
 * Messages about what a fact has changed: completed missions, levels, results, earned plays. A reminder is given with
 * the fact that starts its time, and withdrawn when the player acts.
 */
export const inbox: FoldingSubject = {
  name: 'inbox',
  fold(fact, folding) {
    if (fact.kind === 'participation') {
      // a player who opts out gets no messages, and keeps none
      if (!fact.payload.enable) folding.withdraw(null);
      return;
    }
    for (const rule of folding.rules.missions) reportMission(rule, fact, folding);
    reportLevel(fact, folding);
    reportTournament(fact, folding);
    reportPlays(fact, folding);
    if (fact.kind === 'mini-game-play' && fact.payload.reward.kind === 'offer')
      folding.notify({
        cause: `mini-game:${fact.payload.playId}`,
        kind: 'mini-game-prize',
        values: { name: fact.payload.name, reward: fact.payload.reward },
        expiresAt: fact.at + KEPT_MS,
      });
  },
};

function reportMission(rule: MissionRule, fact: Fact, folding: Folding): void {
  const [was, is] = [folding.before.missions[rule.id], folding.state.missions[rule.id]];
  if (is === undefined || is === was) return;
  const cause = `mission:${rule.id}:${is.run}:${is.completions}`;
  if (is.claimedAt !== undefined && is.claimedAt !== was?.claimedAt) {
    folding.withdraw(`${cause}:claim`);
    folding.withdraw(`${cause}:reminder`);
  } else if (is.completions > (was?.completions ?? 0)) reportCompletion(rule, is, cause, fact, folding);
}

function reportCompletion(
  rule: MissionRule,
  record: MissionRecord,
  cause: string,
  { at }: Fact,
  folding: Folding,
): void {
  const values = { name: storedText(rule.name), missionId: rule.id, reward: rule.reward };
  if (rule.claim === null)
    return folding.notify({ cause, kind: 'mission-completed', values, expiresAt: at + KEPT_MS });
  const claimBy = claimDeadline(rule, record);
  folding.notify({
    cause: `${cause}:claim`,
    kind: 'mission-claimable',
    values,
    expiresAt: claimBy ?? at + KEPT_MS,
  });
  if (claimBy !== null && claimBy - at >= 2 * REMINDER_MS)
    folding.notify({
      cause: `${cause}:reminder`,
      kind: 'claim-expires',
      values,
      showsAt: claimBy - REMINDER_MS,
      expiresAt: claimBy,
    });
}

function reportLevel({ at }: Fact, { before, state, rules, notify }: Folding): void {
  for (const { level, name, reward } of rules.levels)
    if (before.level < level && level <= state.level)
      notify({
        cause: `level:${level}`,
        kind: 'level-reached',
        values: { name: storedText(name), level, reward },
        expiresAt: at + KEPT_MS,
      });
}

function reportTournament(fact: Fact, { before, notify }: Folding): void {
  if (fact.kind !== 'tournament-result' && fact.kind !== 'tournament-return') return;
  const { runId, name } = fact.payload;
  if (!before.tournaments?.[runId]) return;
  notify({
    cause: `tournament:${runId}`,
    ...(fact.kind === 'tournament-result'
      ? {
          kind: 'tournament-result',
          values: { name, place: fact.payload.place, reward: fact.payload.reward },
        }
      : { kind: 'tournament-cancelled', values: { name, count: fact.payload.cost } }),
    expiresAt: fact.at + KEPT_MS,
  });
}

function reportPlays(fact: Fact, folding: Folding): void {
  for (const { id, name } of folding.rules.miniGames ?? []) {
    const was = folding.before.miniGames?.[id]?.granted ?? [];
    const is = folding.state.miniGames?.[id]?.granted ?? [];
    if (was === is) continue;
    for (const plays of was)
      if (plays.expiresAt > fact.at && !is.some(({ expiresAt }) => expiresAt === plays.expiresAt)) {
        folding.withdraw(playsCause(id, plays));
        folding.withdraw(`${playsCause(id, plays)}:reminder`);
      }
    for (const plays of is.filter((one) => !was.some(({ expiresAt }) => expiresAt === one.expiresAt)))
      reportGranted(id, storedText(name), plays, fact, folding);
  }
}

function reportGranted(id: string, name: string, plays: GrantedPlays, { at }: Fact, folding: Folding): void {
  const { count, expiresAt } = plays;
  const cause = playsCause(id, plays);
  folding.notify({ cause, kind: 'plays-granted', values: { name, count }, expiresAt });
  if (expiresAt - at >= 2 * REMINDER_MS)
    folding.notify({
      cause: `${cause}:reminder`,
      kind: 'plays-expire',
      values: { name, count },
      showsAt: expiresAt - REMINDER_MS,
      expiresAt,
    });
}

function playsCause(id: string, { expiresAt }: GrantedPlays): string {
  return `plays:${id}:${expiresAt}`;
}
