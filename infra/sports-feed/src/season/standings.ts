import type { SportId } from '@foyer/kernel/sports-feed';
import type { FeedResult, FeedStanding } from '@foyer/kernel/sports-results';

interface TablePoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

const THREE: TablePoints = { win: 3, draw: 1, loss: 0 };
const TWO: TablePoints = { win: 2, draw: 1, loss: 0 };

/** Points for the table, as the international federation of each sport counts them; a win is one where none does. */
const POINTS: Readonly<Record<SportId, TablePoints>> = {
  football: THREE,
  'ice-hockey': THREE,
  basketball: { win: 2, draw: 0, loss: 1 },
  tennis: { win: 1, draw: 0, loss: 0 },
  volleyball: THREE,
  handball: TWO,
  'american-football': { win: 1, draw: 0, loss: 0 },
  esports: { win: 1, draw: 0, loss: 0 },
};

/** Points of a side for a match that it won by the margin, drew, or lost. */
export function tablePoints(sport: SportId, margin: number): number {
  const { win, draw, loss } = POINTS[sport];
  return margin > 0 ? win : margin < 0 ? loss : draw;
}

const MAX_FORM = 5;

type Side = 'home' | 'away';

/**
 * The table after the results, the best first: by points, difference, scores and name. Void matches do not count.
 * @param results - the latest first
 */
export function standingsOf(
  sport: SportId,
  teams: readonly string[],
  results: readonly FeedResult[],
): readonly FeedStanding[] {
  return teams.map((team) => standingOf(POINTS[sport], team, results)).sort(compare);
}

function standingOf(points: TablePoints, team: string, results: readonly FeedResult[]): FeedStanding {
  const played = results.flatMap(({ home, away, score, status }) => {
    const side: Side | undefined = home === team ? 'home' : away === team ? 'away' : undefined;
    if (!side || status === 'VOID') return [];
    return { scored: score[side], conceded: score[side === 'home' ? 'away' : 'home'] };
  });
  const form = played.map(({ scored, conceded }) =>
    scored > conceded ? 'W' : scored < conceded ? 'L' : 'D',
  );
  const count = (wanted: 'W' | 'D' | 'L'): number => form.filter((result) => result === wanted).length;
  const [won, drawn, lost] = [count('W'), count('D'), count('L')];
  return {
    team,
    played: played.length,
    won,
    drawn,
    lost,
    scored: played.reduce((sum, { scored }) => sum + scored, 0),
    conceded: played.reduce((sum, { conceded }) => sum + conceded, 0),
    points: won * points.win + drawn * points.draw + lost * points.loss,
    form: form.slice(0, MAX_FORM),
  };
}

function compare(left: FeedStanding, right: FeedStanding): number {
  const difference = ({ scored, conceded }: FeedStanding): number => scored - conceded;
  return (
    right.points - left.points ||
    difference(right) - difference(left) ||
    right.scored - left.scored ||
    left.team.localeCompare(right.team, 'en')
  );
}
