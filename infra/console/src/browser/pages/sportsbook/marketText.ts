import { playerOf } from '@foyer/kernel/markets';

const LINE_UNITS = 100;

/** The id of a market in words, as `asianHandicap` is "Asian handicap"; with its line, such as 2.5. */
export function marketText(kind: string, line: number | null): string {
  const words = kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const name = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return line === null ? name : `${name} ${line / LINE_UNITS}`;
}

/** The sides of a match. */
interface Sides {
  readonly home: string;
  readonly away: string;
}

/** The id of an outcome in words: teams by their names, players by team and number, scores as they are. */
export function outcomeText(outcome: string, sides: Sides): string {
  const player = playerOf(outcome);
  if (player) return `${sides[player.side]}, player ${player.number}`;
  return outcome
    .replaceAll(/\b(home|away)\b/g, (side) => sides[side as keyof Sides])
    .replaceAll('-or-', ' or ')
    .replaceAll('/', ' / ')
    .replaceAll('+', ' +')
    .replace(/^(\d+) \+$/, '$1 or more')
    .replace(/^(first|second)-half$/, '$1 half')
    .replace(':', '–');
}

/** A line as staff enter it, in hundredths; null for an empty text, undefined for anything else. */
export function parseLine(text: string): number | null | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  return /^[-+]?\d{1,3}(\.\d{1,2})?$/.test(trimmed) ? Math.round(Number(trimmed) * LINE_UNITS) : undefined;
}

export interface EnteredScore {
  readonly home: number;
  readonly away: number;
}

const SCORE = /^(\d{1,3})[-:](\d{1,3})$/;

/** Scores as staff enter them, such as `1-0, 2-1`; undefined for anything else. */
export function parseScores(text: string): readonly EnteredScore[] | undefined {
  const scores = text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, home, away] = SCORE.exec(part) ?? [];
      return home === undefined || away === undefined
        ? undefined
        : { home: Number(home), away: Number(away) };
    });
  return scores.length > 0 && scores.every((score) => score !== undefined) ? scores : undefined;
}
