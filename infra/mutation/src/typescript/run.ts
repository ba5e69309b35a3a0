import { Stryker } from '@stryker-mutator/core';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@foyer/workspace';
import { MUTATION_GROUP_NAMES, MUTATION_GROUPS, type MutationGroup } from './groups.ts';
import { MIN_SCORE, lineOf, percentOf, scoresOf } from './score.ts';

/** Additional files that the tests of the groups need. */
const NEEDED = ['package.json', 'infra/api/test/**', 'infra/mutation/src/typescript/**'];
const MINUTE_MS = 60_000;

const { values } = parseArgs({
  options: {
    group: { type: 'string', multiple: true },
    file: { type: 'string' },
    minutes: { type: 'string', default: '45' },
    concurrency: { type: 'string', default: '2' },
  },
});
const { file } = values;
const unknown = values.group?.filter((name) => !MUTATION_GROUP_NAMES.some((known) => known === name)) ?? [];
if (unknown.length > 0)
  throw new Error(`Unknown group ${unknown.join(', ')}; the groups are ${MUTATION_GROUP_NAMES.join(', ')}.`);
const groups: Readonly<Record<string, MutationGroup>> = Object.fromEntries(
  MUTATION_GROUP_NAMES.filter((name) => values.group?.includes(name) ?? true).map((name) => [
    name,
    MUTATION_GROUPS[name],
  ]),
);
const files = Object.values(groups).flatMap((group) => group.files);

process.chdir(repositoryRoot);
// a fixed seed: the same random tests and the same test names for every mutant
process.env['FOYER_SEED'] ??= '1';
const began = Date.now();
setTimeout(
  () => {
    console.error(`Not done after ${values.minutes} minutes.`);
    process.kill(process.pid, 'SIGTERM');
  },
  Number(values.minutes) * MINUTE_MS,
).unref();

const mutants = await new Stryker({
  mutate: file === undefined ? files : files.filter((one) => one.includes(file)),
  testRunner: 'jest',
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: {
    projectType: 'custom',
    configFile: 'infra/mutation/src/typescript/jest.config.mjs',
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  concurrency: Number(values.concurrency),
  ignorePatterns: [
    '**',
    ...new Set([
      ...Object.values(MUTATION_GROUPS).flatMap((group: MutationGroup) =>
        group.files.map((one) => `!${path.dirname(one)}/**`),
      ),
      ...NEEDED.map((pattern) => `!${pattern}`),
    ]),
  ],
  disableTypeChecks: false,
  tempDirName: '.foyer/mutation',
  cleanTempDir: 'always',
  // a mutant fails by timeout only when it does not end, not when the machine is busy
  timeoutMS: 30_000,
  timeoutFactor: 4,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: {
    allowColor: false,
    allowEmojis: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: true,
  },
  allowConsoleColors: false,
}).runMutationTest();

const scores = scoresOf(
  groups,
  mutants.map(({ fileName, status }) => ({
    fileName: path.relative(repositoryRoot, path.resolve(fileName)),
    status,
  })),
);
console.log(`\n${scores.map(lineOf).join('\n')}\n${Math.round((Date.now() - began) / 1000)} s`);
if (file === undefined && scores.some((score) => percentOf(score) < MIN_SCORE)) process.exitCode = 1;
