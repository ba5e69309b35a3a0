import { describe, expect, it } from '@jest/globals';
import type { Figures } from '@foyer/kernel/health-answers';
import type { EvaluatedRollout, EvaluatedRollouts } from '@foyer/kernel/rollout-answers';
import type { Status } from '@foyer/kernel/status-answers';
import { ENTRY } from '../testing/changeAnswers.ts';
import { registerFakeRegistry } from '../testing/fakeRegistry.ts';

const { answers, calls, foyer } = registerFakeRegistry();

const FIGURES: Figures = { loads: 12, failures: 0, broke: 0, measured: 0, readyP50: null, readyP95: null };

describe('foyer', () => {
  it('lists the live releases that use a member of the contract', async () => {
    const user = { app: 'mfe-casino', release: 'c1', owner: 'casino', brands: ['tuli'] };
    answers.set('/v1/contract-users', { body: { member: 'wallet', users: [user] } });
    expect((await foyer('users', 'wallet')).out).toMatch(/mfe-casino +c1 +casino +tuli/);
    answers.set('/v1/contract-users', { body: { member: 'wallet', users: [] } });
    expect((await foyer('users', 'wallet')).out).toContain('No live release of production uses wallet.');
  });

  it('lists the previews of every application', async () => {
    answers.set('/v1/overrides', { body: { overrides: [] } });
    expect((await foyer('override', '--list')).code).toBe(0);
    expect((await foyer('override', '--brand', 'tuli')).error).toContain('Specify the application');
  });

  it('shows the source of a publication and an overridden check in the audit', async () => {
    const source = {
      repository: 'casino',
      commit: 'a'.repeat(40),
      author: 'Ana <ana@casino.test>',
      isDirty: true,
      ticket: 'GAME-12',
    };
    const entries = [
      { ...ENTRY, kind: 'publish', after: { source } },
      { ...ENTRY, kind: 'promote', unchecked: 'CHECK_MISSING' },
    ];
    answers.set('/v1/audit', { body: { entries } });
    const { out } = await foyer('audit');
    expect(out).toContain('from aaaaaaaaaa by Ana <ana@casino.test> with uncommitted changes, GAME-12');
    expect(out).toContain('(CHECK_MISSING overridden)');
  });

  it('explains a staff override, and the release of a page in which another one failed', async () => {
    answers.set('/v1/explain', {
      body: {
        version: 7,
        decision: { kind: 'release', release: 'r2' },
        layer: 'override',
        bucket: 12,
        steps: [],
      },
    });
    await foyer('explain', 'tuli', 'casino', '--override', 'r2', '--without', 'r1', 'r3');
    expect(calls[0]?.path).toBe(
      '/v1/explain?environment=production&brand=tuli&app=mfe-casino&bucket=0&override=r2&without=r1%2Cr3',
    );
  });

  it('explains each step of a resolution', async () => {
    answers.set('/v1/explain', {
      body: {
        version: 7,
        decision: { kind: 'release', release: 'r2' },
        layer: 'rollout',
        bucket: 12,
        steps: [
          {
            layer: 'default',
            taken: true,
            reason: 'is-the-default',
            decision: { kind: 'release', release: 'r1' },
          },
          {
            layer: 'rollout',
            rule: 'canary',
            taken: true,
            reason: 'bucket-inside',
            decision: { kind: 'release', release: 'r2' },
          },
        ],
      },
    });
    const { out } = await foyer('explain', 'tuli', 'casino', '42');
    expect(calls[0]?.path).toBe('/v1/explain?environment=production&brand=tuli&app=mfe-casino&bucket=42');
    expect(out).toContain('mfe-casino on tuli, bucket 42 (12 for this application): r2, by rollout');
    expect(out).toMatch(/✓\s+rollout\s+canary\s+r2\s+the bucket is inside the rollout/);
  });

  it('shows the running rollouts with their verdicts', async () => {
    const trial: EvaluatedRollout = {
      kind: 'rollout',
      app: 'mfe-casino',
      release: 'r2',
      baseline: 'r1',
      brands: null,
      share: 100,
      schedule: [
        { share: 100, minutes: 10 },
        { share: 5_000, minutes: 10 },
      ],
      step: 0,
      startedAt: '2026-11-22T10:10:00.000Z',
      stepStartedAt: '2026-11-22T10:10:00.000Z',
      nextAt: '2026-11-22T10:20:00.000Z',
      pauseReason: 'production is locked.',
      verdict: {
        kind: 'wait',
        reason: '12 of the 100 required page loads at this share',
        p: 1,
        canary: FIGURES,
        baseline: FIGURES,
      },
    };
    const production = { environment: 'production', version: 7 } as const;
    const now: Status = {
      ...production,
      issuedAt: '2026-11-22T10:10:00.000Z',
      locks: [],
      withdrawn: [],
      apps: [],
    };
    const trials: EvaluatedRollouts = {
      ...production,
      minimumLoads: 100,
      rollouts: [trial],
      promotions: [{ ...trial, kind: 'promotion', schedule: null, pauseReason: null }],
    };
    answers.set('/v1/status', { body: now }).set('/v1/rollouts', { body: trials });
    const { out } = await foyer('status');
    expect(out).toMatch(
      /mfe-casino\s+r2\s+r1\s+1 %, step 1 of 2, next at 10:20:00 UTC\s+wait: 12 of the 100 required page loads at this share \(paused: production is locked\.\)/,
    );
    expect(out).toContain('all visitors, monitored until 10:20:00 UTC');
  });
});
