import { expect, it } from '@jest/globals';
import { createToasts } from './createToasts.ts';
import { keepToasts } from './keepToasts.ts';

function openPage(stored: Map<string, string>) {
  let signOut = (): void => undefined;
  const toasts = createToasts({
    time: () => 1_000,
    onSignedOut: (listener) => (signOut = listener),
    clock: { now: () => 0, after: () => () => undefined },
  });
  keepToasts(toasts, {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  });
  return { toasts, signOut: () => signOut(), texts: () => toasts.history.current().map(({ text }) => text) };
}

it('keeps toasts and their read state across page loads, with unique ids', () => {
  const stored = new Map<string, string>();
  const first = openPage(stored);
  first.toasts.show('error', 'Not saved');
  first.toasts.markRead();
  const second = openPage(stored);
  second.toasts.show('success', 'Saved');
  expect(second.toasts.history.current().map(({ text, isRead }) => [text, isRead])).toEqual([
    ['Saved', false],
    ['Not saved', true],
  ]);
  expect(new Set(second.toasts.history.current().map(({ id }) => id)).size).toBe(2);
});

it('keeps a notice once, also when a later page shows it again', () => {
  const stored = new Map<string, string>();
  const notice = { id: 'Timeout||', kind: 'warning', text: 'You’re on a time-out.', at: 500 } as const;
  openPage(stored).toasts.keep(notice);
  const second = openPage(stored);
  second.toasts.markRead();
  second.toasts.keep(notice);
  expect(second.toasts.history.current()).toEqual([{ ...notice, isRead: true }]);
});

it('keeps the page of a notice, and removes a notice that no longer applies', () => {
  const stored = new Map<string, string>();
  const notice = { id: 'inbox:m1', kind: 'info', text: 'Claim it', at: 500, href: '/en/missions/' } as const;
  const other = { ...notice, id: 'inbox:m2' };
  const first = openPage(stored);
  first.toasts.keep(other);
  first.toasts.keep(notice);
  const second = openPage(stored);
  expect(second.toasts.history.current()[0]).toEqual({ ...notice, isRead: false });
  second.toasts.forget(['inbox:m1']);
  expect(
    openPage(stored)
      .toasts.history.current()
      .map(({ id }) => id),
  ).toEqual(['inbox:m2']);
});

it('deletes them when the player signs out', () => {
  const stored = new Map<string, string>();
  const page = openPage(stored);
  page.toasts.show('info', 'Hello');
  page.signOut();
  expect([page.texts(), openPage(stored).texts()]).toEqual([[], []]);
});

it.each(['no JSON', '{"id":1}', '[{"id":"a","kind":"loud","text":"x","at":1,"isRead":true}]'])(
  'ignores a stored value of another shape: %s',
  (value) => {
    expect(openPage(new Map([['notifications', value]])).texts()).toEqual([]);
  },
);
