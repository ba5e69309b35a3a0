import { expect, it, jest } from '@jest/globals';
import { createToasts } from './createToasts.ts';

it('keeps closed toasts in the history until the player signs out', () => {
  let time = 0;
  let due: (() => void) | undefined;
  let signOut = (): void => undefined;
  const toasts = createToasts({
    time: () => 1_000,
    onSignedOut: (listener) => (signOut = listener),
    clock: {
      now: () => time,
      after(ms, act) {
        due = () => {
          time += ms;
          act();
        };
        return jest.fn();
      },
    },
  });
  toasts.show('error', 'Not saved');
  toasts.show('success', 'Saved');
  while (toasts.current().length > 0) due?.();
  expect(toasts.history.current().map(({ kind, text, at }) => [kind, text, at])).toEqual([
    ['success', 'Saved', 1_000],
    ['error', 'Not saved', 1_000],
  ]);
  signOut();
  expect(toasts.history.current()).toEqual([]);
});
