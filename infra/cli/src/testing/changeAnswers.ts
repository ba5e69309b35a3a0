import type { BreakGlassRequest, ChangePreview, Decided } from '@foyer/kernel/change-answers';
import type { TimelineEntry } from '@foyer/kernel/timeline-answers';

export const PREVIEW: ChangePreview = {
  version: 7,
  brands: ['tuli'],
  differences: [
    {
      brand: 'tuli',
      app: 'mfe-sportsbook',
      before: [
        {
          locales: ['en'],
          shares: [{ decision: { kind: 'release', release: 'r1' }, layer: 'default', share: 10_000 }],
        },
      ],
      after: [
        {
          locales: ['en'],
          shares: [{ decision: { kind: 'off', reason: 'incident' }, layer: 'market', share: 10_000 }],
        },
      ],
    },
  ],
};

export const ENTRY: TimelineEntry = {
  id: 1,
  hash: '0'.repeat(64),
  chain: 'production',
  number: 1,
  at: '2026-11-23T00:00:00.000Z',
  actor: 'operator',
  role: 'operator',
  kind: 'off',
  brands: ['tuli'],
  reason: 'Wrong prices',
  before: null,
  after: null,
};

export const DECIDED: Decided = { version: 8, brands: ['tuli'], entry: ENTRY, isLate: false };

export const BREAK_GLASS: BreakGlassRequest = {
  id: 'QkVh4g8e0yq1n2m3b4v5c6',
  environment: 'production',
  app: 'mfe-casino',
  release: 'r2',
  change: {
    environment: 'production',
    kind: 'promote',
    app: 'mfe-casino',
    release: 'r2',
    reason: 'Incident',
  },
  code: 'CHECK_MISSING',
  problem: 'mfe-casino@r2 was never checked.',
  reason: 'Incident',
  requestedBy: 'ann@staff.test',
  requestedAt: '2026-11-30T04:00:00.000Z',
  expiresAt: '2026-11-30T05:00:00.000Z',
};
