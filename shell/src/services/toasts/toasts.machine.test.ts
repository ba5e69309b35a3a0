import { describe, expect, it } from '@jest/globals';
import {
  nextDeadline,
  TOASTS_AT_MOST,
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
    ['stays open when it is an error', [shown('a', 'error'), passed(3_600_000)], ['a open']],
    [
      'is replaced by one with the same text',
      [shown('a', 'info', 'x'), passed(3_000), shown('b', 'info', 'x')],
      ['b open'],
    ],
  ])('%s', (_name, events, expected) => {
    expect(phases(...events)).toEqual(expected);
  });

  it('are limited in number', () => {
    const many = Array.from({ length: 20 }, (_value, index) => shown(`t${index}`, 'error'));
    expect(run(...many)).toHaveLength(TOASTS_AT_MOST);
  });

  it('report the time of their next change', () => {
    expect(nextDeadline(run(shown('a'), passed(1_000), shown('b')))).toBe(4_000);
    expect(nextDeadline(run(shown('a', 'error')))).toBeUndefined();
  });
});
