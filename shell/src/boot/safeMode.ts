import type { ReleaseSet } from '@foyer/kernel/release-set';
import { appOf, type RouteOwner } from '@foyer/links';
import type { KeyValueStorage } from '../services/storage/adapters/safeStorage.ts';

/**
 * Safe mode for support: the page runs only its own remote until the tab leaves the mode. Protection of
 * money and players stays active.
 */
export interface SafeMode {
  /** The release set of this page, without the disabled applications. */
  setOf(set: ReleaseSet): ReleaseSet;
}

export const SAFE_MODE = 'safe-mode';
const OFF = 'off';
const NAMES = /^[a-z-]{0,40}(?:,[a-z-]{1,40}){0,10}$/;

/** `?safe-mode`, `?safe-mode=casino,jackpot-raffle` or `?safe-mode=off`; kept for the tab. */
export function readSafeMode(search: string, session: KeyValueStorage): SafeMode | undefined {
  const requested = new URLSearchParams(search).get(SAFE_MODE);
  if (requested === OFF) session.removeItem(SAFE_MODE);
  else if (requested !== null && NAMES.test(requested)) session.setItem(SAFE_MODE, requested);
  const names = session.getItem(SAFE_MODE);
  if (names === null) return undefined;
  const without = new Set(names.split(',').map((name) => appOf(name as RouteOwner)));
  without.delete(appOf('shell')); // the shell cannot be disabled
  return {
    setOf(set) {
      const left = set.apps.filter(({ app }) => without.has(app));
      return left.length === 0
        ? set
        : {
            ...set,
            apps: set.apps.filter(({ app }) => !without.has(app)),
            off: [...(set.off ?? []), ...left.map(({ app }) => ({ app, reason: 'maintenance' as const }))],
          };
    },
  };
}

/** Storage that keeps stored data but does not return it; removals are carried out. */
export function unreadStorage(local: KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem(key) {
      memory.delete(key);
      local.removeItem(key);
    },
  };
}
