import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../options.ts';
import type { Affected } from './changed.ts';
import { jestCounts, NOTHING, ONE_FAILURE, playwrightCounts, sum, type Counts } from './counts.ts';
import { ensureChromium } from './ensureChromium.ts';
import { jestFailures, playwrightFailures } from './failures.ts';
import { journeysOf } from './journeysOf.ts';
import { run } from './run.ts';
import { seedOfTree } from './seedOfTree.ts';

/** Options of one run, shared by its steps. */
export interface RunContext {
  /** Temporary data home: the build writes the releases that the journeys start from. */
  readonly home: string;
  /** `--all`: the long proofs too, and property tests with their full number of runs. */
  readonly all: boolean;
  /** `--changed`: only what the change can affect. */
  readonly affected?: Affected | undefined;
}

export interface StepResult {
  readonly counts: Counts;
  /** Output of the step, shown when it failed. */
  readonly output: string;
  /** Failed tests, repeated at the end of the run. */
  readonly failures?: readonly string[];
}

/** Reports of the test runners and the step times. */
export const REPORTS = join(REPOSITORY_ROOT, 'test-results');

const ONE_PASS: Counts = { ...NOTHING, passed: 1 };
/** The result of a step that the change cannot affect. */
export const NOTHING_TO_DO: StepResult = { counts: NOTHING, output: '' };
/** Tests that read the files of all packages. */
const REPOSITORY_TESTS = [
  'infra/cli/src/errorPages.test.ts',
  'shared/conventions/src/boundaries/boundaries.test.ts',
  'shared/conventions/src/structure/structure.test.ts',
];
/** Upper limit for one test on a loaded machine; a test of a time limit asserts it itself. */
const TEST_TIMEOUT_MS = 60_000;
/** One more than the cores: some tests wait for time limits of up to ten seconds. */
const UNIT_WORKERS = 3;
const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  `--testTimeout=${TEST_TIMEOUT_MS}`,
  `--maxWorkers=${UNIT_WORKERS}`,
];

/** Runs a Node script as a step with one result. A missing script is a failure. */
export async function script(file: string, args: readonly string[]): Promise<StepResult> {
  if (!existsSync(join(REPOSITORY_ROOT, file)))
    return { counts: ONE_FAILURE, output: `${file} does not exist.` };
  const { code, output } = await run(process.execPath, [file, ...args], {
    cwd: REPOSITORY_ROOT,
    output: 'collect',
  });
  return { counts: code === 0 ? ONE_PASS : ONE_FAILURE, output };
}

/** `FOYER_SEED`, by default the seed of the commit, decides what random tests draw. */
async function seedOfRun(): Promise<Readonly<Record<string, string>>> {
  const seed = process.env['FOYER_SEED'] ?? (await seedOfTree(REPOSITORY_ROOT));
  if (seed === undefined) return {};
  console.log(`  random tests: FOYER_SEED=${seed}`);
  return { FOYER_SEED: seed };
}

/** All Jest tests. */
export async function unitTests({ all, affected }: RunContext): Promise<StepResult> {
  const folders = affected?.scope === 'some' ? affected.folders : undefined;
  if (folders?.length === 0) return NOTHING_TO_DO;
  const patterns = folders
    ? [...folders.map((folder) => join(REPOSITORY_ROOT, folder, '/')), ...REPOSITORY_TESTS]
    : [];
  const report = freshReport('unit.json');
  const { code } = await run(process.execPath, [...JEST, '--json', `--outputFile=${report}`, ...patterns], {
    cwd: REPOSITORY_ROOT,
    output: 'stream',
    environment: { ...(await seedOfRun()), ...(all ? { FOYER_TEST_ALL: '1' } : {}) },
  });
  return { counts: consistent(jestCounts(report), code), output: '', failures: jestFailures(report) };
}

/** All Playwright tests, against a product that is started from the releases in the home. */
export async function journeys(context: RunContext): Promise<StepResult> {
  const files = context.affected?.scope === 'some' ? journeysOf(context.affected.folders) : [];
  if (files === undefined) return NOTHING_TO_DO;
  let chromium: string;
  try {
    chromium = await ensureChromium();
  } catch (error) {
    return { counts: ONE_FAILURE, output: error instanceof Error ? error.message : String(error) };
  }
  if (files.length === 0) return playwright(context, chromium, []);
  // Playwright runs the dependencies of a project completely, regardless of file filters.
  const phases: StepResult[] = [];
  for (const projects of [['operators', 'own-product', 'journeys'], ['timed'], ['alone']])
    phases.push(
      await playwright(context, chromium, [
        ...files,
        '--no-deps',
        ...projects.map((name) => `--project=${name}`),
      ]),
    );
  return {
    counts: sum(phases.map(({ counts }) => counts)),
    output: '',
    failures: phases.flatMap(({ failures = [] }) => failures),
  };
}

async function playwright(
  { home, all, affected }: RunContext,
  chromium: string,
  args: readonly string[],
): Promise<StepResult> {
  const report = freshReport('e2e.json');
  const { code } = await run(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--pass-with-no-tests',
      ...args,
    ],
    {
      cwd: REPOSITORY_ROOT,
      output: 'stream',
      environment: {
        CHROMIUM_PATH: chromium,
        FOYER_E2E_HOME: home,
        ...(await seedOfRun()),
        ...(all ? { FOYER_TEST_ALL: '1' } : {}),
        // the specs that take turns: e2e/rotation.ts
        FOYER_E2E_ROTATION: all || affected ? '0' : (process.env['FOYER_E2E_ROTATION'] ?? '1'),
        ...(affected?.scope === 'some' ? { FOYER_E2E_CHANGED: affected.folders.join(',') } : {}),
      },
    },
  );
  return {
    counts: consistent(playwrightCounts(report), code),
    output: '',
    failures: playwrightFailures(report),
  };
}

/** Removes the report of an earlier run, so that a runner that crashed is not counted with old results. */
function freshReport(name: string): string {
  // Jest does not create the folder
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}

/** A runner that failed without naming a failed test has still failed. */
function consistent(counts: Counts, code: number): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
