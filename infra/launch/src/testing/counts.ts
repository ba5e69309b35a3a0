import { readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Skipped tests are always reported when there are any. */
  readonly skipped: number;
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };
export const ONE_FAILURE: Counts = { ...NOTHING, failed: 1 };

export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    NOTHING,
  );
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that failed before their first test. */
  readonly numRuntimeErrorTestSuites: number;
}

export function jestCounts(file: string): Counts {
  const report = readReport<JestReport>(file);
  if (!report) return ONE_FAILURE;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  /** Failures outside of any test, for example in a global setup. */
  readonly errors: readonly unknown[];
}

export function playwrightCounts(file: string): Counts {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return ONE_FAILURE;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/** Undefined for a report that is missing or incomplete. */
export function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
