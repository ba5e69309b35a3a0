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
import { createEvidenceCells, type Finding } from './evidenceCells.ts';
import { createEvidenceSender } from './evidenceSender.ts';
import { findingOf } from './telemetryFindings.ts';
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

const TAKES: Readonly<Record<Finding['kind'], readonly QuotaKind[]>> = {
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

  const sender = createEvidenceSender({
    cells,
    log,
    everyMs: settings.evidenceSeconds * 1_000,
    deliver: async (batch) => (await registry()).post('/v1/evidence', batch),
    isPermanentlyRejected: (error) =>
      error instanceof RegistryRefusal && error.status < 500 && !LATER.has(error.status),
  });

  return {
    registerReleases: known.registerReleases,
    telemetry(events, visitor) {
      for (const event of events) {
        const found = findingOf(event);
        if (!found || !known.has(found.app, found.release)) continue;
        const { app, release, finding } = found;
        if (!quota.take(visitor, releaseName(app, release), TAKES[finding.kind])) continue;
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
