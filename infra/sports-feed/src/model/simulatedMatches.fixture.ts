import type { MatchStatistics, PlayedResult } from '@foyer/kernel/markets';
import type { SportId } from '@foyer/kernel/sports-feed';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { Chance } from './chance.ts';
import { beforeStart } from './clockedOutlook.ts';
import {
  clockedProgressAt,
  periodScores,
  playClocked,
  ratesOf,
  type ClockedPlay,
  type Rates,
} from './clockedPlay.ts';
import { countsAt, playCounts, scorerOf } from './footballCounts.ts';
import { matchOutlook } from './matchOutlook.ts';
import type { Outlook } from './outlook.ts';
import { gameChancesOf, playRace, raceProgressAt, setScores } from './racePlay.ts';
import { raceOutlook } from './raceOutlook.ts';
import { RULES } from './rules.ts';

const MATCHES = 800;
/** A strong home side against a weak away side, for every sport. */
function sidesOf(sport: SportId) {
  const teams = CATALOGUE.find((competition) => competition.sport === sport)?.teams ?? [];
  const [home, away] = [teams[1], teams[5]];
  if (!home || !away) throw new Error(`The catalogue has no competition of ${sport}.`);
  return { home, away };
}

function statisticsOf({ moments }: ClockedPlay, rates: Rates, id: string, chance: Chance): MatchStatistics {
  return {
    ...countsAt(playCounts(id, rates, chance), 1),
    scorers: moments.map(({ side }, index) => scorerOf(id, index, side, chance)),
  };
}

/** The outlook before the start, and the results of many matches. */
export function simulated(
  sport: SportId,
  chance: Chance,
  matches = MATCHES,
): { outlook: Outlook; results: readonly PlayedResult[] } {
  const rules = RULES[sport];
  const { home, away } = sidesOf(sport);
  const draws = Array.from({ length: matches }, (_, match) => chance.series(`${sport}/${match}`));
  if (rules.kind === 'clocked') {
    const rates = ratesOf(rules, home, away);
    const results = draws.map((draw, index) => {
      const play = playClocked(rules, rates, draw);
      const { score } = clockedProgressAt(rules, play, play.endsAfter);
      return {
        home: 0,
        away: 0,
        ...score,
        periods: periodScores(rules, play, play.endsAfter),
        statistics: rules.hasCounts ? statisticsOf(play, rates, `${sport}/${index}`, chance) : null,
      };
    });
    return { outlook: matchOutlook(rules, rates, beforeStart(rules)), results };
  }
  const games = gameChancesOf(rules, home, away);
  const results = draws.map((draw) => {
    const play = playRace(rules, games, draw);
    const { score } = raceProgressAt(rules, play, play.endsAfter);
    return { home: 0, away: 0, ...score, periods: setScores(play, play.endsAfter) };
  });
  return { outlook: raceOutlook(rules, games, undefined), results };
}
