import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { duration } from '../screen.ts';
import { ONE_FAILURE, sum, type Counts } from './counts.ts';
import { stopRunning } from './run.ts';
import { STEPS, type StepResult, type TestStep } from './steps.ts';

/** Checks use one core each; this machine may have two. */
const CHECKS_AT_ONCE = 2;

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const wanted = (values.only ?? []).flatMap((names) => names.split(','));
const chosen = STEPS.filter(isWanted);
const home = await mkdtemp(join(tmpdir(), 'foyer-test-'));
const results: Counts[] = [];

function isWanted(step: TestStep): boolean {
  return (
    wanted.length === 0 ||
    wanted.some((name) => step.name === name || step.group === name || step.name.startsWith(`${name}-`))
  );
}

async function runStep(step: TestStep): Promise<void> {
  const started = performance.now();
  if (step.group !== 'checks') console.log(`▸ ${step.name} …`);
  const { counts, output } = await step
    .run(home)
    .catch((error: unknown): StepResult => ({ counts: ONE_FAILURE, output: String(error) }));
  results.push(counts);
  const skipped = counts.skipped === 0 ? '' : `, ${counts.skipped} skipped`;
  console.log(
    `${counts.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(14)} ${duration(performance.now() - started).padStart(9)}   ${counts.passed} passed, ${counts.failed} failed${skipped}`,
  );
  if (counts.failed > 0 && output !== '') console.log(output.trimEnd().replace(/^/gm, '    '));
}

async function runGroup(group: TestStep['group'], atOnce: number): Promise<void> {
  const waiting = chosen.filter((step) => step.group === group);
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopRunning(signal);
    void rm(home, { recursive: true, force: true }).finally(() => process.exit(130));
  });
}

if (chosen.length === 0) {
  console.error(`There is no such step; the steps are ${STEPS.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}
try {
  await runGroup('checks', CHECKS_AT_ONCE);
  await runGroup('unit', 1);
  await runGroup('build', 1);
  await runGroup('browser', 1);
} finally {
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
}
const { passed, failed } = sum(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
