import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Stats, StatsError } from 'webpack';
import { codeFrame, type Problem } from './problem.ts';

const LOADER = /^Module build failed[^\n]*:\n/;
/** Position in the code frame of swc: `╭─[/project/src/Page.tsx:12:1]` (or `,-[`). */
const SWC_POSITION = /(?:╭─|,-)\[(?<file>[^\]\n]+?):(?<line>\d+):(?<column>\d+)\]/;
const SWC_MESSAGE = /^(?:Error:)?\s*[x×]\s+(?<text>.+)$/m;
const POSITION = /^(?<line>\d+):(?<column>\d+)/;
const STACK_LINE = /^\s+at\s/;

export interface ProblemPlace {
  /** Root of the project, to which files are relative. */
  readonly root: string;
  /** Folder of the application, to which webpack's names are relative. */
  readonly folder: string;
}

/** The errors of a build with their positions, each once: style sheets are compiled a second time. */
export function buildProblems(stats: Stats, place: ProblemPlace): readonly Problem[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  const problems = errors.map((error) => problemOf(error, place));
  return [
    ...new Map(
      problems.map((problem) => [`${problem.file}:${problem.line} ${problem.message}`, problem]),
    ).values(),
  ];
}

/** One error of webpack without loaders, absolute paths and stack. */
export function problemOf(
  error: Pick<StatsError, 'message' | 'moduleName' | 'loc'>,
  { root, folder }: ProblemPlace,
): Problem {
  const text = stripVTControlCharacters(error.message);
  const swc = SWC_POSITION.exec(text)?.groups;
  const ofModule = moduleFile(error.moduleName, folder);
  const at = POSITION.exec(error.loc ?? '')?.groups;
  const file = swc?.['file'] === undefined ? ofModule : path.relative(root, path.resolve(root, swc['file']));
  const line = numberOf(swc?.['line'] ?? at?.['line']);
  // webpack counts columns from 0
  const column = swc ? numberOf(swc['column']) : at && Number(at['column']) + 1;
  return {
    kind: 'build',
    message: messageOf(text, root),
    file,
    line,
    column,
    frame: file === undefined || line === undefined ? undefined : codeFrame(root, file, line),
  };
}

function messageOf(text: string, root: string): string {
  const message = SWC_MESSAGE.exec(text)?.groups?.['text'];
  if (message !== undefined && LOADER.test(text)) return message.trim();
  const lines = text
    .replace(LOADER, '')
    .split('\n')
    .filter((line) => !STACK_LINE.test(line));
  return lines
    .join('\n')
    .replace(/^(?:Module not found: )?Error: /, '')
    .replaceAll(`${root}${path.sep}`, '')
    .trim();
}

function moduleFile(name: string | undefined, folder: string): string | undefined {
  const file = name?.split('!').at(-1)?.split('?', 1)[0];
  return file === undefined || file === '' || file.includes('node_modules')
    ? undefined
    : path.normalize(path.join(folder, file));
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
