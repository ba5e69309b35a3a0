import type { RemotePhase, Telemetry } from '@foyer/contract';
import { stackOf } from './stackOf.ts';

export type TelemetryRecord = Readonly<Record<string, string | number>>;

export interface TelemetryPorts {
  /** The release of the shell, to which its own failures are attributed. */
  readonly release: string;
  /** Sends a batch over the network. */
  send(body: string): void;
  /** Milliseconds since the page started. */
  now(): number;
  /** Timings are analytics data and need that consent. Undefined while the player has not answered. */
  mayMeasure(): boolean | undefined;
  /** Runs a function when the browser is idle. */
  later(act: () => void): void;
}

export interface ShellTelemetry extends Telemetry {
  /** Sends queued events, for example when the page is hidden. */
  flush(): void;
  /** A file of the shell that failed to load: evidence about its release. */
  partFailed(area: string, error: unknown): void;
  /** Forwards errors that are not evidence about a release, including the first ones from before the call. */
  reportTo(report: Telemetry['failed']): void;
}

const BATCH = 50; // the limit of one beacon
const BODY_BYTES = 16_000;
const MAX_PAGE_LENGTH = 300;
const MAX_TEXT_LENGTH = 300;
const MAX_UNREPORTED = 20;
/** Failures that decide about the release of the shell, and foreign scripts; they are counted at the gateway. */
const EVIDENCE: readonly string[] = ['shell.render', 'unknown-script'];

type MountedRelease = Partial<Record<RemotePhase | 'failed', number>>;

/**
 * Counts page views in which a release was mounted or failed, names the owner of failures, and reports
 * loading times of remotes that were requested with the page itself (later ones may have been prefetched).
 * Bounded, without personal data.
 */
export function createTelemetry(ports: TelemetryPorts): ShellTelemetry {
  let failures: TelemetryRecord[] = [];
  let timings: TelemetryRecord[] = [];
  const releases = new Map<string, MountedRelease>();
  const repeated = new Map<string, number>();
  let total = 0;
  let isPlanned = false;
  let bootedAt = Infinity;
  const unreported: Parameters<Telemetry['failed']>[] = [];
  let report: Telemetry['failed'] = (...failure) => {
    if (unreported.length < MAX_UNREPORTED) unreported.push(failure);
  };

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    ports.later(() => {
      isPlanned = false;
      flush();
    });
  }

  function add(list: TelemetryRecord[], record: Record<string, string | number>): void {
    total += 1;
    if (total > MAX_PAGE_LENGTH) return;
    list.push({ at: Math.round(ports.now()), ...record });
    plan();
  }

  function flush(): void {
    const mayMeasure = ports.mayMeasure();
    if (mayMeasure === false) timings = [];
    const ready = [...failures, ...(mayMeasure === true ? timings : [])];
    failures = [];
    if (mayMeasure === true) timings = [];
    for (let start = 0; start < ready.length; start += BATCH) {
      const body = JSON.stringify(ready.slice(start, start + BATCH));
      ports.send(body.length > BODY_BYTES ? JSON.stringify(ready.slice(start, start + 10)) : body);
    }
  }

  /** A repeated failure is one finding: only the 1st, 10th and 100th are reported. */
  function isReportable(key: string): boolean {
    const count = (repeated.get(key) ?? 0) + 1;
    repeated.set(key, count);
    return count === 1 || count === 10 || count === 100;
  }

  function partFailed(area: string, error: unknown): void {
    const detail = describe(error).slice(0, MAX_TEXT_LENGTH);
    if (isReportable(`${area} ${detail}`))
      add(failures, { type: 'failed', area, detail, release: ports.release, stack: stackOf(error) });
  }

  function releaseOf(app: string, release: string | undefined): MountedRelease {
    const key = `${app} ${release}`;
    const known = releases.get(key) ?? {};
    releases.set(key, known);
    return known;
  }

  return {
    phase(app, release, phase: RemotePhase) {
      const known = releaseOf(app, release);
      if (known[phase] !== undefined) return;
      const now = (known[phase] = ports.now());
      if (release === ports.release) bootedAt = now;
      // reported for all visitors: an anonymous count per release
      if (phase === 'mounted' && known.failed === undefined) add(failures, { type: 'opened', app, release });
      const { requested = Infinity } = known;
      if (phase === 'business-ready' && requested < bootedAt)
        add(timings, { type: 'ready', app, release, ...since(requested, known) });
    },
    remoteFailed({ app, release, owner, code, detail, stack = '' }) {
      const known = releaseOf(app, release);
      const outcome = known.failed !== undefined ? 'again' : known.mounted !== undefined ? 'broke' : 'failed';
      known.failed ??= ports.now();
      // reported every time: the number of failures is the finding
      add(failures, {
        type: 'remote-failed',
        app,
        release: release ?? '',
        owner,
        code,
        outcome,
        detail: detail.slice(0, MAX_TEXT_LENGTH),
        stack,
      });
    },
    failed(area, error) {
      if (EVIDENCE.includes(area)) partFailed(area, error);
      else if (isReportable(`${area} ${describe(error)}`)) report(area, error);
    },
    partFailed,
    reportTo(next) {
      report = next;
      for (const failure of unreported.splice(0)) report(...failure);
    },
    flush,
  };
}

function since(start: number, releases: MountedRelease): Record<string, number> {
  return Object.fromEntries(Object.entries(releases).map(([phase, at]) => [phase, Math.round(at - start)]));
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
