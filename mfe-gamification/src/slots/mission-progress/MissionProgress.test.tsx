import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { ENGAGEMENT_PATHS, type EngagementBlock, type Mission } from '@foyer/kernel/engagement';
import { fakeServices, renderPiece, signedInSession } from '@foyer/platform/testing';
import { fakeEngagement } from '../../features/engagement/engagement.fixture.ts';
import { missionOf, taskOf } from '../../pages/missions/missions.fixture.ts';
import { countingMissions } from './countingMissions.ts';
import { Component } from './MissionProgress.tsx';

const MISSIONS = `GET ${ENGAGEMENT_PATHS.missions}`;
const GAME = { gameSlug: 'ember-hollow', studioId: 'emberwick' };
const ALL = { games: null, studios: null };

const missionIn = (
  id: string,
  countedGames: Mission['tasks'][number]['countedGames'],
  progress = 4,
): Mission => missionOf(id, { tasks: [taskOf({ progress, ...(countedGames && { countedGames }) })] });
const answerOf = (missions: readonly Mission[], version = 1, blocks: readonly EngagementBlock[] = []) => ({
  missions,
  currency: 'EUR',
  blocks,
  version,
});

afterEach(() => void jest.useRealTimers());

async function show(answer: object, isPlayer = true) {
  const engagement = fakeEngagement();
  engagement.on(MISSIONS, answer);
  const services = fakeServices({}, { engagement });
  services.session.set(isPlayer ? signedInSession() : { status: 'LOGGED_OUT' });
  renderPiece(<Component {...GAME} />, { services });
  await act(async () => undefined);
  return engagement;
}

describe('mission progress beside a game', () => {
  it('shows the progress in the summary and a link to the mission', async () => {
    await show(answerOf([missionIn('a', { games: ['ember-hollow'], studios: null })]));
    expect(await screen.findByText('Mission a: 4 of 12', { selector: 'summary' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View mission', hidden: true }).getAttribute('href')).toBe(
      '/en/missions/?mission=a',
    );
  });

  it('follows the progress, and announces it at most every ten seconds', async () => {
    jest.useFakeTimers();
    const engagement = await show(answerOf([missionIn('a', ALL)]));
    const progressTo = async (progress: number, version: number) => {
      engagement.on(MISSIONS, answerOf([missionIn('a', ALL, progress)], version));
      await act(async () => engagement.announce({ type: 'changed', parts: ['missions'], version }));
    };
    await progressTo(5, 2);
    expect(screen.getByText('Mission a: 5 of 12', { selector: 'summary' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Mission a: 4 of 12');
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    await progressTo(6, 3);
    await act(() => jest.advanceTimersByTimeAsync(3_999));
    expect(screen.getByRole('status').textContent).toBe('Mission a: 4 of 12');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status').textContent).toBe('Mission a: 6 of 12');
  });

  it.each<[string, object, boolean]>([
    ['visitors', answerOf([missionIn('a', ALL)]), false],
    ['players who have not opted in', answerOf([missionIn('a', ALL)], 1, ['NOT_OPTED_IN']), true],
    ['brands without gamification', answerOf([missionIn('a', ALL)], 1, ['FEATURE_OFF']), true],
    ['games that no mission counts', answerOf([missionIn('a', undefined)]), true],
    ['a service that is away', { nonsense: true }, true],
  ])('shows nothing for %s', async (_case, answer, isPlayer) => {
    await show(answer, isPlayer);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('countingMissions', () => {
  it.each<[string, Mission, number]>([
    ['every casino game', missionIn('a', ALL), 1],
    ['the game', missionIn('a', { games: ['ember-hollow'], studios: null }), 1],
    ['another game', missionIn('a', { games: ['vector-nine'], studios: null }), 0],
    ['the studio', missionIn('a', { games: null, studios: ['emberwick'] }), 1],
    ['another studio', missionIn('a', { games: null, studios: ['tidewater'] }), 0],
    ['no casino game', missionIn('a', undefined), 0],
    ['the game, after it was completed', { ...missionIn('a', ALL), label: 'completed' }, 0],
    ['the game, before the player has started it', { ...missionIn('a', ALL), label: 'locked' }, 0],
  ])('finds missions that count %s', (_case, mission, count) =>
    expect(countingMissions([mission], GAME)).toHaveLength(count),
  );

  it('shows at most three, those about fewer games first', () => {
    const general = ['a', 'b', 'c'].map((id) => missionIn(id, ALL));
    const shown = countingMissions(
      [...general, missionIn('d', { games: ['ember-hollow'], studios: null })],
      GAME,
    );
    expect(shown.map(({ mission }) => mission.id)).toEqual(['d', 'a', 'b']);
  });
});
