import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EngagementAnswer } from '@foyer/contract';
import { CALENDAR_PATHS, type Door } from '@foyer/kernel/calendar';
import { ENGAGEMENT_PATHS } from '@foyer/kernel/engagement';
import { fakeServices, renderPage, signedInSession, type FakeWorld } from '@foyer/platform/testing';
import {
  fakeEngagement,
  gateAnswer,
  participation,
  type FakeEngagement,
} from '../../features/engagement/engagement.fixture.ts';
import { showDialogs } from '@foyer/ui/testing';
import { calendarAnswer, doorOf, FIRST_DOOR } from './calendar.fixture.ts';
import { Component } from './CalendarPage.tsx';

showDialogs();

const READ = `GET ${CALENDAR_PATHS.calendar}`;
const OPEN_1 = `POST ${CALENDAR_PATHS.doors}/1`;
const DAY_MS = 86_400_000;
const OPENABLE = doorOf(1, { state: 'OPENABLE', refusal: null });
const OPENED: Door = {
  ...OPENABLE,
  state: 'OPENED',
  refusal: 'DOOR_ALREADY_OPENED',
  openedAt: new Date(FIRST_DOOR).toISOString(),
  reward: { kind: 'points', points: 20, value: { amountMinor: 20, currency: 'EUR' } },
  delivery: 'SENT',
};

function open(
  engagement: FakeEngagement,
  { isPlayer = true, ...world }: FakeWorld & { isPlayer?: boolean } = {},
) {
  const services = fakeServices(
    { path: '/en/christmas-2024/', ...world },
    { engagement, now: () => time.now },
  );
  services.session.set(isPlayer ? signedInSession() : { status: 'LOGGED_OUT' });
  return { ...renderPage(Component, { services, mocks: [gateAnswer()] }), services };
}

function engagementWith(doors: readonly Door[], change: Parameters<typeof calendarAnswer>[1] = {}) {
  const engagement = fakeEngagement();
  engagement.on(READ, calendarAnswer(doors, change));
  return engagement;
}

const door = (name: RegExp) => screen.findByRole('button', { name });
const bodiesOf = ({ calls }: FakeEngagement) =>
  calls.filter(({ path }) => path === `${CALENDAR_PATHS.doors}/1`).map(({ body }) => body);

const time = { now: 0 };
beforeEach(() => {
  time.now = FIRST_DOOR - 2 * DAY_MS;
});
afterEach(() => void jest.useRealTimers());

describe('seasonal calendar', () => {
  it('counts down to the first door and names the day of each', async () => {
    open(engagementWith([doorOf(1), doorOf(2)], { phase: 'ANNOUNCED' }));
    expect(await screen.findByText(/^Door 1 opens on/)).toBeTruthy();
    expect(screen.getByText('days').previousSibling?.textContent).toBe('2');
    expect(await door(/^Door 1, opens on/)).toBeTruthy();
    expect(await door(/^Door 2, opens on/)).toBeTruthy();
    expect(screen.getByText('0 of 2 doors opened')).toBeTruthy();
  });

  it('shows no seconds where the licence forbids time pressure', async () => {
    open(engagementWith([doorOf(1)]), { protectionMode: 'strict' });
    await screen.findByText(/^Door 1 opens on/);
    expect(screen.queryByText('s')).toBeNull();
  });

  it('reads the calendar again when the next door opens', async () => {
    jest.useFakeTimers();
    const engagement = engagementWith([doorOf(1)]);
    open(engagement);
    await screen.findByText(/^Door 1 opens on/);
    time.now = FIRST_DOOR + 1_000;
    engagement.on(READ, { ...calendarAnswer([OPENABLE], { nextDoorAt: null }), version: 2 });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(await door(/^Door 1, ready to open/)).toBeTruthy();
  });

  it('opens a door and shows what it contained, with its value', async () => {
    const engagement = engagementWith([OPENABLE, doorOf(2)]);
    engagement.on(OPEN_1, { door: OPENED, version: 2 });
    open(engagement);
    await userEvent.click(await door(/^Door 1, ready to open/));
    const dialog = within(screen.getByRole('dialog', { name: 'Door 1' }));
    expect(dialog.getByText('No requirement.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Open door 1' }));
    expect(await dialog.findByText('20 points')).toBeTruthy();
    expect(dialog.getByText(/^Worth €0.20 in the rewards shop/)).toBeTruthy();
    const [close] = dialog.getAllByRole('button', { name: 'Close' }).slice(-1);
    expect(document.activeElement).toBe(close);
    await userEvent.click(close as HTMLElement);
    expect(await door(/^Door 1, opened: 20 points/)).toBeTruthy();
    expect(screen.getByText('1 of 2 doors opened')).toBeTruthy();
  });

  it('repeats an opening without an answer under the same key', async () => {
    const engagement = engagementWith([OPENABLE]);
    engagement.on(OPEN_1, () => Promise.reject(new Error('offline')));
    open(engagement);
    await userEvent.click(await door(/^Door 1/));
    const button = screen.getByRole('button', { name: 'Open door 1' });
    await userEvent.click(button);
    expect(await screen.findByText(/^We couldn’t confirm that the door opened/)).toBeTruthy();
    engagement.on(OPEN_1, { door: OPENED, version: 2 });
    await userEvent.click(button);
    await screen.findByText('20 points');
    const [first, second] = bodiesOf(engagement);
    expect(first).toEqual(second);
  });

  it('explains a refusal and reads the calendar again', async () => {
    const engagement = engagementWith([OPENABLE]);
    const refusal: EngagementAnswer = { status: 409, body: { code: 'DOOR_ALREADY_OPENED', blocks: [] } };
    engagement.on(OPEN_1, () => refusal);
    open(engagement);
    await userEvent.click(await door(/^Door 1/));
    engagement.on(READ, { ...calendarAnswer([OPENED]), version: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Open door 1' }));
    expect(await screen.findByText('You’ve already opened this door.')).toBeTruthy();
    expect(await screen.findByText('20 points')).toBeTruthy();
  });

  it.each<[string, Partial<Door>, RegExp]>([
    ['a level', { requirement: { kind: 'level', level: 2, isMet: false } }, /^Requirement: level 2/],
    [
      'stakes, lowered to the limits of the player',
      {
        requirement: {
          kind: 'wager',
          progress: 100,
          target: 300,
          fullTarget: 500,
          currency: 'EUR',
          isOutOfReach: false,
          isMet: false,
        },
      },
      /^Lowered from €5.00/,
    ],
    ['nothing, but is missed', { state: 'MISSED', refusal: 'DOOR_MISSED' }, /^This door closed on/],
  ])('states before opening that a door requires %s', async (_name, change, expected) => {
    open(engagementWith([doorOf(1, change)]));
    await userEvent.click(await door(/^Door 1/));
    expect(screen.getByText(expected)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open door 1' })).toBeNull();
  });

  it('shows the terms and what the doors contain', async () => {
    open(engagementWith([doorOf(1)]));
    const terms = within(await screen.findByRole('region', { name: 'How it works' }));
    expect(terms.getByText(/Nothing depends on chance/)).toBeTruthy();
    expect(terms.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Points',
      'Cash',
      'Bonus money',
      'No reward',
    ]);
  });

  it('says when the next calendar starts', async () => {
    const engagement = fakeEngagement();
    const nextStartsAt = new Date(FIRST_DOOR).toISOString();
    engagement.on(READ, { ...calendarAnswer([]), calendar: null, nextStartsAt });
    open(engagement);
    expect(await screen.findByText('No calendar at the moment')).toBeTruthy();
    expect(screen.getByText(/^The next calendar starts on/)).toBeTruthy();
  });

  it('offers to read again after an error, and names a missing connection', async () => {
    const engagement = fakeEngagement();
    const { services } = open(engagement);
    expect(await screen.findByText('We couldn’t load your points and progress')).toBeTruthy();
    act(() => services.connection.set('offline'));
    expect(screen.getByText(/^You’re offline/)).toBeTruthy();
    engagement.on(READ, calendarAnswer([doorOf(1)]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await door(/^Door 1/)).toBeTruthy();
  });

  it('asks visitors to sign in, and players to opt in', async () => {
    open(fakeEngagement(), { isPlayer: false });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    const engagement = engagementWith([doorOf(1)]);
    engagement.on(`GET ${ENGAGEMENT_PATHS.player}`, participation(['NOT_OPTED_IN']));
    open(engagement);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opt in' })).toBeTruthy());
    expect(screen.queryByRole('button', { name: /^Door 1/ })).toBeNull();
  });

  it('follows doors that were opened in another tab', async () => {
    const engagement = engagementWith([OPENABLE]);
    open(engagement);
    await door(/^Door 1, ready to open/);
    engagement.on(READ, { ...calendarAnswer([OPENED]), version: 2 });
    act(() => engagement.announce({ type: 'changed', parts: ['calendar'], version: 2 }));
    expect(await door(/^Door 1, opened: 20 points/)).toBeTruthy();
  });
});
