import type { EventBus, Telemetry } from '@foyer/contract';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { toRemoteError } from '@foyer/platform';
import { stackOf } from '../../services/telemetry/stackOf.ts';
import type { Releases } from '../../releases/releases.ts';

export interface FailureReportsPorts {
  readonly releases: Releases;
  readonly telemetry: Telemetry;
  readonly bus: EventBus;
  now(): number;
}

/**
 * A page and the slots of one remote fail together, and a file that was late times out afterwards: they are reported
 * as one event.
 */
const SAME_FAILURE_MS = 20_000;
const REPORTED = Symbol('reported');

/** Reports one event per failure of a remote, with its owner, however many consumers it has. */
export function createFailureReports({
  releases,
  telemetry,
  bus,
  now,
}: FailureReportsPorts): (entry: ReleaseSetEntry, error: unknown) => void {
  const reportedAt = new Map<string, number>();
  return (entry, error) => {
    const failure = toRemoteError(error, 'RENDER_THREW');
    if (REPORTED in failure) return;
    if (/^(?:CHUNK|STYLE|MESSAGES)_/.test(failure.code)) releases.bustCache(entry);
    Object.defineProperty(failure, REPORTED, { value: true });
    const same = `${entry.base} ${failure.code.replace(/^.*_TIMEOUT$/, 'TIMEOUT')}`;
    const isRepeated = now() - (reportedAt.get(same) ?? -Infinity) < SAME_FAILURE_MS;
    reportedAt.set(same, now());
    if (isRepeated) return;
    telemetry.remoteFailed({
      app: entry.app,
      release: entry.release,
      owner: entry.owner,
      code: failure.code,
      detail: failure.message,
      stack: stackOf(failure),
    });
    bus.emit('remote.failed', { app: entry.app, code: failure.code });
  };
}
