import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FeedResult, ResultsMessage } from '@foyer/kernel/sports-results';
import { fakeServices, renderPage } from '@foyer/platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOON } from '../../features/sports-feed/board.fixture.ts';
import { Component } from './SportsResultsPage.tsx';

const RESULT: FeedResult = {
  id: 'hal1',
  competition: 'hal',
  home: 'Rovers',
  away: 'City',
  startsAt: NOON - 7_200_000,
  endedAt: NOON - 1_000_000,
  status: 'PLAYED',
  score: { home: 2, away: 1 },
  periods: [
    { home: 1, away: 1 },
    { home: 1, away: 0 },
  ],
};
const MESSAGE: ResultsMessage = {
  v: 2,
  type: 'results',
  at: NOON,
  competitions: [
    { id: 'hal', sport: 'football', name: 'Halcyon League', country: 'GB' },
    { id: 'lan', sport: 'basketball', name: 'Lanternway League', country: 'US' },
  ],
  results: [
    RESULT,
    { ...RESULT, id: 'lan1', competition: 'lan', home: 'Kites', away: 'Park', status: 'VOID', periods: [] },
  ],
};

const { fetch } = globalThis;
let answers: (object | undefined)[] = [];

beforeEach(() => {
  answers = [];
  globalThis.fetch = () => {
    const body = answers.shift();
    return Promise.resolve({
      ok: body !== undefined,
      status: 200,
      json: () => Promise.resolve(body),
    } as Response); // Only what the adapter reads.
  };
});
afterEach(() => void Object.assign(globalThis, { fetch }));

async function open(search = ''): Promise<void> {
  const services = fakeServices({ path: `/en/sports/results/${search}`, now: NOON });
  renderPage(Component, { services });
  await act(async () => Promise.resolve());
}

describe('the page of results', () => {
  it('lists results by competition with the scores of their periods, and says which match was abandoned', async () => {
    answers = [MESSAGE];
    await open();
    expect(await screen.findByRole('list', { name: /Halcyon League$/ })).toBeTruthy();
    expect(screen.getByText('Rovers – City')).toBeTruthy();
    expect(screen.getByText('1–1, 1–0')).toBeTruthy();
    expect(screen.getByText('Abandoned, stakes returned')).toBeTruthy();
  });

  it('names a walkover', async () => {
    answers = [
      {
        ...MESSAGE,
        results: MESSAGE.results.map((result) => ({ ...result, status: 'VOID', reason: 'WALKOVER' })),
      },
    ];
    await open();
    expect((await screen.findAllByText(/^Walkover, stakes returned/)).length).toBe(MESSAGE.results.length);
  });

  it('lists the sport of the address only', async () => {
    answers = [MESSAGE];
    await open('?sport=basketball');
    expect(await screen.findByText('Kites – Park')).toBeTruthy();
    expect(screen.queryByText('Rovers – City')).toBeNull();
  });

  it('offers another sport when one has no results', async () => {
    answers = [MESSAGE];
    await open('?sport=tennis');
    expect(await screen.findByRole('heading', { name: 'No results in the last 24 hours' })).toBeTruthy();
  });

  it.each([
    ['the feed does not answer', undefined],
    ['the answer is invalid', { v: 1 }],
  ])('can be read again when %s', async (_name, answer) => {
    answers = [answer, MESSAGE];
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Rovers – City')).toBeTruthy();
  });
});
