import { expect, it } from '@jest/globals';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { appsOf, resolveRelease } from '@foyer/kernel/resolve-release';
import { withCandidate } from './scratchEdge.ts';

const entry = (app: string, release: string): ReleaseSetEntry => ({ app, release }) as ReleaseSetEntry;

it('serves the candidate to every visitor regardless of existing decisions, and the other applications unchanged', () => {
  const plan: ReleasePlan = {
    version: 7,
    issuedAt: '',
    apps: [entry('shell', 's1'), entry('mfe-casino', 'c1'), entry('mfe-account', 'a1')],
    others: [entry('mfe-casino', 'c0'), entry('mfe-account', 'a2')],
    rollouts: [
      { id: 'r1', app: 'mfe-casino', release: 'c0', from: 0, to: 10_000 },
      { id: 'r2', app: 'mfe-account', release: 'a2', from: 0, to: 10_000 },
    ],
    rules: [
      {
        id: 'r3',
        app: 'mfe-casino',
        scope: { brand: 'tuli' },
        decision: { kind: 'off', reason: 'incident' },
      },
    ],
    withdrawn: ['mfe-casino@c2'],
  };
  const composed = withCandidate(plan, entry('mfe-casino', 'c2'));
  const meets = appsOf(composed).map(
    (app) =>
      resolveRelease(composed, app, { brand: 'tuli', licence: 'MGA', operator: 'x', locale: 'fi', bucket: 5 })
        .decision,
  );
  expect(meets).toHaveLength(3);
  expect(meets).toEqual(
    expect.arrayContaining([
      { kind: 'release', release: 's1' },
      { kind: 'release', release: 'c2' },
      { kind: 'release', release: 'a2' },
    ]),
  );
});
