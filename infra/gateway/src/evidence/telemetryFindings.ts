import type { TelemetryEvent } from '../reports/telemetryEvents.ts';
import type { Outcome } from './evidenceCells.ts';

/** The outcome of a release according to a telemetry record. */
export interface PageFinding {
  readonly app: string;
  readonly release: string;
  readonly finding: Outcome;
}

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/i;
const CODE = /^[A-Z_]{1,40}$/;
const SHELL = 'shell';
/** Maximum time to content in ms; longer ones come from background tabs. */
const MAX_READY_MS = 120_000;
/** Shell failures: before the page was rendered, or later. */
const SHELL_FAILURES: Readonly<Record<string, 'failed' | 'broke'>> = {
  boot: 'failed',
  'shell.render': 'broke',
};

/** Undefined for records that are only logged or not in our shell's format. */
export function findingOf(event: TelemetryEvent): PageFinding | undefined {
  const { type, app, release, code, outcome, area, 'business-ready': ready } = event;
  if (typeof release !== 'string' || !NAME.test(release)) return undefined;
  const ofShell = type === 'failed' && typeof area === 'string' ? SHELL_FAILURES[area] : undefined;
  if (ofShell)
    return {
      app: SHELL,
      release,
      finding: { kind: ofShell, code: ofShell === 'failed' ? 'MOUNT_THREW' : 'RENDER_THREW' },
    };
  if (typeof app !== 'string' || !NAME.test(app)) return undefined;
  if (type === 'opened') return { app, release, finding: { kind: 'opened' } };
  if (type === 'ready' && typeof ready === 'number' && ready >= 0 && ready <= MAX_READY_MS)
    return { app, release, finding: { kind: 'ready', milliseconds: ready } };
  if (
    type === 'remote-failed' &&
    typeof code === 'string' &&
    CODE.test(code) &&
    (outcome === 'failed' || outcome === 'broke')
  )
    return { app, release, finding: { kind: outcome, code } };
  return undefined;
}
