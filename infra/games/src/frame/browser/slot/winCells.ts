import type { SlotWin } from '../../../engines/slot/evaluate.ts';
import type { Cell } from './reels.ts';

/** Returns the cells of a win; for a line win, in the order of the line. */
export function winCells(
  win: SlotWin,
  columns: readonly string[],
  lines: readonly (readonly number[])[] | null,
): readonly Cell[] {
  if (win.line !== null && lines)
    return (lines[win.line] ?? []).slice(0, win.length).map((row, reel) => ({ reel, row }));
  return columns.flatMap((column, reel) =>
    [...column].flatMap((letter, row) => {
      const isPart =
        win.symbol === 'S' ? letter === 'S' : reel < win.length && (letter === win.symbol || letter === 'W');
      return isPart ? [{ reel, row }] : [];
    }),
  );
}
