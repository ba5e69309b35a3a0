import { globSync } from 'node:fs';
import { REPOSITORY_ROOT } from '../options.ts';
import { journeys, script, unitTests, type StepResult } from './runners.ts';

/** What a run of the steps needs to know. */
export interface RunContext {
  /** Temporary data home: the build writes the releases that the journeys start from. */
  readonly home: string;
  /** `--all`: the long proofs too, and property tests with their full number of runs. */
  readonly all: boolean;
}

/** Groups run one after the other, steps of one group side by side as far as `AT_ONCE` allows. */
export type StepGroup = 'checks' | 'unit' | 'build' | 'browser';

export interface TestStep {
  readonly name: string;
  readonly group: StepGroup;
  run(context: RunContext): Promise<StepResult>;
}

/** In the order in which a failure is cheapest to find. Checks use one core each; the test runners start their own workers. */
export const AT_ONCE: Readonly<Record<StepGroup, number>> = { checks: 2, unit: 1, build: 1, browser: 1 };

const FOLDERS = ['shell', ...globSync('mfe-*', { cwd: REPOSITORY_ROOT }), 'shared', 'infra', 'e2e'];
const CACHE = 'node_modules/.cache';

/** Everything that must hold; the slowest check first, so that two at once end together. */
export const STEPS: readonly TestStep[] = [
  check('lint', 'node_modules/eslint/bin/eslint.js', [
    ...['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/eslint/`],
    ...['--max-warnings', '0', '.'],
  ]),
  check('types', 'node_modules/typescript/bin/tsc', [
    ...['-b', 'tsconfig.node.json', 'tsconfig.browser.json', 'tsconfig.e2e.json'],
  ]),
  check('format', 'node_modules/prettier/bin/prettier.cjs', [
    ...['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'],
    ...['--cache-location', `${CACHE}/prettier`, '.'],
  ]),
  check('boundaries', 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [
    ...['--config', '.dependency-cruiser.mjs', ...FOLDERS],
  ]),
  check('codegen', 'shared/build/src/codegen/run.ts', ['--check']),
  check('messages', 'shared/build/src/messages/run.ts', ['--check']),
  check('unused', 'node_modules/knip/bin/knip.js', []),
  { name: 'unit', group: 'unit', run: unitTests },
  build('build', 'shared/build/src/publishCli.ts'),
  build('sizes', 'shared/build/src/sizes/run.ts'),
  { name: 'e2e', group: 'browser', run: journeys },
];

function check(name: string, file: string, args: readonly string[]): TestStep {
  return { name, group: 'checks', run: () => script(file, args) };
}

function build(name: string, file: string): TestStep {
  return { name, group: 'build', run: ({ home }) => script(file, ['--home', home]) };
}
