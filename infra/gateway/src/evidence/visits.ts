import type { Clock, SignalName } from '@foyer/runtime';
import type { EvidenceVisitor } from './visitorQuota.ts';

interface Release {
  readonly app: string;
  readonly release: string;
}

/**
 * Visits of browsers to releases. A business signal counts at most once for a visit and for every release
 * that the browser had requested in it, so that a signal is a share of visits.
 */
export interface Visits {
  isNew(visitor: EvidenceVisitor, name: string): boolean;
  begin(visitor: EvidenceVisitor, release: Release): void;
  /** The releases for whose visits the signal is the first of its kind. */
  signal(visitor: EvidenceVisitor, name: SignalName): readonly Release[];
}

const VISIT_MS = 3_600_000;
const MAX_VISITORS = 50_000;

interface Visit extends Release {
  readonly until: number;
  readonly signals: Set<SignalName>;
}

export function createVisits(clock: Clock): Visits {
  const visitors = new Map<string, Map<string, Visit>>();
  const keyOf = ({ brand, bucket }: EvidenceVisitor): string => `${brand} ${bucket}`;
  const visitsOf = (visitor: EvidenceVisitor): Map<string, Visit> => {
    const found = visitors.get(keyOf(visitor)) ?? new Map<string, Visit>();
    const now = clock();
    for (const [name, { until }] of found) if (until <= now) found.delete(name);
    return found;
  };
  return {
    isNew: (visitor, name) => visitor.bucket !== undefined && !visitsOf(visitor).has(name),
    begin(visitor, { app, release }) {
      const visits = visitsOf(visitor);
      visits.set(`${app}@${release}`, { app, release, until: clock() + VISIT_MS, signals: new Set() });
      visitors.delete(keyOf(visitor));
      // evicts the oldest: a Map keeps insertion order
      if (visitors.size >= MAX_VISITORS) visitors.delete(visitors.keys().next().value ?? '');
      visitors.set(keyOf(visitor), visits);
    },
    signal(visitor, name) {
      const fresh = [...visitsOf(visitor).values()].filter(({ signals }) => !signals.has(name));
      for (const { signals } of fresh) signals.add(name);
      return fresh;
    },
  };
}
