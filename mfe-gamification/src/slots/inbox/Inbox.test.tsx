import { describe, expect, it } from '@jest/globals';
import type { PastToast } from '@foyer/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INBOX_PATHS, type InboxMessage } from '@foyer/kernel/inbox';
import { fakeServices, fakeStore, renderPiece, signedInSession } from '@foyer/platform/testing';
import { fakeEngagement } from '../../features/engagement/engagement.fixture.ts';
import { Component } from './Inbox.tsx';

const MESSAGES = `GET ${INBOX_PATHS.messages}`;
const READ = `POST ${INBOX_PATHS.read}`;
const COMMON = { at: '2026-11-28T10:00:00.000Z', isRead: false, expiresAt: '2026-12-05T10:00:00.000Z' };
const POINTS = { kind: 'points', points: 10 } as const;

const claimable = (id: string, change: Partial<InboxMessage> = {}): InboxMessage =>
  ({
    ...COMMON,
    id,
    kind: 'mission-claimable',
    name: 'First rounds',
    missionId: 'first-rounds',
    reward: POINTS,
    ...change,
  }) as InboxMessage;
const answerOf = (messages: readonly InboxMessage[], version = 1, next: string | null = null) => ({
  messages,
  unread: messages.filter(({ isRead }) => !isRead).length,
  next,
  version,
});

/** The slot with a notification centre that behaves like that of the shell. */
function show(view: 'feed' | 'list', messages: readonly InboxMessage[], next: string | null = null) {
  const engagement = fakeEngagement();
  engagement.on(MESSAGES, answerOf(messages, 1, next));
  engagement.on(READ, { unread: 0 });
  const base = fakeServices({ path: '/en/' }, { engagement });
  const history = fakeStore<readonly PastToast[]>([]);
  const toasts = {
    ...base.toasts,
    history,
    keep(notice: Omit<PastToast, 'isRead'>) {
      if (!history.current().some(({ id }) => id === notice.id))
        history.set([{ ...notice, isRead: false }, ...history.current()]);
    },
    forget: (ids: readonly string[]) => history.set(history.current().filter(({ id }) => !ids.includes(id))),
  };
  const services = { ...base, toasts };
  services.session.set(signedInSession());
  renderPiece(<Component view={view} />, { services });
  return { engagement, history };
}

const read = ({ calls }: ReturnType<typeof fakeEngagement>) =>
  calls.filter(({ path }) => path === INBOX_PATHS.read).map(({ body }) => body);

describe('messages in the notification centre', () => {
  it('are kept once in the language of the page, with the page that they are about', async () => {
    const { engagement, history } = show('feed', [claimable('m1'), claimable('m0', { isRead: true })]);
    await waitFor(() => expect(history.current()).toHaveLength(1));
    expect(history.current()[0]).toMatchObject({
      id: 'inbox:m1',
      text: 'Mission completed: First rounds. Claim your reward: 10 points',
      href: '/en/missions/?mission=first-rounds',
      isRead: false,
    });
    engagement.on(MESSAGES, answerOf([claimable('m2'), claimable('m1')], 2));
    act(() => engagement.announce({ type: 'changed', parts: ['inbox'], version: 2 }));
    await waitFor(() => expect(history.current().map(({ id }) => id)).toEqual(['inbox:m2', 'inbox:m1']));
  });

  it('are marked as read at the service once the player has seen them', async () => {
    const { engagement, history } = show('feed', [claimable('m1'), claimable('m2')]);
    await waitFor(() => expect(history.current()).toHaveLength(2));
    expect(read(engagement)).toEqual([]);
    act(() => history.set(history.current().map((past) => ({ ...past, isRead: true }))));
    await waitFor(() => expect(read(engagement)).toEqual([{ ids: ['m1', 'm2'] }]));
  });

  it('are removed when the service withdraws them', async () => {
    const { engagement, history } = show('feed', [claimable('m1')]);
    await waitFor(() => expect(history.current()).toHaveLength(1));
    engagement.on(MESSAGES, answerOf([], 2));
    act(() => engagement.announce({ type: 'changed', parts: ['inbox'], version: 2 }));
    await waitFor(() => expect(history.current()).toEqual([]));
  });
});

describe('the list of messages', () => {
  it.each<[string, object, string]>([
    ['claim-expires', {}, 'Reward for the mission First rounds: 10 points. Claim it by 05/12/2026'],
    ['level-reached', { level: 2, name: 'Silver' }, 'New level: 2, Silver. Reward: 10 points'],
    ['level-reached', { level: 2, name: 'Silver', reward: null }, 'New level: 2, Silver'],
    ['tournament-result', { name: 'Race', place: 3 }, 'Race: final place 3. Prize: 10 points'],
    ['tournament-result', { name: 'Race', place: null }, 'Race has ended. You have no final place.'],
    [
      'tournament-cancelled',
      { name: 'Race', points: 20 },
      'Race was cancelled. Your entry fee was returned: 20 points',
    ],
    ['plays-granted', { name: 'Wheel', count: 2 }, '2 plays earned: Wheel. Use by 05/12/2026'],
    ['mini-game-prize', { name: 'Wheel' }, 'Prize from Wheel: 10 points. Claim it under Rewards.'],
  ])('writes the message %s from its values', async (kind, change, text) => {
    const { missionId: _mission, ...message } = claimable('m1', {
      kind,
      ...change,
    } as never) as never as Record<string, unknown>;
    show('list', [{ ...message, ...(kind.startsWith('claim') && { missionId: 'a' }) } as never]);
    expect((await screen.findByRole('link')).textContent).toContain(text);
  });

  it('shows earlier pages on request, and marks all as read', async () => {
    const { engagement } = show('list', [claimable('m1')], '5.1');
    await screen.findByRole('link');
    engagement.on(MESSAGES, ({ path }: { path: string }) => ({
      status: 200,
      body: path.includes('before=5.1')
        ? answerOf([claimable('m0', { isRead: true })])
        : answerOf([claimable('m1', { isRead: true })], 2),
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    expect(read(engagement)).toEqual([{ ids: ['m1'] }]);
  });

  it('shows nothing without messages', async () => {
    const { engagement } = show('list', []);
    await waitFor(() => expect(engagement.calls.length).toBeGreaterThan(0));
    await act(async () => undefined);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
