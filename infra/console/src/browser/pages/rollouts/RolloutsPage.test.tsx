import { describe, expect, it } from '@jest/globals';
import type { EvaluatedRollout } from '@foyer/kernel/rollout-answers';
import { screen } from '@testing-library/react';
import { registerLiveConsole, STATUS } from '../../testing/liveConsole.tsx';
import { RolloutActions } from './RolloutActions.tsx';
import { RolloutsPage } from './RolloutsPage.tsx';
import { Verdict } from './Verdict.tsx';

const console_ = registerLiveConsole();
const FIGURES = { loads: 40, failures: 0, broke: 0, measured: 0, readyP50: null, readyP95: null };
const ENTRY = {
  id: 9,
  hash: 'a'.repeat(64),
  chain: 'production',
  number: 9,
  at: '2026-11-30T09:59:00.000Z',
  actor: 'registry',
  role: 'rollout',
  kind: 'withdraw',
  app: 'mfe-casino',
  release: 'c2',
  brands: ['tuli'],
  reason: 'Rolled back on evidence: 28 of 67 page loads failed',
  before: null,
  after: null,
};
const AUDIT = '/api/v1/audit';
const HEALTH = {
  environment: 'production',
  minutes: 60,
  stepSeconds: 60,
  from: '2026-11-30T09:00:00.000Z',
  to: '2026-11-30T10:00:00.000Z',
  releases: [],
};
const ROLLOUT = { app: 'mfe-casino', release: 'c2', share: 5_000, brands: undefined, baseline: 'c1' };
const judged = (kind: 'continue' | 'wait', pauseReason: string | null): EvaluatedRollout => ({
  kind: 'rollout',
  app: 'mfe-casino',
  release: 'c2',
  baseline: 'c1',
  brands: null,
  share: 5_000,
  schedule: null,
  step: 0,
  startedAt: '2026-11-30T09:50:00.000Z',
  stepStartedAt: '2026-11-30T09:50:00.000Z',
  nextAt: null,
  pauseReason,
  verdict: { kind, reason: '41 of 100 required page loads', p: 1, canary: FIGURES, baseline: FIGURES },
});

describe('the page of rollouts', () => {
  it('says how the last rollout ended when none is active', async () => {
    console_.answers.set('/api/v1/health', HEALTH);
    console_.answers.set(AUDIT, {
      entries: [{ ...ENTRY, id: 10, number: 10, kind: 'publish', reason: 'Release 2' }, ENTRY],
    });
    console_.open(<RolloutsPage />);
    expect(await screen.findByText(/^Rolled back on evidence: 28 of 67/)).toBeTruthy();
    expect(screen.getByText('No active rollouts')).toBeTruthy();
    expect(screen.queryByText('Release 2')).toBeNull();
  });

  it('says what visitors get after an automatic rollback, and what comes next', async () => {
    console_.stream.set('status', { ...STATUS, withdrawn: ['mfe-casino@c2'] });
    console_.answers.set('/api/v1/health', HEALTH);
    console_.answers.set(AUDIT, { entries: [{ ...ENTRY, at: new Date().toISOString() }] });
    console_.open(<RolloutsPage />);
    expect(await screen.findByText(/^Casino c2: rolled back automatically at/)).toBeTruthy();
    expect(screen.getByText(/^Visitors of Tuli get c1 now\./)).toBeTruthy();
    expect(screen.getByText(/^The squad casino has to publish/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View reports' }).getAttribute('href')).toBe(
      '/reports?app=mfe-casino&release=c2',
    );
  });

  it('names the release of each brand that was rolled back', async () => {
    const cell = { layer: 'default', isLocked: false } as const;
    const brands = [
      { ...cell, brand: 'tuli', decision: { kind: 'release', release: 'c1' } },
      { ...cell, brand: 'aurora', decision: { kind: 'release', release: 'c0' } },
      { ...cell, brand: 'caravel', decision: { kind: 'off', reason: 'incident' } },
      { ...cell, brand: 'zephyra', decision: { kind: 'release', release: 'c1' } },
    ] as const;
    console_.stream.set('status', {
      ...STATUS,
      withdrawn: ['mfe-casino@c2'],
      apps: [{ app: 'mfe-casino', brands }],
    });
    console_.answers.set('/api/v1/health', HEALTH);
    console_.answers.set(AUDIT, { entries: [{ ...ENTRY, at: new Date().toISOString(), brands: [] }] });
    console_.open(<RolloutsPage />);
    expect(await screen.findByText(/^Visitors of Tuli, Zephyra get c1 now\./)).toBeTruthy();
    expect(screen.getByText(/^Visitors of Aurora get c0 now\./)).toBeTruthy();
    expect(screen.getByText(/: visitors of Caravel see a notice\.$/)).toBeTruthy();
  });

  it.each([
    ['an hour later', 3_600_000, ['mfe-casino@c2']],
    ['after the release was reinstated', 0, []],
  ])('no longer warns of a rollback %s', async (_when, ago, withdrawn) => {
    console_.stream.set('status', { ...STATUS, withdrawn });
    console_.answers.set('/api/v1/health', HEALTH);
    console_.answers.set(AUDIT, { entries: [{ ...ENTRY, at: new Date(Date.now() - ago).toISOString() }] });
    console_.open(<RolloutsPage />);
    expect(await screen.findByText(/^Rolled back on evidence/)).toBeTruthy();
    expect(screen.queryByText(/rolled back automatically/)).toBeNull();
  });

  it.each([
    [undefined, 'Not enough data'],
    ['review', 'Decision required'],
    ['possibly-worse', 'Possibly worse'],
  ] as const)('names the reason to wait: %s', (concern, title) => {
    const trial = judged('wait', null);
    console_.open(
      <Verdict trial={{ ...trial, verdict: { ...trial.verdict, ...(concern && { concern }) } }} />,
    );
    expect(screen.getByText(title)).toBeTruthy();
  });

  it.each([
    ['continue', null, false],
    ['continue', 'Friday', true],
    ['wait', null, true],
  ] as const)(
    'offers a larger share as the main action only with enough evidence: %s, paused %s',
    (kind, pauseReason, isEqual) => {
      console_.open(<RolloutActions rollout={ROLLOUT} trial={judged(kind, pauseReason)} />);
      const looks = (name: RegExp): string | undefined => screen.getByText(name).closest('button')?.className;
      expect(looks(/^Advance to/) === looks(/^Promote to all/)).toBe(isEqual);
    },
  );
});
