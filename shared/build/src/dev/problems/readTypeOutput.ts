import path from 'node:path';
import { codeFrame, type Problem } from './problem.ts';

const PROBLEM = /^(?<file>\S.*?)\((?<line>\d+),(?<column>\d+)\): error (?<code>TS\d+): (?<text>.*)$/;
const GENERAL = /^error (?<code>TS\d+): (?<text>.*)$/;

/** Reads the output of `tsc --pretty false` line by line. */
export function readTypeOutput({ root, cwd }: { readonly root: string; readonly cwd: string }): {
  read(line: string): void;
  problems(): readonly Problem[];
} {
  let found: Problem[] = [];
  return {
    read: (line) => void (found = withLine(found, line, root, cwd)),
    problems: () => found,
  };
}

function withLine(found: Problem[], line: string, root: string, cwd: string): Problem[] {
  const { file, text = '', code, ...at } = (PROBLEM.exec(line) ?? GENERAL.exec(line))?.groups ?? {};
  if (code !== undefined) {
    const name = file === undefined ? undefined : path.relative(root, path.resolve(cwd, file));
    const number = at['line'] === undefined ? undefined : Number(at['line']);
    return [
      ...found,
      {
        kind: 'types',
        message: `${text} (${code})`,
        file: name,
        line: number,
        column: at['column'] === undefined ? undefined : Number(at['column']),
        frame: name === undefined || number === undefined ? undefined : codeFrame(root, name, number),
      },
    ];
  }
  const last = found.at(-1);
  // indented lines explain the error before them
  if (last === undefined || !/^\s+\S/.test(line)) return found;
  return [...found.slice(0, -1), { ...last, message: `${last.message}\n${line}` }];
}
