import type { Clock } from '@foyer/runtime';

/** A page says of a release that it was loaded, that it failed, or how long it took. */
export type QuotaKind = 'load' | 'failure' | 'ready';

export interface EvidenceVisitor {
  readonly address: string;
  readonly brand: string;
  /** Undefined for a browser that was never dealt one. */
  readonly bucket: number | undefined;
}

/** How much one browser, and one address, may say of a release. */
export interface VisitorQuota {
  /** Whether this counts; either all of the kinds are taken or none. */
  take(visitor: EvidenceVisitor, subject: string, kinds: readonly QuotaKind[]): boolean;
}

const HOUR_MS = 3_600_000;
/** A hostile browser has a whole rollout to lie in; an honest one that fails again and again says nothing new. */
const WINDOW_MS: Readonly<Record<QuotaKind, number>> = {
  load: HOUR_MS,
  ready: HOUR_MS,
  failure: 24 * HOUR_MS,
};
const MOST_KEYS = 200_000;
/** This machine or network: a developer, a test, a proxy. Behind one address of those may be everybody. */
const NEAR = /^(?:::1$|f[cd]|(?:::ffff:)?(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.)/i;

/**
 * Loads of one person are no independent evidence, and one hostile browser must not be many: neither by reloading nor by throwing its
 * cookie away. What is beyond the quota does not count at all, so that it moves no rate.
 */
export function createVisitorQuota({ each, clock }: { each: number; clock: Clock }): VisitorQuota {
  const used = new Map<string, { count: number; readonly until: number }>();

  function spaceFor(key: string, kind: QuotaKind): { count: number } | undefined {
    const now = clock();
    const found = used.get(key);
    if (found && found.until > now) return found.count < each ? found : undefined;
    used.delete(key);
    // the oldest goes: keys stand in the order in which they were made
    if (used.size >= MOST_KEYS) used.delete(used.keys().next().value ?? '');
    const made = { count: 0, until: now + WINDOW_MS[kind] };
    used.set(key, made);
    return made;
  }

  return {
    take({ address, brand, bucket }, subject, kinds) {
      if (bucket === undefined) return false; // never got a page of ours
      const whose = [...(NEAR.test(address) ? [] : [networkOf(address)]), `${brand} ${bucket}`];
      const spaces = whose.flatMap((who) => kinds.map((kind) => spaceFor(`${who} ${kind} ${subject}`, kind)));
      if (spaces.includes(undefined)) return false;
      for (const space of spaces) if (space) space.count += 1;
      return true;
    },
  };
}

/** Whoever has one IPv6 address has a /64 of them. */
function networkOf(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
}
