import { afterEach, describe, expect, it } from '@jest/globals';
import type { FeedResult, HistoryMessage } from '@foyer/kernel/sports-results';
import { fakeServices, renderPage } from '@foyer/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MatchHistory } from './MatchHistory.tsx';

const browser = { fetch: globalThis.fetch };
afterEach(() => void Object.assign(globalThis, browser));

const result = (
  id: string,
  home: string,
  away: string,
  score: string,
  status: FeedResult['status'] = 'PLAYED',
) => ({
  id,
  competition: 'hal',
  home,
  away,
  startsAt: 1,
  endedAt: 2,
  status,
  score: { home: Number(score[0]), away: Number(score[2]) },
  periods: [],
});
const HISTORY: HistoryMessage = {
  v: 2,
  type: 'history',
  at: 3,
  home: [result('hal1', 'Rovers', 'Town', '2:1'), result('hal2', 'Albion', 'Rovers', '3:0')],
  away: [result('hal3', 'City', 'Town', '1:1'), result('hal4', 'Town', 'City', '0:0', 'VOID')],
  meetings: [],
};

/** Answers of the feed, in order; the last one is repeated. */
function open(...answers: readonly (object | undefined)[]) {
  const asked: string[] = [];
  globalThis.fetch = (path) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    if (typeof path === 'string') asked.push(path);
    return Promise.resolve({
      ok: answer !== undefined,
      status: 503,
      json: () => Promise.resolve(answer),
    } as Response);
  };
  const Component = () => <MatchHistory id="hal5" sides={{ home: 'Rovers', away: 'City' }} />;
  renderPage(Component, { services: fakeServices({ path: '/en/sports/event/hal5/' }) });
  return asked;
}

const rows = (team: string): readonly (string | null)[] =>
  within(screen.getByRole('region', { name: team }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('MatchHistory', () => {
  it('loads earlier matches once they are opened, and gives the form of each side', async () => {
    const asked = open(HISTORY);
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByText('Form and head-to-head'));
    expect(await screen.findByText('No matches yet')).toBeTruthy();
    expect(rows('Rovers')).toEqual(['Rovers – Town2–1Won', 'Albion – Rovers3–0Lost']);
    expect(rows('City')).toEqual(['City – Town1–1Drawn', 'Town – City0–0Abandoned']);
    expect(asked).toEqual(['/sports-feed/matches/hal5/history']);
  });

  it('offers another attempt when they cannot be loaded', async () => {
    open(undefined, HISTORY);
    await userEvent.click(screen.getByText('Form and head-to-head'));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load earlier matches.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No matches yet')).toBeTruthy();
  });
});
