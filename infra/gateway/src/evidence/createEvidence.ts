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
import { findingOf } from './findings.ts';
import { createKnownReleases } from './knownReleases.ts';
import { createVisitorQuota, type EvidenceVisitor, type QuotaKind } from './visitorQuota.ts';

/** What browsers meet of each release, counted and brought to the registry. */
export interface Evidence {
  /** Only releases of plans that were live count. */
  learn(plan: ReleasePlan): void;
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
/** A registry that is asked too often, or does not know us yet, may take it later. */
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
    isHopeless: (error) => error instanceof RegistryRefusal && error.status < 500 && !LATER.has(error.status),
  });

  return {
    learn: known.learn,
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
