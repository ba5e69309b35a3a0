import { describe, expect, it } from '@jest/globals';
import {
  cancelRaise,
  changeLimit,
  confirmLimit,
  CONFIRM_WITHIN_MS,
  requestLimit,
  unlapsed,
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

describe('a limit', () => {
  it.each<[string, LimitState, Ceiling, LimitState]>([
    [
      'set for the first time works at once',
      { ceiling: null, pending: none },
      100,
      { ceiling: 100, pending: none },
    ],
    ['lowered works at once', { ceiling: 100, pending: none }, 50, { ceiling: 50, pending: none }],
    ['lowered to nothing works at once', { ceiling: 100, pending: none }, 0, { ceiling: 0, pending: none }],
    ['raised waits', { ceiling: 100, pending: none }, 200, { ceiling: 100, pending: pending(200) }],
    ['removed waits', { ceiling: 100, pending: none }, null, { ceiling: 100, pending: pending(null) }],
    [
      'set to nothing when there is none works at once',
      { ceiling: null, pending: none },
      0,
      { ceiling: 0, pending: none },
    ],
    [
      'raised by the least waits',
      { ceiling: 100, pending: none },
      101,
      { ceiling: 100, pending: pending(101) },
    ],
    [
      'removed when there is none stays none',
      { ceiling: null, pending: none },
      null,
      { ceiling: null, pending: none },
    ],
    [
      'lowered drops a pending raise',
      { ceiling: 100, pending: pending(200) },
      90,
      { ceiling: 90, pending: none },
    ],
    [
      'set to what it is drops a pending raise',
      { ceiling: 100, pending: pending(200) },
      100,
      { ceiling: 100, pending: none },
    ],
    [
      'raised again begins the cool-off anew',
      { ceiling: 100, pending: { ...pending(200), requestedAt: 1, confirmableAt: 2 } },
      150,
      { ceiling: 100, pending: pending(150) },
    ],
  ])('%s', (_what, state, ceiling, expected) => {
    expect(changeLimit(state, ceiling, NOW, { coolOffMs: COOL_OFF, notBefore: undefined })).toEqual(expected);
  });

  it.each<[string, number, Ceiling, number | undefined]>([
    ['raised within a period that ends later waits for its end', NOW + 3 * COOL_OFF, 200, NOW + 3 * COOL_OFF],
    [
      'removed within a period that ends later waits for its end',
      NOW + 3 * COOL_OFF,
      null,
      NOW + 3 * COOL_OFF,
    ],
    [
      'raised shortly before its period ends waits for the cool-off all the same',
      NOW + 1,
      200,
      NOW + COOL_OFF,
    ],
    ['lowered does not wait for anything', NOW + 3 * COOL_OFF, 50, undefined],
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
  ])('confirmed %s', (_when, at, expected) => {
    expect(confirmLimit({ ceiling: 100, pending: pending(200) }, at, FREE)).toEqual(expected);
  });

  it('cannot be confirmed when nothing waits', () => {
    expect(confirmLimit({ ceiling: 100, pending: none }, NOW, FREE)).toEqual({
      ok: false,
      failure: 'NOTHING_PENDING',
    });
  });

  it.each<[string, Ceiling, Partial<LimitRule>, unknown]>([
    [
      'a raise of a player who may not any more',
      200,
      { isRaiseBlocked: true },
      { ok: false, failure: 'LIMIT_INCREASE_BLOCKED' },
    ],
    [
      'a removal of a player who may not raise any more',
      null,
      { isRaiseBlocked: true },
      { ok: false, failure: 'LIMIT_INCREASE_BLOCKED' },
    ],
    [
      'a removal where by now nobody plays without one',
      null,
      { isRequired: true },
      { ok: false, failure: 'LIMIT_REQUIRED' },
    ],
    [
      'a raise where nobody plays without one',
      200,
      { isRequired: true },
      { ok: true, value: { ceiling: 200, pending: none } },
    ],
  ])('is asked for its rule again when it is confirmed: %s', (_what, ceiling, rule, expected) => {
    expect(
      confirmLimit({ ceiling: 100, pending: pending(ceiling) }, NOW + COOL_OFF, { ...FREE, ...rule }),
    ).toEqual(expected);
  });

  it('lapses three days after the cool-off (requirements/regulation#baseline)', () =>
    expect(CONFIRM_WITHIN_MS).toBe(3 * 24 * 3_600_000));

  it.each<[string, Ceiling, Partial<LimitRule>, unknown]>([
    [
      'removed where nobody plays without one',
      null,
      { isRequired: true },
      { ok: false, failure: 'LIMIT_REQUIRED' },
    ],
    [
      'raised where nobody plays without one',
      200,
      { isRequired: true },
      { ok: true, value: { ceiling: 100, pending: pending(200) } },
    ],
    ['removed where it may be', null, {}, { ok: true, value: { ceiling: 100, pending: pending(null) } }],
    [
      'raised by a player who may not',
      200,
      { isRaiseBlocked: true },
      { ok: false, failure: 'LIMIT_INCREASE_BLOCKED' },
    ],
    [
      'removed by a player who may not raise it',
      null,
      { isRaiseBlocked: true },
      { ok: false, failure: 'LIMIT_INCREASE_BLOCKED' },
    ],
    [
      'lowered by a player who may not raise it',
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
      'waits',
      { ceiling: 100, pending: pending(200) },
      NOW,
      { ok: true, value: { ceiling: 100, pending: none } },
    ],
    [
      'has lapsed',
      { ceiling: 100, pending: pending(200) },
      NOW + COOL_OFF + CONFIRM_WITHIN_MS,
      { ok: false, failure: 'NOTHING_PENDING' },
    ],
    ['never was', { ceiling: 100, pending: none }, NOW, { ok: false, failure: 'NOTHING_PENDING' }],
  ])('is what it is when a raise is taken back that %s', (_what, state, at, expected) => {
    expect(cancelRaise(state, at)).toEqual(expected);
  });

  it.each<[string, number, LimitState]>([
    ['until it lapses', NOW + COOL_OFF + CONFIRM_WITHIN_MS - 1, { ceiling: 100, pending: pending(200) }],
    ['no longer', NOW + COOL_OFF + CONFIRM_WITHIN_MS, { ceiling: 100, pending: none }],
  ])('shows a raise that waits %s', (_what, at, expected) => {
    expect(unlapsed({ ceiling: 100, pending: pending(200) }, at)).toEqual(expected);
  });
});
