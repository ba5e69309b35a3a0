import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { duration } from '../screen.ts';
import type { Counts } from './counts.ts';

/** One finished step; times in milliseconds since the start of the run. */
export interface StepTiming extends Counts {
  readonly step: string;
  readonly group: string;
  readonly startedMs: number;
  readonly wallMs: number;
}

export interface RunTimings {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly wallMs: number;
  /** From the start of the first step of a group to the end of its last. */
  readonly groups: Readonly<Record<string, number>>;
  readonly steps: readonly StepTiming[];
}

/** Sums up the steps of a run in the order in which they started. */
export function timingsOf(startedAt: Date, wallMs: number, steps: readonly StepTiming[]): RunTimings {
  const groups: Record<string, number> = {};
  for (const name of new Set(steps.map(({ group }) => group))) {
    const own = steps.filter(({ group }) => group === name);
    const first = Math.min(...own.map(({ startedMs }) => startedMs));
    groups[name] = Math.max(...own.map((step) => step.startedMs + step.wallMs)) - first;
  }
  return {
    startedAt: startedAt.toISOString(),
    wallMs,
    groups,
    steps: steps.toSorted((one, other) => one.startedMs - other.startedMs),
  };
}

/** Writes the timings as JSON; the folder is created. */
export function writeTimings(file: string, timings: RunTimings): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(timings, null, 2)}\n`);
}

/**
 * The table at the end of a run: one line per step, the group's wall time on the group's first line, then
 * the total.
 */
export function timingTable({ wallMs, groups, steps }: RunTimings): string {
  const shown = new Set<string>();
  const lines = steps.map(({ step, group, wallMs: stepMs }) => {
    const groupColumn = shown.has(group) ? '' : `${group} ${duration(groups[group] ?? 0)}`;
    shown.add(group);
    return `  ${step.padEnd(16)}${duration(stepMs).padStart(13)}   ${groupColumn}`.trimEnd();
  });
  return [...lines, `  ${'all'.padEnd(16)}${duration(wallMs).padStart(13)}`].join('\n');
}
