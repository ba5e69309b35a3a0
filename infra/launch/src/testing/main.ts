import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findAffected } from './changed.ts';
import { duration } from '../screen.ts';
import { ONE_FAILURE, sum } from './counts.ts';
import { failure } from './failures.ts';
import { stopRunning } from './run.ts';
import { REPORTS, type RunContext, type StepResult } from './runners.ts';
import { MAX_CONCURRENT_STEPS, STEPS, type StepGroup, type TestStep } from './steps.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { timingsOf, timingTable, writeTimings, type StepTiming } from './timings.ts';

const USAGE = `
  npm test -- [options]

    --changed      only what the change since main can affect
    --only <name>  one step or group, several with commas; groups: ${Object.keys(MAX_CONCURRENT_STEPS).join(', ')};
                   steps: ${STEPS.map(({ name }) => name).join(', ')}
    --all          the long proofs, all journeys and the whole failure matrix
`;

const values = readOptions();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const startedAt = new Date();
const wanted = (values.only ?? []).flatMap((names) => names.split(','));
const chosen = STEPS.filter(isWanted);
// for the data home and for all that the steps create
process.env['TMPDIR'] = temporaryFolder();
const home = await mkdtemp(join(process.env['TMPDIR'], 'foyer-test-'));
const context: RunContext = {
  home,
  all: values.all,
  affected: values.changed ? await findAffected() : undefined,
};
if (context.affected)
  console.log(
    context.affected.scope === 'all'
      ? '  The change can affect every package.'
      : `  The change affects ${context.affected.folders.join(', ') || 'documents only'}.`,
  );
const timings: StepTiming[] = [];
/** Repeated at the end: what a step printed may be far above, or cut from a log. */
const failures: string[] = [];

function isWanted({ name, group }: TestStep): boolean {
  return wanted.length === 0 || wanted.includes(name) || wanted.includes(group);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string', multiple: true },
        all: { type: 'boolean', default: false },
        changed: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

async function runStep(step: TestStep): Promise<void> {
  const startedMs = Math.round(performance.now());
  if (step.group !== 'checks') console.log(`▸ ${step.name} …`);
  const result = await step
    .run(context)
    .catch((error: unknown): StepResult => ({ counts: ONE_FAILURE, output: String(error) }));
  const { counts, output } = result;
  const wallMs = Math.round(performance.now()) - startedMs;
  timings.push({ step: step.name, group: step.group, startedMs, wallMs, ...counts });
  const skipped = counts.skipped === 0 ? '' : `, ${counts.skipped} skipped`;
  console.log(
    `${counts.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(14)} ${duration(wallMs).padStart(9)}   ${counts.passed} passed, ${counts.failed} failed${skipped}`,
  );
  if (counts.failed > 0)
    failures.push(...(result.failures?.length ? result.failures : [failure(`step ${step.name}`, output)]));
  if (counts.failed > 0 && output !== '') console.log(output.trimEnd().replace(/^/gm, '    '));
}

async function runGroup(group: StepGroup): Promise<void> {
  const waiting = chosen.filter((step) => step.group === group);
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_STEPS[group] }, lane));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopRunning(signal);
    void rm(home, { recursive: true, force: true }).finally(() => process.exit(130));
  });
}

if (chosen.length === 0) {
  console.error(`Unknown step. The steps are ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
try {
  for (const group of Object.keys(MAX_CONCURRENT_STEPS) as StepGroup[]) await runGroup(group);
} finally {
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
}
const result = timingsOf(startedAt, Math.round(performance.now()), timings);
writeTimings(join(REPORTS, 'steps.json'), result);
const { passed, failed } = sum(timings);
console.log(`\n${timingTable(result)}\n`);
for (const text of failures) console.log(`✗ ${text}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
