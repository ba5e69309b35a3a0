import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../options.ts';
import { jestCounts, NOTHING, ONE_FAILURE, playwrightCounts, type Counts } from './counts.ts';
import { ensureChromium } from './ensureChromium.ts';
import { run } from './run.ts';
import { seedOfTree } from './seedOfTree.ts';

export interface StepResult {
  readonly counts: Counts;
  /** What to show when something failed. */
  readonly output: string;
}

export interface TestStep {
  readonly name: string;
  /** Steps of one group may run side by side; groups run one after the other. */
  readonly group: 'checks' | 'unit' | 'build' | 'browser';
  run(home: string): Promise<StepResult>;
}

const REPORTS = join(REPOSITORY_ROOT, 'test-results');
const ONE_PASS: Counts = { ...NOTHING, passed: 1 };
// patience of a busy machine; what must be quick is asserted by the tests themselves
const TEST_TIMEOUT_MS = 60_000;
const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  `--testTimeout=${TEST_TIMEOUT_MS}`,
];

/** Everything that must hold, in the order in which a failure is cheapest to find. */
export const STEPS: readonly TestStep[] = [
  check('types-node', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.node.json'),
  check('types-browser', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.browser.json'),
  check('types-e2e', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.e2e.json'),
  check(
    'lint',
    'node_modules/eslint/bin/eslint.js',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
    '--max-warnings',
    '0',
    '.',
  ),
  check(
    'boundaries',
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    'shell',
    ...globSync('mfe-*', { cwd: REPOSITORY_ROOT }),
    'shared',
    'infra',
    'e2e',
  ),
  check('codegen', 'shared/build/src/codegen/run.ts', '--check'),
  check('messages', 'shared/build/src/messages/run.ts', '--check'),
  check('unused', 'node_modules/knip/bin/knip.js'),
  { name: 'unit', group: 'unit', run: unit },
  {
    name: 'build',
    group: 'build',
    run: (home) => script('shared/build/src/publishCli.ts', ['--home', home]),
  },
  { name: 'sizes', group: 'build', run: (home) => script('shared/build/src/sizes/run.ts', ['--home', home]) },
  { name: 'e2e', group: 'browser', run: browser },
];

function check(name: string, file: string, ...args: string[]): TestStep {
  return { name, group: 'checks', run: () => script(file, args) };
}

/** A step whose tool is not there has failed: it must not pass by absence. */
async function script(file: string, args: readonly string[]): Promise<StepResult> {
  if (!existsSync(join(REPOSITORY_ROOT, file)))
    return { counts: ONE_FAILURE, output: `${file} does not exist.` };
  const { code, output } = await run(process.execPath, [file, ...args], {
    cwd: REPOSITORY_ROOT,
    output: 'collect',
  });
  return { counts: code === 0 ? ONE_PASS : ONE_FAILURE, output };
}

async function unit(): Promise<StepResult> {
  const report = freshReport('unit.json');
  const seed = process.env['FOYER_SEED'] ?? (await seedOfTree(REPOSITORY_ROOT));
  const { code } = await run(process.execPath, [...JEST, '--json', `--outputFile=${report}`], {
    cwd: REPOSITORY_ROOT,
    output: 'stream',
    ...(seed === undefined ? {} : { environment: { FOYER_SEED: seed } }),
  });
  return { counts: consistent(jestCounts(report), code), output: '' };
}

async function browser(home: string): Promise<StepResult> {
  let chromium: string;
  try {
    chromium = await ensureChromium();
  } catch (error) {
    return { counts: ONE_FAILURE, output: error instanceof Error ? error.message : String(error) };
  }
  const report = freshReport('e2e.json');
  const { code } = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    {
      cwd: REPOSITORY_ROOT,
      output: 'stream',
      environment: { CHROMIUM_PATH: chromium, FOYER_E2E_HOME: home },
    },
  );
  return { counts: consistent(playwrightCounts(report), code), output: '' };
}

/** A report of an earlier run must not stand in for one that was never written. */
function freshReport(name: string): string {
  // jest does not make the folder, and on a fresh clone it is not there
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}

/** A runner that failed without naming a failed test has still failed. */
function consistent(counts: Counts, code: number): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
