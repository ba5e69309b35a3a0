import { describe, expect, it } from '@jest/globals';
import type { FeedMatch, FeedMoment, SportId } from '@foyer/kernel/sports-feed';
import { renderPiece } from '@foyer/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aMatch } from '../../../../features/sports-feed/board.fixture.ts';
import { MatchTracker } from './MatchTracker.tsx';

const goal = (minute: number | null, home: number, away: number, side: FeedMoment['side']): FeedMoment => ({
  minute,
  period: 1,
  side,
  score: { home, away },
  scorer: null,
});
const PLAYED: Partial<FeedMatch> = {
  minute: 33,
  score: { home: 1, away: 1 },
  moments: [goal(30, 1, 1, 'away'), goal(11, 1, 0, 'home')],
  incidents: [
    { kind: 'corner', side: 'home', period: 1, minute: 31 },
    { kind: 'card', side: 'away', period: 1, minute: 20 },
  ],
};

async function show(overrides: Partial<FeedMatch>, sport: SportId = 'football', stale = false) {
  let update: (next: Partial<FeedMatch>) => void = () => undefined;
  function Followed() {
    const [changes, setChanges] = useState(overrides);
    update = (next) => act(() => setChanges(next));
    return <MatchTracker match={aMatch({ ...PLAYED, ...changes })} sport={sport} stale={stale} />;
  }
  renderPiece(<Followed />);
  return { figure: await screen.findByRole('figure'), update: (next: Partial<FeedMatch>) => update(next) };
}
const announced = (): string | null => screen.getByRole('status').textContent;

describe('the tracker of a match', () => {
  it('lists goals, corners and cards in words, the latest first', async () => {
    await show({});
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '32′Corner for north Rovers',
      '31′Goal for north City, 1–1',
      '21′Card for north City',
      '12′Goal for north Rovers, 1–0',
    ]);
  });

  it('announces the latest event, but no attacks', async () => {
    const { figure, update } = await show({});
    expect(announced()).toBe('32′ Corner for north Rovers');
    update({ attack: 'away' });
    expect(within(figure).getByText('north City attacking')).toBeTruthy();
    expect(announced()).toBe('32′ Corner for north Rovers');
    update({ phase: 'break' });
    expect(announced()).toBe('Break: north Rovers 1–1 north City');
  });

  it('does not announce every basket', async () => {
    const { update } = await show({ incidents: [], moments: [goal(3, 2, 0, 'home')] }, 'basketball');
    expect(announced()).toBe('');
    update({ phase: 'ended', score: { home: 80, away: 71 } });
    expect(announced()).toBe('Final score: north Rovers 80–71 north City');
  });

  it('marks goals with their minutes', async () => {
    const { figure } = await show({});
    expect([...figure.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual([
      '12′',
      '31′',
    ]);
  });

  it('shows the points of the latest basket on the side that scored', async () => {
    const moments = [goal(4, 2, 3, 'away'), goal(3, 2, 0, 'home')];
    const { figure } = await show({ incidents: [], score: { home: 2, away: 3 }, moments }, 'basketball');
    expect([...figure.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual([
      '2',
      '3',
      '+3',
    ]);
  });

  it('shows the games of the current set and a mark for each set won', async () => {
    const { figure } = await show(
      { incidents: [], score: { home: 1, away: 0 }, inner: { home: 4, away: 5 }, moments: [] },
      'tennis',
    );
    expect([...figure.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual([
      '4',
      '5',
    ]);
    expect(figure.querySelectorAll('circle')).toHaveLength(1);
  });

  it('leaves out an attack while the feed is silent', async () => {
    const { figure } = await show({ attack: 'home' }, 'football', true);
    expect(within(figure).queryByText(/attacking/)).toBeNull();
    expect(within(figure).getByText(/Corner for north Rovers/)).toBeTruthy();
  });

  it('shows older events on request', async () => {
    const moments = Array.from({ length: 9 }, (_, index) => goal(40 - index, 9 - index, 0, 'home'));
    await show({ incidents: [], moments });
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 9 events' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
  });
});
