import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TEST_SEED } from '@foyer/testing/effort';
import {
  cancelRaise,
  changeLimit,
  confirmLimit,
  CONFIRM_WITHIN_MS,
  requestLimit,
  dropLapsedRaise,
  type Ceiling,
  type LimitRule,
  type LimitState,
} from './limit.machine.ts';

const NOW = 1_000_000;
const COOL_OFF = 24 * 3_600_000;
const pending = (ceiling: Ceiling) => ({
  ceiling,
  requestedAt: NOW,
  confirmableAt: NOW + COOL_OFF,
  lapsesAt: NOW + COOL_OFF + CONFIRM_WITHIN_MS,
});
const none = undefined;
const FREE = { isRequired: false, isRaiseBlocked: false };

describe('limit state machine', () => {
  it.each<[string, LimitState, Ceiling, LimitState]>([
    ['applies a first limit at once', { ceiling: null, pending: none }, 100, { ceiling: 100, pending: none }],
    ['applies a lower limit at once', { ceiling: 100, pending: none }, 50, { ceiling: 50, pending: none }],
    [
      'applies a limit lowered to zero at once',
      { ceiling: 100, pending: none },
      0,
      { ceiling: 0, pending: none },
    ],
    ['delays a raise', { ceiling: 100, pending: none }, 200, { ceiling: 100, pending: pending(200) }],
    ['delays a removal', { ceiling: 100, pending: none }, null, { ceiling: 100, pending: pending(null) }],
    [
      'applies a first limit of zero at once',
      { ceiling: null, pending: none },
      0,
      { ceiling: 0, pending: none },
    ],
    [
      'delays the smallest raise',
      { ceiling: 100, pending: none },
      101,
      { ceiling: 100, pending: pending(101) },
    ],
    [
      'ignores the removal of a limit that is not set',
      { ceiling: null, pending: none },
      null,
      { ceiling: null, pending: none },
    ],
    [
      'drops a pending raise for a lower limit',
      { ceiling: 100, pending: pending(200) },
      90,
      { ceiling: 90, pending: none },
    ],
    [
      'drops a pending raise for the current limit',
      { ceiling: 100, pending: pending(200) },
      100,
      { ceiling: 100, pending: none },
    ],
    [
      'restarts the cool-off for another raise',
      { ceiling: 100, pending: { ...pending(200), requestedAt: 1, confirmableAt: 2 } },
      150,
      { ceiling: 100, pending: pending(150) },
    ],
  ])('%s', (_what, state, ceiling, expected) => {
    expect(changeLimit(state, ceiling, NOW, { coolOffMs: COOL_OFF, notBefore: undefined })).toEqual(expected);
  });

  it.each<[string, number, Ceiling, number | undefined]>([
    ['delays a raise until the end of a longer period', NOW + 3 * COOL_OFF, 200, NOW + 3 * COOL_OFF],
    ['delays a removal until the end of a longer period', NOW + 3 * COOL_OFF, null, NOW + 3 * COOL_OFF],
    ['delays a raise by the cool-off when the period ends sooner', NOW + 1, 200, NOW + COOL_OFF],
    ['does not delay a lower limit', NOW + 3 * COOL_OFF, 50, undefined],
  ])('%s', (_what, notBefore, ceiling, confirmableAt) => {
    expect(
      changeLimit({ ceiling: 100, pending: none }, ceiling, NOW, { coolOffMs: COOL_OFF, notBefore }).pending
        ?.confirmableAt,
    ).toBe(confirmableAt);
  });

  it.each([
    ['a moment before the cool-off ends', NOW + COOL_OFF - 1, { ok: false, failure: 'COOLING_OFF' }],
    ['when the cool-off ends', NOW + COOL_OFF, { ok: true, value: { ceiling: 200, pending: none } }],
    [
      'a moment before it lapses',
      NOW + COOL_OFF + CONFIRM_WITHIN_MS - 1,
      { ok: true, value: { ceiling: 200, pending: none } },
    ],
    ['when it has lapsed', NOW + COOL_OFF + CONFIRM_WITHIN_MS, { ok: false, failure: 'NOTHING_PENDING' }],
  ])('answers a confirmation %s', (_when, at, expected) => {
    expect(confirmLimit({ ceiling: 100, pending: pending(200) }, at, FREE)).toEqual(expected);
  });

  it('rejects a confirmation without a pending raise', () => {
    expect(confirmLimit({ ceiling: 100, pending: none }, NOW, FREE)).toEqual({
      ok: false,
      failure: 'NOTHING_PENDING',
    });
  });

  it.each<[string, Ceiling, Partial<LimitRule>, unknown]>([
    [
      'a raise that has been blocked meanwhile',
      200,
      { isRaiseBlocked: true },
      { ok: false, failure: 'LIMIT_INCREASE_BLOCKED' },
    ],
    [
      'a removal that has been blocked meanwhile',
      null,
      { isRaiseBlocked: true },
      { ok: false, failure: 'LIMIT_INCREASE_BLOCKED' },
    ],
    [
      'a removal of a limit that is now required',
      null,
      { isRequired: true },
      { ok: false, failure: 'LIMIT_REQUIRED' },
    ],
    [
      'a raise of a required limit',
      200,
      { isRequired: true },
      { ok: true, value: { ceiling: 200, pending: none } },
    ],
  ])('checks the rule again on confirmation: %s', (_what, ceiling, rule, expected) => {
    expect(
      confirmLimit({ ceiling: 100, pending: pending(ceiling) }, NOW + COOL_OFF, { ...FREE, ...rule }),
    ).toEqual(expected);
  });

  it('lapses three days after the cool-off (requirements/regulation#baseline)', () =>
    expect(CONFIRM_WITHIN_MS).toBe(3 * 24 * 3_600_000));

  it.each<[string, Ceiling, Partial<LimitRule>, unknown]>([
    [
      'refuses the removal of a required limit',
      null,
      { isRequired: true },
      { ok: false, failure: 'LIMIT_REQUIRED' },
    ],
    [
      'accepts the raise of a required limit',
      200,
      { isRequired: true },
      { ok: true, value: { ceiling: 100, pending: pending(200) } },
    ],
    [
      'accepts the removal of an optional limit',
      null,
      {},
      { ok: true, value: { ceiling: 100, pending: pending(null) } },
    ],
    [
      'refuses a blocked raise',
      200,
      { isRaiseBlocked: true },
      { ok: false, failure: 'LIMIT_INCREASE_BLOCKED' },
    ],
    [
      'refuses a removal while raises are blocked',
      null,
      { isRaiseBlocked: true },
      { ok: false, failure: 'LIMIT_INCREASE_BLOCKED' },
    ],
    [
      'accepts a lower limit while raises are blocked',
      50,
      { isRaiseBlocked: true },
      { ok: true, value: { ceiling: 50, pending: none } },
    ],
  ])('%s', (_what, ceiling, rule, expected) => {
    expect(
      requestLimit({ ceiling: 100, pending: none }, ceiling, NOW, {
        coolOffMs: COOL_OFF,
        notBefore: undefined,
        isRequired: false,
        isRaiseBlocked: false,
        ...rule,
      }),
    ).toEqual(expected);
  });

  it.each<[string, LimitState, number, unknown]>([
    [
      'a pending raise',
      { ceiling: 100, pending: pending(200) },
      NOW,
      { ok: true, value: { ceiling: 100, pending: none } },
    ],
    [
      'a lapsed raise',
      { ceiling: 100, pending: pending(200) },
      NOW + COOL_OFF + CONFIRM_WITHIN_MS,
      { ok: false, failure: 'NOTHING_PENDING' },
    ],
    [
      'a raise that was never requested',
      { ceiling: 100, pending: none },
      NOW,
      { ok: false, failure: 'NOTHING_PENDING' },
    ],
  ])('answers the cancellation of %s', (_what, state, at, expected) => {
    expect(cancelRaise(state, at)).toEqual(expected);
  });

  it.each<[string, number, LimitState]>([
    ['until it lapses', NOW + COOL_OFF + CONFIRM_WITHIN_MS - 1, { ceiling: 100, pending: pending(200) }],
    ['no longer once it has lapsed', NOW + COOL_OFF + CONFIRM_WITHIN_MS, { ceiling: 100, pending: none }],
  ])('shows a pending raise %s', (_what, at, expected) => {
    expect(dropLapsedRaise({ ceiling: 100, pending: pending(200) }, at)).toEqual(expected);
  });
});

describe(`a limit under any sequence of requests (FOYER_SEED=${TEST_SEED})`, () => {
  const RULE = { ...FREE, coolOffMs: COOL_OFF, notBefore: undefined };
  const ceilings = fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: null });
  const steps = fc.array(
    fc.record({
      wait: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5 * COOL_OFF })),
      act: fc.oneof(
        fc.record({ type: fc.constant('request' as const), ceiling: ceilings }),
        fc.record({ type: fc.constantFrom('confirm' as const, 'cancel' as const) }),
      ),
    }),
    { maxLength: 40 },
  );
  const heightOf = (ceiling: Ceiling): number => ceiling ?? Number.POSITIVE_INFINITY;

  it('rises only by a confirmation of the request, after the cool-off and before it lapses', () => {
    fc.assert(
      fc.property(ceilings, steps, (first, sequence) => {
        let state: LimitState = { ceiling: first, pending: none };
        let now = NOW;
        /** Model: the last raise that nothing has ended, with its time. */
        let asked: { readonly ceiling: Ceiling; readonly at: number } | undefined;
        for (const { wait, act } of sequence) {
          now += wait;
          const before = state;
          const result =
            act.type === 'request'
              ? requestLimit(state, act.ceiling, now, RULE)
              : act.type === 'confirm'
                ? confirmLimit(state, now, FREE)
                : cancelRaise(state, now);
          if (result.ok) state = result.value;
          const isOpen = asked !== undefined && now < asked.at + COOL_OFF + CONFIRM_WITHIN_MS;
          if (act.type === 'request') {
            const isRaise = before.ceiling !== null && heightOf(act.ceiling) > before.ceiling;
            expect(state.ceiling).toBe(isRaise ? before.ceiling : act.ceiling);
            asked = isRaise ? { ceiling: act.ceiling, at: now } : undefined;
          } else if (act.type === 'confirm') {
            const isDue = isOpen && asked !== undefined && now >= asked.at + COOL_OFF;
            expect(result.ok).toBe(isDue);
            expect(state.ceiling).toBe(isDue ? asked?.ceiling : before.ceiling);
            if (isDue) asked = undefined;
          } else {
            expect([result.ok, state.ceiling]).toEqual([isOpen, before.ceiling]);
            if (isOpen) asked = undefined;
          }
        }
      }),
      { seed: TEST_SEED },
    );
  });
});
