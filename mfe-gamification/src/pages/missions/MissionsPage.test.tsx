import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  actionAnswerSchema,
  ENGAGEMENT_PATHS,
  levelAnswerSchema,
  missionsAnswerSchema,
  pointsAnswerSchema,
  type Mission,
} from '@foyer/kernel/engagement';
import { answer, fakeServices, renderPage, signedInSession } from '@foyer/platform/testing';
import * as v from 'valibot';
import {
  fakeEngagement,
  gateAnswer,
  type FakeEngagement,
} from '../../features/engagement/engagement.fixture.ts';
import { LEVEL, POINTS } from '../../features/engagement/points.fixture.ts';
import { missionOf, taskOf } from './missions.fixture.ts';
import { Component } from './MissionsPage.tsx';
import { MissionGameDocument } from './parts/related-games/RelatedGames.generated.ts';
import { MissionsDocument } from './Missions.generated.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const at = (hours: number): string => new Date(NOON + hours * 3_600_000).toISOString();
const MISSIONS = `GET ${ENGAGEMENT_PATHS.missions}`;

const listOf = (missions: readonly Mission[], version = 1) =>
  v.parse(missionsAnswerSchema, { missions, currency: 'EUR', blocks: [], version });

function serviceWith(missions: readonly Mission[]): FakeEngagement {
  const engagement = fakeEngagement();
  engagement.on(MISSIONS, listOf(missions));
  engagement.on(`GET ${ENGAGEMENT_PATHS.points}`, v.parse(pointsAnswerSchema, POINTS));
  engagement.on(`GET ${ENGAGEMENT_PATHS.level}`, v.parse(levelAnswerSchema, LEVEL));
  return engagement;
}

interface World {
  readonly now?: () => number;
  readonly path?: string;
  readonly protectionMode?: 'strict';
}

function open(
  engagement: FakeEngagement,
  { now = () => NOON, path = '/en/missions/', ...world }: World = {},
) {
  const services = fakeServices({ path, ...world }, { engagement, now });
  services.session.set(signedInSession());
  const game = answer(MissionGameDocument, ({ slug }) => ({
    __typename: 'Query' as const,
    root: {
      __typename: 'Root' as const,
      personalized: {
        __typename: 'Personalized' as const,
        game: slug === 'gone' ? null : { __typename: 'Game' as const, id: slug, slug, name: 'Ember Hollow' },
      },
    },
  }));
  return {
    ...renderPage(Component, { services, mocks: [gateAnswer({}, MissionsDocument), game] }),
    services,
  };
}

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

afterEach(() => void jest.useRealTimers());

describe('missions page (requirements/screens#loyalty)', () => {
  it('groups missions by label, and filters them', async () => {
    open(
      serviceWith([
        missionOf('a'),
        missionOf('b', { state: 'Claimable', label: 'claim', canClaim: true }),
        missionOf('c', { state: 'Locked', label: 'locked', lockedBy: { id: 'a', name: 'Mission a' } }),
        missionOf('d', { state: 'MissedByEnd', label: 'incomplete' }),
        missionOf('e', { state: 'Completed', label: 'completed' }),
      ]),
    );
    await screen.findByRole('article', { name: 'Mission a' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Level 3: Gold',
      'Ready to claim',
      'In progress',
      'Not started',
      'Missed',
      'Completed',
    ]);
    expect((await cardOf('Mission c')).getByText('Unlocks when you complete “Mission a”.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Missed (1)' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'All (5)' }));
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  it.each<[string, Parameters<typeof taskOf>[0], string]>([
    ['rounds', { progress: 4, target: 12 }, '4 of 12'],
    ['money', { counter: 'stake', progress: 250, target: 2_000 }, '€2.50 of €20.00'],
    ['a multiple', { counter: 'multiple', progress: 3, target: 10 }, '3× of 10×'],
    ['days', { counter: 'days', progress: 1, target: 3 }, '1 of 3 days'],
    ['studios', { counter: 'studios', progress: 2, target: 4 }, '2 of 4 studios'],
    ['a completed task', { progress: 12, isCompleted: true }, '12 of 12'],
  ])('shows progress in the unit of the counter: %s', async (_unit, task, text) => {
    open(serviceWith([missionOf('a', { tasks: [taskOf(task)] })]));
    const bar = (await cardOf('Mission a')).getByRole('progressbar', { name: 'Play 12 rounds' });
    expect(bar.getAttribute('aria-valuetext')).toBe(text);
  });

  it('says which limit lowers a target, and that a task is out of reach', async () => {
    const task = taskOf({
      counter: 'stake',
      progress: 0,
      target: 500,
      fullTarget: 2_000,
      cappedBy: 'WAGER',
      isOutOfReach: true,
    });
    open(serviceWith([missionOf('a', { tasks: [task] })]));
    const card = await cardOf('Mission a');
    expect(card.getByText('Lowered from €20.00 to your wager limit')).toBeTruthy();
    expect(card.getByText(/Don’t raise them for a mission/)).toBeTruthy();
  });

  it('shows the reward with its value, the remaining time, and games ready to launch', async () => {
    const relatedGames = [{ slug: 'ember-hollow' }, { slug: 'gone' }];
    open(serviceWith([missionOf('a', { endsAt: at(30), relatedGames })]));
    const card = await cardOf('Mission a');
    expect(card.getByText('50 points (worth €0.50)')).toBeTruthy();
    expect(card.getByText('1 day and 6 hours left')).toBeTruthy();
    const links = await card.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/games/ember-hollow/?play=ready']);
  });

  it('claims a reward: celebrates once, and the focus follows the card', async () => {
    const claimable = missionOf('a', { state: 'Claimable', label: 'claim', canClaim: true, claimBy: at(5) });
    const done = missionOf('a', { state: 'Completed', label: 'completed', completedAt: at(0) });
    const engagement = serviceWith([claimable]);
    engagement.on(`POST ${ENGAGEMENT_PATHS.missions}/a/claim`, () => {
      engagement.on(MISSIONS, listOf([done], 2));
      return { status: 200, body: v.parse(actionAnswerSchema, { mission: done, version: 2 }) };
    });
    const { services } = open(engagement);
    await userEvent.click(await screen.findByRole('button', { name: 'Claim reward' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Completed' })).toBeTruthy();
    expect(services.toasts.show).toHaveBeenCalledWith('success', 'Claimed: 50 points (worth €0.50)');
    expect(document.querySelectorAll('[data-celebration]')).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('Mission a');
  });

  it('starts a mission that needs an opt-in', async () => {
    const engagement = serviceWith([
      missionOf('a', { state: 'AwaitingOptIn', label: 'locked', canOptIn: true }),
    ]);
    engagement.on(`POST ${ENGAGEMENT_PATHS.missions}/a/opt-in`, () => {
      engagement.on(MISSIONS, listOf([missionOf('a')], 2));
      return { status: 200, body: { mission: missionOf('a'), version: 2 } };
    });
    const { services } = open(engagement);
    await userEvent.click(await screen.findByRole('button', { name: 'Start mission' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'In progress' })).toBeTruthy();
    expect(services.toasts.show).toHaveBeenCalledWith('success', 'Mission a: started');
    expect(document.querySelector('[data-celebration]')).toBeNull();
  });

  it('explains a refused claim and one without an answer, and reads the mission again', async () => {
    const engagement = serviceWith([missionOf('a', { state: 'Claimable', label: 'claim', canClaim: true })]);
    const claim = `POST ${ENGAGEMENT_PATHS.missions}/a/claim`;
    engagement.on(claim, () => ({ status: 409, body: { code: 'CLAIM_EXPIRED', blocks: [] } }));
    const { services } = open(engagement);
    const button = await screen.findByRole('button', { name: 'Claim reward' });
    const readings = () =>
      engagement.calls.filter(({ path }) => path.startsWith(`${ENGAGEMENT_PATHS.missions}?`)).length;
    const before = readings();
    await userEvent.click(button);
    expect(services.toasts.show).toHaveBeenCalledWith(
      'warning',
      'The time to claim this reward has run out.',
    );
    engagement.on(claim, () => Promise.reject(new Error('offline')));
    await userEvent.click(button);
    expect(services.toasts.show).toHaveBeenCalledWith('warning', expect.stringMatching(/couldn’t confirm/));
    expect(readings()).toBe(before + 2);
  });

  it('shows progress as soon as the service announces it', async () => {
    const engagement = serviceWith([missionOf('a')]);
    open(engagement);
    await cardOf('Mission a');
    engagement.on(MISSIONS, listOf([missionOf('a', { tasks: [taskOf({ progress: 5 })] })], 2));
    act(() => engagement.announce({ type: 'changed', parts: ['missions'], version: 2 }));
    expect(await screen.findByText('5 of 12')).toBeTruthy();
  });

  it.each<[string, Mission['ribbon'], World, string | null]>([
    ['the end of a mission', 'last-chance', {}, 'Ends soon'],
    [
      'not its end where the licence forbids time pressure',
      'last-chance',
      { protectionMode: 'strict' },
      null,
    ],
    ['that it is new', 'new', { protectionMode: 'strict' }, 'New'],
    ['that it is daily', 'daily', { protectionMode: 'strict' }, 'Daily'],
  ])('marks %s', async (_what, ribbon, world, shown) => {
    open(serviceWith([missionOf('a', { ribbon })]), world);
    const card = await cardOf('Mission a');
    const marks = ['Ends soon', 'New', 'Daily'].filter((mark) => card.queryByText(mark) !== null);
    expect(marks).toEqual(shown === null ? [] : [shown]);
  });

  it('focuses the mission that the address names', async () => {
    open(serviceWith([missionOf('a'), missionOf('b')]), { path: '/en/missions/?mission=b' });
    await cardOf('Mission b');
    expect(document.activeElement?.textContent).toBe('Mission b');
  });

  it('reads the missions again when the time of one is over', async () => {
    jest.useFakeTimers({ now: NOON });
    const engagement = serviceWith([missionOf('a', { state: 'InProgressUntilEnd', endsAt: at(0.001) })]);
    open(engagement, { now: Date.now });
    await cardOf('Mission a');
    engagement.on(MISSIONS, listOf([missionOf('a', { state: 'MissedByEnd', label: 'incomplete' })], 2));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText('The mission ended before you completed it.')).toBeTruthy();
  });

  it('keeps the missions with a notice while they cannot be updated', async () => {
    const engagement = serviceWith([missionOf('a')]);
    const { services } = open(engagement);
    await cardOf('Mission a');
    engagement.on(MISSIONS, () => ({ status: 503, body: undefined }));
    act(() => engagement.announce({ type: 'changed', parts: ['missions'], version: 2 }));
    expect(await screen.findByText(/We couldn’t update this/)).toBeTruthy();
    act(() => services.connection.set('offline'));
    expect(await screen.findByText(/You’re offline/)).toBeTruthy();
    expect(await cardOf('Mission a')).toBeTruthy();
  });

  it('explains an empty list and a failure', async () => {
    const { unmount } = open(serviceWith([]));
    expect(await screen.findByText('No missions right now')).toBeTruthy();
    unmount();
    const engagement = serviceWith([]);
    engagement.on(MISSIONS, () => ({ status: 503, body: undefined }));
    open(engagement);
    expect(await screen.findByText('We couldn’t load this')).toBeTruthy();
  });

  it('shows level, balance, earning rule and the pages of the history', async () => {
    const engagement = serviceWith([missionOf('a')]);
    open(engagement);
    const level = await screen.findByRole('progressbar', { name: 'To level 4: Platinum' });
    expect([level.getAttribute('aria-valuenow'), level.getAttribute('aria-valuemax')]).toEqual([
      '1000',
      '2000',
    ]);
    expect(screen.getByText('1,000 points to go')).toBeTruthy();
    expect(screen.getByText('Worth €12.50 in the rewards shop. Points never expire.')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Points' }));
    expect(await screen.findByText('Casino: 1 point for each €1.00 of real money staked')).toBeTruthy();
    const [entry] = POINTS.history;
    if (!entry) throw new Error('no entry');
    engagement.on(`GET ${ENGAGEMENT_PATHS.points}`, ({ path }: { path: string }) => ({
      status: 200,
      body: path.includes('before=7')
        ? { ...POINTS, history: [entry, { ...entry, id: 'a', amount: -20, reason: 'purchase' }], next: null }
        : POINTS,
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier entries' }));
    expect(await screen.findByText('Rewards shop: First rounds')).toBeTruthy();
    expect(screen.getAllByText('Mission: First rounds')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull();
  });
});
