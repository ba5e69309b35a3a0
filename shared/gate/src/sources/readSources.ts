import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFacts } from '../facts.ts';
import { passedParts, type SourcePart } from './passedParts.ts';
import { readPackages } from './readPackages.ts';

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** The part of dependency-cruiser's JSON report that is read. */
interface CruiseReport {
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly severity: string; readonly name: string };
    }[];
  };
}

/** Output and exit code of a program; undefined when it did not start. */
interface Ran {
  readonly code: number | undefined;
  readonly out: string;
  readonly err: string;
}

/** Runs a program of the repository. */
type Run = (program: string, args: readonly string[]) => Promise<Ran>;

/**
 * Finds type errors and forbidden imports in the sources of a release, tests excluded. The bundler strips
 * types and follows any import, so neither fails a build. A part that could not be read is undefined. Parts that had
 * no finding for the same inputs are not read again.
 * @param signal - stops the programs when the result is not needed.
 */
export async function readSources(root: string, folder: string, signal?: AbortSignal): Promise<SourceFacts> {
  const run: Run = (program, args) => runFile(root, path.join(root, program), args, signal);
  const passed = passedParts(root, folder);
  const unlessPassed = async (
    part: SourcePart,
    read: () => Promise<readonly string[] | undefined>,
  ): Promise<readonly string[] | undefined> => {
    if (passed.has(part)) return [];
    const found = await read();
    if (found?.length === 0) passed.add(part);
    return found;
  };
  const hasGenerated = [CODEGEN, MESSAGES].every((file) => existsSync(path.join(root, file)));
  const [types, imports, documents, messages] = await Promise.all([
    unlessPassed('types', () => typeErrors(root, folder, run)),
    unlessPassed('imports', () => forbiddenImports(folder, run)),
    hasGenerated ? unlessPassed('documents', () => staleFiles(folder, run(CODEGEN, ['--check']))) : undefined,
    hasGenerated
      ? unlessPassed('messages', () => staleFiles(folder, run(MESSAGES, ['--check', folder])))
      : undefined,
  ]);
  const generated = documents && messages && [...new Set([...documents, ...messages])];
  return { types, imports, packages: readPackages(root, folder), generated };
}

const TYPE_ERROR = /^(.+?)\((\d+),\d+\): error (TS\d+): (.+)$/;

async function typeErrors(root: string, folder: string, run: Run): Promise<readonly string[] | undefined> {
  const cache = path.join(root, 'node_modules/.cache/check', folder);
  mkdirSync(cache, { recursive: true });
  const project = path.join(cache, 'tsconfig.json');
  const inFolder = (pattern: string): string => path.join(root, folder, pattern);
  writeFileSync(
    project,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.browser.json'),
      compilerOptions: {
        noEmit: true,
        incremental: true,
        tsBuildInfoFile: path.join(cache, 'types.tsbuildinfo'),
      },
      include: [
        inFolder('src/**/*.ts'),
        inFolder('src/**/*.tsx'),
        path.join(root, 'shared/build/types/browser.d.ts'),
      ],
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'].map(inFolder),
    }),
  );
  const { code, out } = await run('node_modules/typescript-7/bin/tsc', ['-p', project, '--pretty', 'false']);
  if (code === 0) return [];
  const errors = out.split('\n').flatMap((line) => {
    const [, file = '', row, id, text] = TYPE_ERROR.exec(line) ?? [];
    return id === undefined ? [] : [`${path.relative(root, path.resolve(root, file))}:${row} ${id}: ${text}`];
  });
  return errors.length > 0 ? errors : undefined;
}

async function forbiddenImports(folder: string, run: Run): Promise<readonly string[] | undefined> {
  const { out } = await run('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    // only the imports of the release's own files are judged; those of the packages behind them take half of the time
    '--do-not-follow',
    `^(?!${folder}/)`,
    folder,
  ]);
  try {
    const { summary } = JSON.parse(out) as CruiseReport;
    return summary.violations
      .filter(({ from, rule }) => rule.severity === 'error' && from.startsWith(`${folder}/`))
      .map(({ from, to, rule }) => `${from} imports ${to} (${rule.name})`);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined; // the program failed before it could report; the check reports a gap
  }
}

const CODEGEN = 'shared/codegen/src/run.ts';
const MESSAGES = 'shared/build/src/messages/run.ts';

/**
 * Differences between sources and generated files: a text or a field that was written but not generated would
 * be missing in the release without a build error.
 */
async function staleFiles(folder: string, ran: Promise<Ran>): Promise<readonly string[] | undefined> {
  const { code, err } = await ran;
  if (code === undefined) return undefined;
  if (code === 0) return [];
  return err
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes(`${folder}/`) && !/^at |:\/\//.test(line));
}

function runFile(
  root: string,
  file: string,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Ran> {
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: MAX_OUTPUT_BYTES, ...(signal && { signal }) };
    execFile(process.execPath, [file, ...args], options, (error, out, err) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : undefined;
      resolve({ code, out, err });
    });
  });
}
