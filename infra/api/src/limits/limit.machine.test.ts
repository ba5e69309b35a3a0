import { describe, expect, it } from '@jest/globals';
import { changeLimit, confirmLimit, CONFIRM_WITHIN_MS, type Ceiling, type LimitState } from './limit.machine.ts';

const NOW = 1_000_000;
const COOL_OFF = 24 * 3_600_000;
const pending = (ceiling: Ceiling) => ({ ceiling, requestedAt: NOW, confirmableAt: NOW + COOL_OFF, lapsesAt: NOW + COOL_OFF + CONFIRM_WITHIN_MS });
const none = undefined;

describe('a limit', () => {
  it.each<[string, LimitState, Ceiling, LimitState]>([
    ['set for the first time works at once', { ceiling: null, pending: none }, 100, { ceiling: 100, pending: none }],
    ['lowered works at once', { ceiling: 100, pending: none }, 50, { ceiling: 50, pending: none }],
    ['lowered to nothing works at once', { ceiling: 100, pending: none }, 0, { ceiling: 0, pending: none }],
    ['raised waits', { ceiling: 100, pending: none }, 200, { ceiling: 100, pending: pending(200) }],
    ['removed waits', { ceiling: 100, pending: none }, null, { ceiling: 100, pending: pending(null) }],
    ['removed when there is none stays none', { ceiling: null, pending: none }, null, { ceiling: null, pending: none }],
    ['lowered drops a pending raise', { ceiling: 100, pending: pending(200) }, 90, { ceiling: 90, pending: none }],
    ['set to what it is drops a pending raise', { ceiling: 100, pending: pending(200) }, 100, { ceiling: 100, pending: none }],
    ['raised again begins the cool-off anew', { ceiling: 100, pending: { ...pending(200), requestedAt: 1, confirmableAt: 2 } }, 150, { ceiling: 100, pending: pending(150) }],
  ])('%s', (_what, state, ceiling, expected) => {
    expect(changeLimit(state, ceiling, NOW, { coolOffMs: COOL_OFF, notBefore: undefined })).toEqual(expected);
  });

  it.each<[string, number, Ceiling, number | undefined]>([
    ['raised within a period that ends later waits for its end', NOW + 3 * COOL_OFF, 200, NOW + 3 * COOL_OFF],
    ['removed within a period that ends later waits for its end', NOW + 3 * COOL_OFF, null, NOW + 3 * COOL_OFF],
    ['raised shortly before its period ends waits for the cool-off all the same', NOW + 1, 200, NOW + COOL_OFF],
    ['lowered does not wait for anything', NOW + 3 * COOL_OFF, 50, undefined],
  ])('%s', (_what, notBefore, ceiling, confirmableAt) => {
    expect(changeLimit({ ceiling: 100, pending: none }, ceiling, NOW, { coolOffMs: COOL_OFF, notBefore }).pending?.confirmableAt).toBe(confirmableAt);
  });

  it.each([
    ['a moment before the cool-off ends', NOW + COOL_OFF - 1, { ok: false, failure: 'COOLING_OFF' }],
    ['when the cool-off ends', NOW + COOL_OFF, { ok: true, value: { ceiling: 200, pending: none } }],
    ['a moment before it lapses', NOW + COOL_OFF + CONFIRM_WITHIN_MS - 1, { ok: true, value: { ceiling: 200, pending: none } }],
    ['when it has lapsed', NOW + COOL_OFF + CONFIRM_WITHIN_MS, { ok: false, failure: 'NOTHING_PENDING' }],
  ])('confirmed %s', (_when, at, expected) => {
    expect(confirmLimit({ ceiling: 100, pending: pending(200) }, at)).toEqual(expected);
  });

  it('cannot be confirmed when nothing waits', () => {
    expect(confirmLimit({ ceiling: 100, pending: none }, NOW)).toEqual({ ok: false, failure: 'NOTHING_PENDING' });
  });
});
