import type { TelemetryEvent } from '../reports/telemetryEvents.ts';
import type { Finding } from './evidenceCells.ts';

/** What a record of a page says of a release. */
export interface PageFinding {
  readonly app: string;
  readonly release: string;
  readonly finding: Finding;
}

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/i;
const CODE = /^[A-Z_]{1,40}$/;
const SHELL = 'shell';
/** Whoever left a page open in the background has not waited for it. */
const LONGEST_READY_MS = 120_000;
/** Where the shell itself failed: before the page stood, or in it. */
const OF_THE_SHELL: Readonly<Record<string, 'failed' | 'broke'>> = {
  boot: 'failed',
  'shell.render': 'broke',
};

/** Undefined for what is told for the log alone, or is not what our shell would say. */
export function findingOf(event: TelemetryEvent): PageFinding | undefined {
  const { type, app, release, code, outcome, area, 'business-ready': ready } = event;
  if (typeof release !== 'string' || !NAME.test(release)) return undefined;
  const ofShell = type === 'failed' && typeof area === 'string' ? OF_THE_SHELL[area] : undefined;
  if (ofShell)
    return {
      app: SHELL,
      release,
      finding: { kind: ofShell, code: ofShell === 'failed' ? 'MOUNT_THREW' : 'RENDER_THREW' },
    };
  if (typeof app !== 'string' || !NAME.test(app)) return undefined;
  if (type === 'opened') return { app, release, finding: { kind: 'opened' } };
  if (type === 'ready' && typeof ready === 'number' && ready >= 0 && ready <= LONGEST_READY_MS)
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
