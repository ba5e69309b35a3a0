import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { answer, fakeServices, renderPiece, signedInSession } from '@foyer/platform/testing';
import { isEnding, timeLeft, WARN_BEFORE_MS, type ReportedLimit } from './sessionCountdown.ts';
import { Component } from './SessionClock.tsx';
import { SessionPositionDocument } from './SessionPosition.generated.ts';

const START = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const at = (minutes: number): string => new Date(START + minutes * MINUTE).toISOString();
const running = (endsAfter: number, periodEndsAfter = 600): ReportedLimit => ({
  remainingSeconds: endsAfter * 60,
  isRunning: true,
  endsAt: at(endsAfter),
  periodEndsAt: at(periodEndsAfter),
});
const paused: ReportedLimit = { ...running(30), isRunning: false, endsAt: null };

describe('the countdown of a session limit', () => {
  it('warns at least two minutes before the end', () =>
    expect(WARN_BEFORE_MS).toBeGreaterThanOrEqual(2 * MINUTE));

  it.each<[string, ReportedLimit, minutes: number, left: number, isEnding: boolean]>([
    ['runs while a game is open', running(30), 10, 20, false],
    ['does not run without a game', paused, 10, 30, false],
    ['warns five minutes before the end', running(30), 25, 5, true],
    ['does not warn earlier', running(30), 24.9, 5.1, false],
    ['is over at the end', running(30), 31, 0, true],
    ['does not warn when the period ends first', running(30, 27), 26, 4, false],
  ])('%s', (_what, limit, minutes, left, isDue) => {
    const now = START + minutes * MINUTE;
    expect([timeLeft(limit, now), isEnding(limit, now)]).toEqual([left * MINUTE, isDue]);
  });
});

describe('the session clock', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('shows the time left, and warns once before the player is signed out', async () => {
    let time = START + 24 * MINUTE;
    const services = fakeServices({}, { now: () => time });
    services.session.set(signedInSession());
    const position = answer(SessionPositionDocument, {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: 'v',
        sessionPosition: {
          __typename: 'SessionPosition',
          startedAt: at(0),
          elapsedSeconds: 0,
          staked: 0,
          returned: 0,
          net: 0,
          currency: 'EUR',
        },
        sessionLimit: {
          __typename: 'SessionLimit',
          id: 'p:session-limit',
          serverTime: at(0),
          ...running(30),
        },
      },
    });
    renderPiece(<Component compact />, { services, mocks: [position] });
    const pass = (ms: number) =>
      act(async () => {
        time += ms;
        await jest.advanceTimersByTimeAsync(1_000);
      });
    await pass(0);
    expect(screen.getByText('0:06:00')).toBeTruthy();
    expect(services.toasts.show).not.toHaveBeenCalled();
    await pass(MINUTE);
    await pass(MINUTE);
    expect(screen.getByText('Signed out in').nextElementSibling?.textContent).toBe('0:04:00');
    expect(services.toasts.show).toHaveBeenCalledTimes(1);
    expect(services.toasts.show).toHaveBeenCalledWith(
      'info',
      expect.stringContaining('signed out on all devices'),
    );
  });
});
