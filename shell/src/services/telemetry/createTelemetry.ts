import type { RemotePhase, Telemetry } from '@foyer/contract';

export type TelemetryRecord = Readonly<Record<string, string | number>>;

export interface TelemetryPorts {
  readonly brand: string;
  /** Hands a batch to the network; false when it was not taken. */
  send(body: string): boolean;
  /** Milliseconds since the page began. */
  now(): number;
  /** Timings are analytics: they leave only with that consent. Undefined while the player has not answered. */
  mayMeasure(): boolean | undefined;
  /** Once the browser has nothing better to do. */
  later(act: () => void): void;
}

export interface ShellTelemetry extends Telemetry {
  /** Sends what waits, for instance when the page is hidden. */
  flush(): void;
}

const BATCH = 50; // what one beacon may carry
const BODY_BYTES = 16_000;
const PAGE_AT_MOST = 300;
const TEXT_AT_MOST = 300;

/** Names the owner of what failed and how long each remote took. Bounded, without anything of a player. */
export function createTelemetry(ports: TelemetryPorts): ShellTelemetry {
  let failures: TelemetryRecord[] = [];
  let timings: TelemetryRecord[] = [];
  const seenPhases = new Set<string>();
  const repeated = new Map<string, number>();
  let total = 0;
  let isPlanned = false;

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
    if (total > PAGE_AT_MOST) return;
    list.push({ brand: ports.brand, at: Math.round(ports.now()), ...record });
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

  /** The same failure over and over is one finding: the 1st, 10th and 100th are told. */
  function isWorthTelling(key: string): boolean {
    const count = (repeated.get(key) ?? 0) + 1;
    repeated.set(key, count);
    return count === 1 || count === 10 || count === 100;
  }

  return {
    phase(app, release, phase: RemotePhase) {
      const key = `${app} ${release} ${phase}`;
      if (seenPhases.has(key)) return;
      seenPhases.add(key);
      add(timings, { type: 'phase', app, release, phase });
    },
    remoteFailed(failure) {
      // every one: the number of failures is the finding
      add(failures, { type: 'remote-failed', app: failure.app, release: failure.release ?? '', owner: failure.owner, code: failure.code, detail: failure.detail.slice(0, TEXT_AT_MOST) });
    },
    failed(area, error) {
      const detail = describe(error).slice(0, TEXT_AT_MOST);
      if (isWorthTelling(`${area} ${detail}`)) add(failures, { type: 'failed', area, detail });
    },
    flush,
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
