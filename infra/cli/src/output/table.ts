import { stripVTControlCharacters, styleText } from 'node:util';

const GAP = '  ';

/** Formats a table; columns are as wide as their widest cell, and the last one is not padded. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => stripVTControlCharacters(row[column] ?? '').length)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === row.length - 1
          ? cell
          : cell + ' '.repeat((widths[column] ?? 0) - stripVTControlCharacters(cell).length),
      )
      .join(GAP);
  return [styleText('bold', line(head)), ...rows.map(line)].join('\n');
}
