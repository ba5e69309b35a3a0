import { describe, expect, it } from '@jest/globals';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { screen } from '@testing-library/react';
import { placedBet } from '../../placement/placedBet.fixture.ts';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';
import { anEvent, aSnapshot, changes, NOON, upcoming } from '../../sports-feed/board.fixture.ts';
import { feedWorld } from '../../sports-feed/feedWorld.fixture.ts';
import { BetLeg } from '../BetLeg.tsx';
import { useLiveMatches } from './useLiveMatches.ts';

const feed = feedWorld();
const { deliver } = feed;

function Legs({
  bet,
  hasMatchDetails = false,
}: {
  readonly bet: PlacedBetFragment;
  readonly hasMatchDetails?: boolean;
}) {
  const matches = useLiveMatches([bet]);
  return bet.legs.map((leg) => (
    <BetLeg key={leg.event} leg={leg} match={matches.get(leg.event)} hasMatchDetails={hasMatchDetails} />
  ));
}

const open = (bet: PlacedBetFragment) =>
  renderPiece(<Legs bet={bet} />, { services: fakeServices({ path: '/en/sports/bets/', now: NOON }) });
const north = anEvent('north', { score: { home: 2, away: 1 }, minute: 63 });

describe('the progress of a selection', () => {
  it('follows the score and the clock of the feed while the match is in play', () => {
    open(placedBet());
    deliver(aSnapshot([north]));
    expect(screen.getByText('Score 2–1')).toBeTruthy();
    expect(screen.getByText('64′')).toBeTruthy();
    deliver(changes(100, 101, [{ ...north, sequence: 101, score: { home: 2, away: 2 }, minute: 70 }]));
    expect(screen.getByText('Score 2–2')).toBeTruthy();
  });

  it('says when a match starts that is not in play yet, in the time zone of the licence', () => {
    const { unmount } = open(placedBet());
    deliver(aSnapshot([upcoming('north', { startsAt: NOON + 60_000 })]));
    expect(screen.getByText(/^Starts .*:01:00 (CET|UTC|GMT)/)).toBeTruthy();
    unmount();
    // the page of a bet has the start beside the competition
    const bet = placedBet();
    renderPiece(<Legs bet={bet} hasMatchDetails />, { services: fakeServices({ now: NOON }) });
    deliver(aSnapshot([upcoming('north', { startsAt: NOON + 60_000 })]));
    expect(screen.queryByText(/Starts/)).toBeNull();
  });

  it('is not shown without contact to the feed, nor for a settled bet', () => {
    const { unmount } = open(placedBet());
    deliver(aSnapshot([north]));
    deliver(changes(150, 151, []));
    expect(screen.queryByText(/^Score/)).toBeNull();
    unmount();
    open(placedBet({ status: 'SETTLED', legs: placedBet().legs.map((leg) => ({ ...leg, result: 'WON' })) }));
    expect(feed.isConnected()).toBe(false);
  });
});
