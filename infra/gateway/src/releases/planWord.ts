import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { Log } from '@foyer/runtime';
import { randomUUID } from 'node:crypto';
import type { EdgeClient } from '../edgeClient.ts';

/** Tells the registry which version of the plan this edge gives to pages, so that a decision that reaches nobody is noticed (ADR 0127). */
export interface PlanWord {
  /** Says it now; what could not be said is said again with the next one. */
  say(): Promise<void>;
  close(): void;
}

/** A third of the time for which the registry believes the last word. */
const EVERY_MS = 20_000;

export interface PlanWordPorts {
  readonly registry: EdgeClient;
  readonly log: Log;
  current(): ReleasePlan | undefined;
  readonly everyMs?: number;
}

export function createPlanWord({ registry, log, current, everyMs = EVERY_MS }: PlanWordPorts): PlanWord {
  // of this process: edges may share a key, and one of them may be the one that stayed behind
  const edge = randomUUID();
  let failures = 0;

  async function say(): Promise<void> {
    const plan = current();
    if (!plan) return;
    try {
      await (await registry()).post('/v1/edge', { state: 'gives', edge, version: plan.version });
      failures = 0;
    } catch (error) {
      failures += 1;
      // once: at a start the registry may come after us
      if (failures === 2) log.warn('the registry does not know which plan this edge gives', { error });
    }
  }

  const timer = setInterval(() => void say(), everyMs);
  timer.unref();
  return { say, close: () => clearInterval(timer) };
}
