import { describe, expect, it } from '@jest/globals';
import {
  nextDeadline,
  shownToasts,
  TOASTS_SHOWN,
  transition,
  type TimedToast,
  type ToastEvent,
} from './toasts.machine.ts';

const shown = (id: string, kind: TimedToast['kind'] = 'success', text = id): ToastEvent => ({
  type: 'shown',
  id,
  kind,
  text,
});
const passed = (ms: number): ToastEvent => ({ type: 'time-passed', ms });
const run = (...events: ToastEvent[]) => events.reduce<readonly TimedToast[]>(transition, []);
const phases = (...events: ToastEvent[]) => run(...events).map((toast) => `${toast.id} ${toast.phase}`);

describe('toast transitions', () => {
  // requirements/constants#toasts: 5000 ms, then 300 ms of closing
  it.each<[string, ToastEvent[], string[]]>([
    ['stays open for 5 s', [shown('a'), passed(4_999)], ['a open']],
    ['then starts to close', [shown('a'), passed(5_000)], ['a closing']],
    ['and is removed 300 ms later', [shown('a'), passed(5_000), passed(300)], []],
    ['is still closing before that', [shown('a'), passed(5_000), passed(299)], ['a closing']],
    [
      'stops its timer under the pointer',
      [shown('a'), passed(4_000), { type: 'paused', id: 'a' }, passed(60_000)],
      ['a open'],
    ],
    [
      'continues with the remaining time',
      [
        shown('a'),
        passed(4_000),
        { type: 'paused', id: 'a' },
        passed(60_000),
        { type: 'resumed', id: 'a' },
        passed(1_000),
      ],
      ['a closing'],
    ],
    ['closes at once on request', [shown('a'), { type: 'closed', id: 'a' }], ['a closing']],
    [
      'does not reopen while it closes',
      [shown('a'), { type: 'closed', id: 'a' }, { type: 'paused', id: 'a' }, passed(300)],
      [],
    ],
    ['closes an error after the same time', [shown('a', 'error'), passed(5_000)], ['a closing']],
    [
      'is replaced by one with the same text',
      [shown('a', 'info', 'x'), passed(3_000), shown('b', 'info', 'x')],
      ['b open'],
    ],
  ])('%s', (_name, events, expected) => {
    expect(phases(...events)).toEqual(expected);
  });

  const many = Array.from({ length: TOASTS_SHOWN + 1 }, (_value, index) => shown(`t${index}`));
  const visible = (...events: ToastEvent[]) => shownToasts(run(...events)).map(({ id }) => id);

  it('show four at a time; the fifth waits for its full time', () => {
    expect(visible(...many)).toEqual(['t0', 't1', 't2', 't3']);
    expect(visible(...many, { type: 'closed', id: 't1' }, passed(300))).toEqual(['t0', 't2', 't3', 't4']);
    expect(visible(...many, passed(5_000), passed(300), passed(4_999))).toEqual(['t4']);
    expect(phases(...many, passed(5_000), passed(300), passed(4_999))).toEqual(['t4 open']);
    expect(phases(...many, passed(5_000), passed(300), passed(5_000))).toEqual(['t4 closing']);
  });

  it('keep their place when the same text is shown again', () => {
    expect(visible(...many, shown('again', 'success', 't1'))).toEqual(['t0', 'again', 't2', 't3']);
  });

  it('report the time of their next change', () => {
    expect(nextDeadline(run(shown('a'), passed(1_000), shown('b')))).toBe(4_000);
    expect(nextDeadline(run(shown('a'), { type: 'paused', id: 'a' }))).toBeUndefined();
  });
});
