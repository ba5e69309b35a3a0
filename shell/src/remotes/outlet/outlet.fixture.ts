import { jest } from '@jest/globals';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { fakeServices } from '@foyer/platform/testing';
import { createReleases } from '../../releases/releases.ts';
import type { Remotes } from '../loading/remotes.ts';
import type { OutletServices } from './outletContext.ts';

export const ENTRY: ReleaseSetEntry = {
  app: 'mfe-casino',
  release: 'r1',
  version: '1.0.0',
  contract: 1,
  owner: 'casino',
  container: 'casino_r1',
  base: '/assets/mfe-casino/r1/',
  entry: 'entry.js',
  css: [],
  scripts: [],
  sri: {},
  i18n: {},
  pages: {},
  requires: {},
};

/** Services of an outlet whose plan has one remote, loaded by `load`. */
export function outletWith(load: Remotes['load'], apps: readonly ReleaseSetEntry[] = [ENTRY]) {
  return {
    remotes: {
      releases: createReleases({ version: 1, issuedAt: '', apps: [...apps] }, 'http://aurora.test'),
      styles: { attach: async () => undefined, detach: () => undefined, adopt: () => undefined },
      mounted: new Set(),
      load,
      prepare: load,
      prefetch: async () => undefined,
      refreshSet: async () => undefined,
      switchToFallback: async () => false,
      isWaiting: () => false,
      noticeDeadline: () => 1_700,
      restart: () => undefined,
      failed: jest.fn(),
    },
    services: fakeServices(),
    session: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    Slot: () => null,
    ShellTexts: ({ children }) => children,
  } satisfies OutletServices;
}
