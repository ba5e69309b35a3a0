import { describe, expect, it } from '@jest/globals';
import { renderPiece } from '@foyer/platform/testing';
import { screen } from '@testing-library/react';
import { placedBet } from '../../placement/placedBet.fixture.ts';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';
import { Settlement } from './Settlement.tsx';

const [openLeg] = placedBet().legs;
const legs = (
  ...results: readonly PlacedBetFragment['legs'][number]['result'][]
): PlacedBetFragment['legs'] =>
  results.flatMap((result) => (openLeg ? { ...openLeg, result, homeScore: 2, awayScore: 1 } : []));

function show(bet: PlacedBetFragment): void {
  renderPiece(<Settlement bet={bet} />);
}

describe('the settlement of a bet', () => {
  it('names score, rule and arithmetic of a won bet', () => {
    show(placedBet({ status: 'SETTLED', returns: 1_900, legs: legs('WON') }));
    expect(screen.getByText('north Rovers 2–1 north City')).toBeTruthy();
    expect(
      screen.getByText('Settled on the score after regular time. Extra time doesn’t count.'),
    ).toBeTruthy();
    expect(screen.getByText('€10.00 × 1.90 = €19.00')).toBeTruthy();
  });

  it('explains a half-won handicap by its market, line and factor', () => {
    const halfWon = legs('HALF_WON').map((leg) => ({
      ...leg,
      kind: 'asianHandicap' as const,
      line: -75,
      price: 1_905,
    }));
    show(placedBet({ status: 'SETTLED', returns: 1_452, legs: halfWon }));
    expect(screen.getByText('Asian handicap · north Rovers −0.75')).toBeTruthy();
    expect(screen.getByText('The handicap is added to the final score.')).toBeTruthy();
    expect(screen.getByText('Half won, half the stake returned: × 1.4525')).toBeTruthy();
  });

  it('shows the arithmetic of a lost bet, too', () => {
    show(placedBet({ status: 'SETTLED', returns: 0, legs: legs('LOST') }));
    expect(screen.getByText('€10.00 × 0.00 = €0.00')).toBeTruthy();
  });

  it('says why a bet was returned, and when its payout was corrected', () => {
    const [leg] = legs('VOID');
    const periods = [
      { __typename: 'SportsScore' as const, home: 2, away: 0 },
      { __typename: 'SportsScore' as const, home: 0, away: 1 },
    ];
    const settled = placedBet({
      status: 'SETTLED',
      returns: 1_000,
      settledAt: '2026-11-21T15:00:00.000Z',
      correctedAt: '2026-11-21T15:02:00.000Z',
      legs: leg ? [{ ...leg, voidReason: 'ABANDONED', periods }] : [],
    });
    show(settled);
    expect(screen.getByText('north Rovers 2–1 north City (2–0, 0–1)')).toBeTruthy();
    expect(screen.getByText('The match was abandoned: selections on it are void.')).toBeTruthy();
    expect(screen.getByText(/^Corrected .+ because a result has changed$/)).toBeTruthy();
  });
});
