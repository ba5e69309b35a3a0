import { journeys, script, unitTests, type RunContext, type StepResult } from './runners.ts';

/** Groups run one after the other in this order: the cheapest failures first. */
export type StepGroup = 'checks' | 'unit' | 'build' | 'browser';

export interface TestStep {
  readonly name: string;
  readonly group: StepGroup;
  run(context: RunContext): Promise<StepResult>;
}

/** Steps of a group that run at once. A check uses one core; the test runners start their own workers. */
export const MAX_CONCURRENT_STEPS: Readonly<Record<StepGroup, number>> = {
  checks: 2,
  unit: 1,
  build: 1,
  browser: 1,
};

/** All steps of a full run; the slowest check first, so that two parallel checks end together. */
export const STEPS: readonly TestStep[] = [
  cached('lint'),
  cached('types'),
  cached('format:check'),
  cached('boundaries'),
  cached('codegen:check'),
  cached('messages:check'),
  cached('unused'),
  check('references', 'shared/conventions/src/references/run.ts'),
  check('language', 'shared/conventions/src/language/run.ts'),
  check('queries', 'infra/launch/src/queries/run.ts'),
  { name: 'unit', group: 'unit', run: unitTests },
  build('build', 'shared/build/src/publish/cli.ts', ['--cache', 'node_modules/.cache/releases']),
  build('sizes', 'shared/build/src/sizes/run.ts'),
  build('origins', 'shared/gate/src/run.ts'),
  { name: 'e2e', group: 'browser', run: journeys },
];

/** A script that runs every time, for example because it reads Markdown or commits. */
function check(name: string, file: string, args: readonly string[] = []): TestStep {
  return { name, group: 'checks', run: () => script(file, args) };
}

/**
 * A script of the root package.json whose result turbo stores in `.turbo/cache` for the same files and
 * lockfile. Its inputs in turbo.json are all files of the repository except Markdown, so no file that a check
 * reads can be missing there.
 */
function cached(name: string): TestStep {
  const args = [name, '--output-logs=new-only', '--log-prefix=none'];
  return {
    name: name.replace(/:check$/, ''),
    group: 'checks',
    run: () => script('shared/build/src/turbo.ts', args),
  };
}

function build(name: string, file: string, args: readonly string[] = []): TestStep {
  return { name, group: 'build', run: ({ home }) => script(file, ['--home', home, ...args]) };
}
