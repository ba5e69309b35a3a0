import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { appOf, ROUTES } from '@foyer/links';
import { metricsOf, type Clock, type Count } from '@foyer/runtime';
import type { TelemetryEvent } from './reports/telemetryEvents.ts';

const APPS = [...new Set(Object.values(ROUTES).map(({ owner }) => appOf(owner)))];
/** Known failure codes of remotes; other values count as `other`. */
const CODES = [
  'ENTRY_UNREACHABLE',
  'ENTRY_TIMEOUT',
  'ENTRY_REFUSED',
  'INTEGRITY_MISSING',
  'IMPORT_THREW',
  'CONTRACT_MISMATCH',
  'SHARED_VERSION_MISMATCH',
  'CHUNK_FAILED',
  'CHUNK_TIMEOUT',
  'STYLE_FAILED',
  'STYLE_TIMEOUT',
  'MESSAGES_FAILED',
  'PAGE_MISSING',
  'MOUNT_THREW',
  'MOUNT_TIMEOUT',
  'RENDER_THREW',
];

let remoteFailures: Count | undefined;

/** Metrics of the live plan: version, age and remaining validity. */
export function measurePlan(
  {
    current,
    isPersisted,
  }: { readonly current: () => ReleasePlan | undefined; readonly isPersisted: () => boolean },
  clock: Clock,
): void {
  const metrics = metricsOf('gateway');
  const since = (at: string | undefined): number | undefined =>
    at === undefined ? undefined : (clock() - Date.parse(at)) / 1_000;
  metrics.gauge('plan_version', 'Version of the plan that is live', () => current()?.version);
  metrics.gauge('plan_not_persisted', '1 while the live plan is not persisted for a restart', () =>
    isPersisted() ? 0 : 1,
  );
  metrics.gauge('plan_age_seconds', 'Since the plan was issued', () => since(current()?.issuedAt));
  metrics.gauge('plan_ends_in_seconds', 'Until the plan expires; negative when it has', () => {
    const passed = since(current()?.expiresAt);
    return passed === undefined ? undefined : -passed;
  });
}

/** Counts failures reported by browsers; the registry has them per release. */
export function countFailures(events: readonly TelemetryEvent[]): void {
  remoteFailures ??= metricsOf('gateway').count(
    'remote_failures',
    'Failures of remotes that browsers reported',
    { app: APPS, code: CODES },
  );
  for (const { type, app, code } of events)
    if (type === 'remote-failed') remoteFailures.add({ app: String(app), code: String(code) });
}
