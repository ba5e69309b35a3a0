import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { startJob, type Log } from '@foyer/runtime';
import { randomUUID } from 'node:crypto';
import type { EdgeClient } from '../edgeClient.ts';

/** Reports the live plan version to the registry, so that undelivered decisions are detected (ADR 0184). */
export interface PlanReporter {
  /** Reports now; a failed report is replaced by the next one. */
  report(): Promise<void>;
  close(): Promise<void>;
}

/** A third of the validity of a report. */
const EVERY_MS = 20_000;

export interface PlanReporterPorts {
  readonly registry: EdgeClient;
  readonly log: Log;
  current(): ReleasePlan | undefined;
  readonly everyMs?: number;
}

export function createPlanReporter({
  registry,
  log,
  current,
  everyMs = EVERY_MS,
}: PlanReporterPorts): PlanReporter {
  // per process: edges may share a key, and one of them may be behind
  const edge = randomUUID();
  let failures = 0;

  async function report(): Promise<void> {
    const plan = current();
    if (!plan) return;
    try {
      await (await registry()).post('/v1/edge', { state: 'serving', edge, version: plan.version });
      failures = 0;
    } catch (error) {
      failures += 1;
      // from the second failure on: the registry may start later than the edge
      if (failures === 2) log.warn('plan status report failed', { error });
    }
  }

  const job = startJob({ name: 'plan status report', everyMs, jitter: 0.1, log, run: report });
  return { report, close: job.stop };
}
