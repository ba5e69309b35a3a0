import { runTests } from './judge.ts';
import type { MutantResult, TestFile } from './resultStore.ts';
import type { Mutant } from './mutants.ts';
import type { MutationServer } from './mutationServer.ts';

/** A mutant may block the tests; a run that takes this many times longer than usual counts as killed. */
const TIMEOUT_FACTOR = 4;
const MIN_TIMEOUT_MS = 30_000;

/**
 * Creates a mutant and runs the tests against it. Undefined when the test process exited without a result.
 */
export async function testMutant(
  server: MutationServer,
  database: string,
  mutant: Mutant,
  files: readonly TestFile[],
  seed: number,
): Promise<MutantResult | undefined> {
  const { sql, ...description } = mutant;
  const result = (outcome: MutantResult['outcome'], seconds: number): MutantResult => ({
    kind: 'mutant',
    ...description,
    outcome,
    seconds,
  });
  if (!(await server.createMutant(database, sql))) return result('nonsense', 0);
  if (files.length === 0) return result('survived', 0);
  const since = await server.markLog();
  const usualMs = files.reduce((sum, file) => sum + file.seconds, 0) * 1000;
  const where = { connectionString: server.connectionString, template: database, seed };
  const { outcome, seconds, file, test } = await runTests(
    files.map((one) => one.file),
    where,
    Math.max(MIN_TIMEOUT_MS, TIMEOUT_FACTOR * usualMs),
  );
  const isInvalid = outcome === 'failed' && (await server.hasInvalidSql(database, since));
  await server.dropCopiesOf(database);
  switch (outcome) {
    case 'unclear':
      return undefined;
    case 'passed':
      return result('survived', seconds);
    case 'timeout':
      return result('timeout', seconds);
    case 'failed':
      return {
        ...result(isInvalid ? 'nonsense' : 'killed', seconds),
        ...(file !== undefined && { file }),
        ...(test !== undefined && { by: test }),
      };
  }
}
