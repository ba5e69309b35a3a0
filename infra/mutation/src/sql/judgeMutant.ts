import { runTests } from './judge.ts';
import type { Judged, TestFile } from './known.ts';
import type { Mutant } from './mutants.ts';
import type { Workshop } from './workshop.ts';

/** A mutant may block the tests; a run that takes this many times longer than usual counts as killed. */
const PATIENCE = 4;
const LEAST_PATIENCE_MS = 30_000;

/**
 * Creates a mutant and runs the tests against it. Undefined when the test process exited without a result.
 */
export async function judgeMutant(
  workshop: Workshop,
  database: string,
  mutant: Mutant,
  files: readonly TestFile[],
  seed: number,
): Promise<Judged | undefined> {
  const { sql, ...told } = mutant;
  const judged = (outcome: Judged['outcome'], seconds: number): Judged => ({
    kind: 'mutant',
    ...told,
    outcome,
    seconds,
  });
  if (!(await workshop.plant(database, sql))) return judged('nonsense', 0);
  if (files.length === 0) return judged('survived', 0);
  const since = await workshop.markLog();
  const usualMs = files.reduce((sum, file) => sum + file.seconds, 0) * 1000;
  const where = { connectionString: workshop.connectionString, template: database, seed };
  const { outcome, seconds, file, test } = await runTests(
    files.map((one) => one.file),
    where,
    Math.max(LEAST_PATIENCE_MS, PATIENCE * usualMs),
  );
  const isNonsense = outcome === 'failed' && (await workshop.hasNonsense(database, since));
  await workshop.dropCopiesOf(database);
  switch (outcome) {
    case 'unclear':
      return undefined;
    case 'passed':
      return judged('survived', seconds);
    case 'timeout':
      return judged('timeout', seconds);
    case 'failed':
      return {
        ...judged(isNonsense ? 'nonsense' : 'killed', seconds),
        ...(file !== undefined && { file }),
        ...(test !== undefined && { by: test }),
      };
  }
}
