import type { ReleasePlan, Visitor } from '../releases/release-plan.ts';
import type { ReleaseSetEntry } from '../releases/release-set.ts';

export function entry(app: string, release: string): ReleaseSetEntry {
  return {
    app,
    release,
    version: '1.0.0',
    contract: 1,
    owner: app,
    container: `${app.replaceAll('-', '_')}_${release}`,
    base: `/assets/${app}/${release}/`,
    entry: 'entry.js',
    css: [],
    scripts: [],
    sri: {},
    i18n: {},
    pages: {},
    requires: {},
  };
}

export const visitor: Visitor = {
  brand: 'aurora',
  licence: 'mga',
  operator: 'op-a',
  locale: 'en',
  bucket: 0,
};

/** Shell `s1` and sports `r1`; `r2` and `r3` of sports are signed but not the default. */
export const plan: ReleasePlan = {
  version: 7,
  issuedAt: '2026-11-21T00:00:00.000Z',
  apps: [entry('shell', 's1'), entry('mfe-sports', 'r1')],
  others: [entry('mfe-sports', 'r2'), entry('mfe-sports', 'r3')],
};

/** A rollout of `r2` of sports to five percent of the buckets. */
export const canary = { id: 'canary', app: 'mfe-sports', release: 'r2', from: 0, to: 500 };
