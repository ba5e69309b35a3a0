import { describe, expect, it } from '@jest/globals';
import { BREAK_GLASS, DECIDED, ENTRY, PREVIEW } from '../testing/changeAnswers.ts';
import { registerFakeRegistry } from '../testing/fakeRegistry.ts';

const { answers, calls, foyer } = registerFakeRegistry();

describe('foyer', () => {
  it('shows the effect, then switches off exactly that against the same plan version', async () => {
    answers.set('/v1/changes/preview', { body: PREVIEW }).set('/v1/changes', { body: DECIDED });
    const { code, out, error } = await foyer(
      'off',
      'sportsbook',
      '--brand',
      'tuli',
      '--public-reason',
      'incident',
      '--reason',
      'Wrong prices',
      '--yes',
    );
    expect([code, out]).toEqual([0, expect.stringContaining('version 8 of production')]);
    expect(error).toMatch(/tuli\s+mfe-sportsbook\s+r1\s+off \(incident\)/);
    expect(calls.map((call) => call.path)).toEqual(['/v1/changes/preview', '/v1/changes']);
    expect(calls.every((call) => call.isSigned)).toBe(true);
    expect(calls[1]?.body).toEqual({
      environment: 'production',
      kind: 'off',
      app: 'mfe-sportsbook',
      scope: { brand: 'tuli' },
      publicReason: 'incident',
      reason: 'Wrong prices',
      expectedVersion: 7,
    });
  });

  it('changes nothing without a confirmation or a reason when it cannot prompt', async () => {
    answers.set('/v1/changes/preview', { body: PREVIEW });
    for (const [args, expected] of [
      [['--reason', 'Wrong prices'], 'CONFIRMATION_NEEDED'],
      [['--yes'], 'REASON_MISSING'],
    ] as const) {
      const { code, error } = await foyer('off', 'sportsbook', '--brand', 'tuli', ...args);
      expect([code, error]).toEqual([2, expect.stringContaining(expected)]);
      expect(calls).toEqual([]);
    }
  });

  it('rejects a reason that the audit would not accept, before any request', async () => {
    const { code, error } = await foyer('rollback', 'casino', '--reason', 'x', '--yes');
    expect([code, calls]).toEqual([2, []]);
    expect(error).toContain('A reason needs at least 3 characters');
  });

  it('switches off in every brand without a scope', async () => {
    answers.set('/v1/changes/preview', { body: PREVIEW }).set('/v1/changes', { body: DECIDED });
    expect((await foyer('off', 'casino', '--reason', 'Incident', '--yes')).code).toBe(0);
    expect(calls[1]?.body).not.toHaveProperty('scope');
  });

  it.each(['NOTHING_CHANGES', 'NOT_OFF', 'NOT_PINNED', 'NO_ROLLOUT'])(
    'succeeds when it is repeated: %s',
    async (refusal) => {
      answers.set('/v1/changes/preview', {
        status: 409,
        body: { code: refusal, text: 'This is the current state.' },
      });
      const { code, out } = await foyer('on', 'casino', '--reason', 'Again', '--yes', '--json');
      expect([code, JSON.parse(out)]).toEqual([
        0,
        { changed: false, code: refusal, text: 'This is the current state.' },
      ]);
    },
  );

  it('requests the approval of a release without a check with --break-glass', async () => {
    const unchecked = { code: 'CHECK_MISSING', text: 'mfe-casino@r2 was never checked.' };
    answers
      .set('/v1/changes/preview', { body: { ...PREVIEW, unchecked } })
      .set('/v1/changes', { status: 409, body: { code: 'APPROVAL_REQUIRED', text: 'A second operator.' } })
      .set('/v1/break-glass', { status: 201, body: BREAK_GLASS });
    const promotion = ['promote', 'casino', 'r2', '--reason', 'Incident', '--yes'];
    const { code, error } = await foyer(...promotion);
    expect([code, calls.map((call) => call.path)]).toEqual([1, ['/v1/changes/preview']]);
    expect(error).toContain('NOT CHECKED: mfe-casino@r2 was never checked.');
    expect(error).toContain('CHECK_MISSING: shared/docs/errors/CHECK_MISSING.md');
    const { out } = await foyer(...promotion, '--break-glass');
    expect(calls.map((call) => call.path)).toEqual(['/v1/changes/preview', '/v1/changes', '/v1/break-glass']);
    expect(calls.at(-1)?.body).toMatchObject({ kind: 'promote', breakGlass: true, expectedVersion: 7 });
    expect(out).toContain(`foyer approve ${BREAK_GLASS.id}`);
  });

  it('lists, approves and rejects releases without a check', async () => {
    answers
      .set('/v1/break-glass', { body: { requests: [BREAK_GLASS] } })
      .set('/v1/break-glass/approve', { body: DECIDED })
      .set('/v1/break-glass/reject', { body: { id: BREAK_GLASS.id, app: 'mfe-casino', release: 'r2' } });
    const listed = await foyer('approve');
    expect(listed.out).toMatch(/promote mfe-casino@r2 .*CHECK_MISSING .*ann@staff\.test/);
    const reason = ['--reason', 'Read the diff'];
    expect((await foyer('approve', BREAK_GLASS.id, ...reason)).error).toContain('CONFIRMATION_NEEDED');
    for (const [option, answer] of [
      ['--yes', 'approve'],
      ['--reject', 'reject'],
    ] as const) {
      await foyer('approve', BREAK_GLASS.id, ...reason, option);
      expect(calls.map(({ path, body }) => [path, body])).toEqual([
        [`/v1/break-glass/${answer}`, { id: BREAK_GLASS.id, reason: 'Read the diff' }],
      ]);
    }
  });

  it('reports a stored decision whose plan has not reached the edge', async () => {
    answers
      .set('/v1/changes/preview', { body: PREVIEW })
      .set('/v1/changes', { body: { ...DECIDED, isLate: true } });
    const { code, out, error } = await foyer(
      'off',
      'sportsbook',
      '--brand',
      'tuli',
      '--reason',
      'Wrong prices',
      '--yes',
    );
    expect([code, out, error]).toEqual([
      0,
      expect.stringContaining('version 8 of production'),
      expect.stringContaining('The decision is stored, but the edge has not received the new plan'),
    ]);
  });

  it('narrows a rollout only with --narrower and a confirmation, and the audit shows it', async () => {
    answers.set('/v1/changes/preview', { body: PREVIEW }).set('/v1/changes', { body: DECIDED });
    expect(
      (await foyer('rollout', 'casino', 'r2', '--share', '10%', '--narrower', '--reason', 'By mistake'))
        .error,
    ).toContain('CONFIRMATION_NEEDED');
    await foyer('rollout', 'casino', 'r2', '--share', '10%', '--narrower', '--reason', 'By mistake', '--yes');
    expect(calls[1]?.body).toMatchObject({ kind: 'rollout', release: 'r2', share: 1_000, narrower: true });
    await foyer('rollout', 'casino', 'r2', '--share', '10%', '--reason', 'More', '--yes');
    expect(calls[1]?.body).not.toHaveProperty('narrower');
    const rollouts = (to: number): object => ({
      rollouts: [{ id: 'r1', app: 'mfe-casino', release: 'r2', from: 0, to }],
    });
    answers.set('/v1/audit', {
      body: {
        entries: [
          {
            ...ENTRY,
            kind: 'rollout',
            app: 'mfe-casino',
            reason: 'By mistake',
            before: rollouts(5_000),
            after: rollouts(1_000),
          },
        ],
      },
    });
    expect((await foyer('audit')).out).toContain('rollout mfe-casino 50 % → 10 %');
  });

  it('limits a rollout to the brands of --brand', async () => {
    answers.set('/v1/changes/preview', { body: PREVIEW }).set('/v1/changes', { body: DECIDED });
    const steps = ['rollout', 'casino', 'r2', '--share', '100%', '--reason', 'Try', '--yes'];
    await foyer(...steps, '--brand', 'tuli');
    expect(calls[1]?.body).toMatchObject({ brands: ['tuli'] });
    await foyer(...steps, '--brand', 'tuli', 'aurora');
    expect(calls[1]?.body).toMatchObject({ brands: ['tuli', 'aurora'] });
    expect(await foyer(...steps, '--brands', 'tuli')).toMatchObject({ code: 2 });
  });

  it('marks an audit entry that the registry could not read', async () => {
    answers.set('/v1/audit', {
      body: { entries: [{ ...ENTRY, kind: 'canary', app: 'mfe-casino', isUnreadable: true }] },
    });
    expect((await foyer('audit')).out).toContain(
      'canary mfe-casino (unreadable: written by another version)',
    );
  });

  it('starts a rollout that continues automatically, by a schedule’s name or by steps', async () => {
    answers.set('/v1/changes/preview', { body: PREVIEW }).set('/v1/changes', { body: DECIDED });
    const { code } = await foyer(
      'rollout',
      'casino',
      'r2',
      '--steps',
      '1%/10m,50%/30s,100%',
      '--reason',
      'A new lobby',
    );
    expect([code, calls[1]?.body]).toEqual([
      0,
      {
        environment: 'production',
        kind: 'rollout',
        app: 'mfe-casino',
        release: 'r2',
        schedule: [
          { share: 100, minutes: 10 },
          { share: 5_000, minutes: 0.5 },
        ],
        reason: 'A new lobby',
        expectedVersion: 7,
      },
    ]);
    expect((await foyer('rollout', 'casino', 'r2', '--reason', 'A new lobby')).error).toContain(
      '--schedule canary',
    );
  });
});
