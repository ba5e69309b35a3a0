import { releaseName, type ReleasePlan } from '@foyer/kernel/release-plan';
import {
  RegistryRefusal,
  type Clock,
  type FoyerSettings,
  type Log,
  type ViolationCell,
} from '@foyer/runtime';
import type { EdgeClient } from '../edgeClient.ts';
import type { TelemetryEvent } from '../reports/telemetryEvents.ts';
import { createEvidenceCells, type Outcome } from './evidenceCells.ts';
import { createEvidenceSender } from './evidenceSender.ts';
import { errorOf } from './errorFindings.ts';
import { findingOf } from './telemetryFindings.ts';
import { timingsOf, usesOf, signalOf } from './usageFindings.ts';
import { createVisits } from './visits.ts';
import { createKnownReleases } from './knownReleases.ts';
import { createVisitorQuota, type EvidenceVisitor, type QuotaKind } from './visitorQuota.ts';

/** Metrics of releases from browsers, aggregated and sent to the registry. */
export interface Evidence {
  /** Registers the releases of a live plan; others do not count. */
  registerReleases(plan: ReleasePlan): void;
  telemetry(events: readonly TelemetryEvent[], visitor: EvidenceVisitor): void;
  violation(
    violation: Omit<ViolationCell, 'at' | 'count' | 'app' | 'release'> & {
      readonly app?: string | undefined;
      readonly release?: string | undefined;
    },
  ): void;
  close(): Promise<void>;
}

const TAKES: Readonly<Record<Outcome['kind'], readonly QuotaKind[]>> = {
  opened: ['load'],
  failed: ['load', 'failure'],
  broke: ['failure'],
  ready: ['ready'],
};
const INTEGRITY_CODE = 'INTEGRITY_MISSING';
/** Status codes that are retried: the registry is busy or has no record of this edge yet. */
const LATER = new Set([401, 403, 408, 423, 425, 429]);

export function createEvidence({
  settings,
  log,
  clock,
  registry,
}: {
  settings: FoyerSettings;
  log: Log;
  clock: Clock;
  registry: EdgeClient;
}): Evidence {
  const cells = createEvidenceCells(clock);
  const known = createKnownReleases(clock);
  const quota = createVisitorQuota({ each: settings.evidencePerVisitor, clock });
  const visits = createVisits(clock);

  const sender = createEvidenceSender({
    cells,
    log,
    everyMs: settings.evidenceSeconds * 1_000,
    deliver: async (batch) => (await registry()).post('/v1/evidence', batch),
    isPermanentlyRejected: (error) =>
      error instanceof RegistryRefusal && error.status < 500 && !LATER.has(error.status),
  });

  /** Outcomes of page loads, by which rollouts are judged. */
  function countOutcome(event: TelemetryEvent, visitor: EvidenceVisitor): void {
    const found = findingOf(event);
    if (!found || !known.has(found.app, found.release)) return;
    const { app, release, finding } = found;
    const name = releaseName(app, release);
    // a visit begins with the first request for the release, shown or not: failures must not end the comparison
    if ((finding.kind === 'opened' || finding.kind === 'failed') && visits.isNew(visitor, name))
      if (quota.take(visitor, name, ['visit'])) {
        visits.begin(visitor, { app, release });
        cells.count({ app, release, brand: visitor.brand }, { kind: 'signal', name: 'visit' });
      }
    if (!quota.take(visitor, name, TAKES[finding.kind])) return;
    cells.count({ app, release, brand: visitor.brand }, finding);
    if ('code' in finding && finding.code === INTEGRITY_CODE)
      cells.violate({
        kind: 'integrity',
        app,
        release,
        brand: visitor.brand,
        subject: finding.code,
        blocked: '',
      });
  }

  function countError(event: TelemetryEvent, visitor: EvidenceVisitor): void {
    const error = errorOf(event);
    if (!error || !known.has(error.app, error.release)) return;
    if (!quota.take(visitor, `${releaseName(error.app, error.release)} ${error.fingerprint}`, ['error']))
      return;
    cells.fail({ ...error, brand: visitor.brand, browser: visitor.browser ?? 'other' });
  }

  function countUsage(event: TelemetryEvent, visitor: EvidenceVisitor): void {
    for (const [kind, { app, release, finding, subject }] of [
      ...timingsOf(event).map((timing) => ['timing', timing] as const),
      ...usesOf(event).map((use) => ['use', use] as const),
    ])
      if (known.has(app, release) && quota.take(visitor, `${releaseName(app, release)} ${subject}`, [kind]))
        cells.count({ app, release, brand: visitor.brand }, finding);
    const signal = signalOf(event);
    for (const subject of signal === undefined ? [] : visits.signal(visitor, signal))
      cells.count({ ...subject, brand: visitor.brand }, { kind: 'signal', name: signal ?? 'visit' });
  }

  return {
    registerReleases: known.registerReleases,
    telemetry(events, visitor) {
      for (const event of events) {
        countOutcome(event, visitor);
        countError(event, visitor);
        countUsage(event, visitor);
      }
    },
    violation({ app, release, ...rest }) {
      const isOurs = app !== undefined && release !== undefined && known.has(app, release);
      cells.violate({
        ...rest,
        subject: rest.subject.slice(0, 64),
        blocked: rest.blocked.slice(0, 300),
        ...(isOurs && { app, release }),
      });
    },
    close: sender.close,
  };
}
