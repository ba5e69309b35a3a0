import type { Clock } from '@foyer/runtime';

/** Kinds of reports about a release: loaded, failed, time to content, visit, error of a group, timing, use. */
export type QuotaKind = 'load' | 'failure' | 'ready' | 'visit' | 'error' | 'timing' | 'use';

export interface EvidenceVisitor {
  readonly address: string;
  readonly brand: string;
  /** Undefined for a browser without a bucket. */
  readonly bucket: number | undefined;
  /** Family and major version; absent: unknown. */
  readonly browser?: string;
}

/** Limits reports per browser and per address for each release. */
export interface VisitorQuota {
  /** True if the report counts; all kinds are accepted or none. */
  take(visitor: EvidenceVisitor, subject: string, kinds: readonly QuotaKind[]): boolean;
}

const HOUR_MS = 3_600_000;
/**
 * A malicious browser could report during a whole rollout; repeated failures of the same browser add no
 * information.
 */
const WINDOW_MS: Readonly<Record<QuotaKind, number>> = {
  load: HOUR_MS,
  ready: HOUR_MS,
  failure: 24 * HOUR_MS,
  visit: HOUR_MS,
  error: HOUR_MS,
  timing: HOUR_MS,
  use: HOUR_MS,
};
const MAX_KEYS = 200_000;
/** Loopback and private networks: a developer, a test or a proxy, shared by many visitors. */
const LOCAL_NETWORKS = /^(?:::1$|f[cd]|(?:::ffff:)?(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.)/i;

/**
 * Loads of one person are not independent evidence, and one malicious browser must not count as many, neither
 * by reloading nor by deleting its cookie. Reports beyond the quota are ignored, so they change no rate.
 */
export function createVisitorQuota({ each, clock }: { each: number; clock: Clock }): VisitorQuota {
  const used = new Map<string, { count: number; readonly until: number }>();

  function spaceFor(key: string, kind: QuotaKind): { count: number } | undefined {
    const now = clock();
    const found = used.get(key);
    if (found && found.until > now) return found.count < each ? found : undefined;
    used.delete(key);
    // evicts the oldest: a Map keeps insertion order
    if (used.size >= MAX_KEYS) used.delete(used.keys().next().value ?? '');
    const made = { count: 0, until: now + WINDOW_MS[kind] };
    used.set(key, made);
    return made;
  }

  return {
    take({ address, brand, bucket }, subject, kinds) {
      if (bucket === undefined) return false; // without a bucket, the browser has never received a page
      const whose = [...(LOCAL_NETWORKS.test(address) ? [] : [networkOf(address)]), `${brand} ${bucket}`];
      const spaces = whose.flatMap((who) => kinds.map((kind) => spaceFor(`${who} ${kind} ${subject}`, kind)));
      if (spaces.includes(undefined)) return false;
      for (const space of spaces) if (space) space.count += 1;
      return true;
    },
  };
}

/** One IPv6 subscriber has a /64 network. */
function networkOf(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
}
