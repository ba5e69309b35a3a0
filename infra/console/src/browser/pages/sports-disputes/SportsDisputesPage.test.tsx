import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import type { DisputeCase } from '@foyer/kernel/sports-dispute-answers';
import { showDialogs } from '@foyer/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PersonRoot } from '../../state/PersonRoot.tsx';
import { SportsDisputesPage } from './SportsDisputesPage.tsx';

const DISPUTE: DisputeCase = {
  id: 7,
  brand: 'aurora',
  playerId: 'player-1',
  betId: 'bet-1',
  reason: 'RESULT',
  message: 'The goal was disallowed',
  createdAt: '2026-11-21T15:10:00.000Z',
  snapshot: {
    placedAt: '2026-11-21T12:00:00.000Z',
    settledAt: '2026-11-21T15:00:00.000Z',
    correctedAt: null,
    currency: 'EUR',
    sizes: [1],
    bankers: [],
    stake: 1_000,
    stakePerLine: 1_000,
    cashedOut: 0,
    boost: 0,
    possibleReturns: 0,
    returns: 0,
    legs: [
      {
        event: 'north',
        sport: 'football',
        competition: 'Halcyon League',
        home: 'Rovers',
        away: 'City',
        startsAt: '2026-11-21T13:00:00.000Z',
        kind: 'total',
        line: 250,
        outcome: 'over',
        price: 1_905,
        player: null,
        parts: [],
        result: 'LOST',
        resultNumber: 2,
        voidReason: null,
        homeScore: 0,
        awayScore: 1,
        periods: [{ home: 0, away: 1 }],
        statistics: {
          corners: { home: 4, away: 5 },
          cards: { home: 1, away: 0 },
          scorers: ['A. Vale'],
        },
        resultAt: '2026-11-21T14:50:00.000Z',
      },
    ],
    lines: [{ legs: [0], returns: 0 }],
  },
};

/** A placed runner, each way. */
const RACE: DisputeCase = {
  ...DISPUTE,
  snapshot: {
    ...DISPUTE.snapshot,
    legs: DISPUTE.snapshot.legs.map((leg) => ({
      ...leg,
      result: 'PLACED',
      homeScore: null,
      awayScore: null,
      periods: [],
      statistics: null,
      terms: {
        eachWay: '1/5, 3',
        deadHeat: '1/2',
        placeDeadHeat: null,
        deduction: 15,
        finishers: ['1. Amber Isle', '2. Silver Echo'],
      },
    })),
    lines: [
      { part: 'WIN', legs: [0], returns: 0 },
      { part: 'PLACE', legs: [0], returns: 925 },
    ],
  },
};

let cases: readonly DisputeCase[];
let answers: unknown[];
const realFetch = globalThis.fetch;
showDialogs();
beforeEach(() => {
  answers = [];
  cases = [DISPUTE];
  globalThis.fetch = (async (path: string, { body }: { body?: string } = {}) => {
    const isAnswer = path === '/player/sports-disputes/answer';
    if (isAnswer) answers.push(JSON.parse(body ?? ''));
    return {
      ok: true,
      status: 200,
      json: async () => (isAnswer ? { status: 'REJECTED' } : { cases: answers.length === 0 ? cases : [] }),
    };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

function open(roles: readonly string[]) {
  render(
    <IntlRoot language="en-GB" messages={{}}>
      <MemoryRouter>
        <PersonRoot person={{ email: 'ann@staff.test', name: 'Ann', roles: [...roles] }}>
          <SportsDisputesPage />
        </PersonRoot>
      </MemoryRouter>
    </IntlRoot>,
  );
}

describe('the page of sports disputes', () => {
  it('shows the bet, its results and the calculation', async () => {
    open(['support']);
    const legs = within(await screen.findByRole('table', { name: 'Selections of bet bet-1' }));
    for (const cell of ['total · 2.50 · over', '1.905', '0–1 (0–1)', 'LOST, result no. 2'])
      expect(legs.getByText(cell)).toBeTruthy();
    expect(legs.getByText('Corners 4–5, cards 1–0, scorers: A. Vale')).toBeTruthy();
    expect(screen.getByText('The goal was disallowed')).toBeTruthy();
    expect(screen.getByText('€10.00 on selections 1 returned €0.00')).toBeTruthy();
  });

  it('shows the selections of a bet builder with their results', async () => {
    const [leg] = DISPUTE.snapshot.legs;
    if (!leg) throw new Error('The bet has no selection.');
    const parts = [
      { kind: 'winner', line: null, outcome: 'home', player: null, result: 'LOST' },
      { kind: 'anytimeScorer', line: null, outcome: 'h9', player: 'A. Vale', result: 'WON' },
    ];
    cases = [
      {
        ...DISPUTE,
        snapshot: {
          ...DISPUTE.snapshot,
          legs: [{ ...leg, kind: 'builder', line: null, outcome: 'all', parts }],
        },
      },
    ];
    open(['support']);
    expect(await screen.findByText('builder: winner · home LOST; anytimeScorer · A. Vale WON')).toBeTruthy();
  });

  it('shows the finishing order, the terms and both parts of an each-way bet', async () => {
    cases = [RACE];
    open(['support']);
    const legs = within(await screen.findByRole('table', { name: 'Selections of bet bet-1' }));
    expect(legs.getByText('1. Amber Isle, 2. Silver Echo')).toBeTruthy();
    expect(
      legs.getByText('Each way 1/5, 3, dead heat 1/2, dead heat of the place –, deduction 15 %'),
    ).toBeTruthy();
    expect(screen.getByText('€10.00 on selections 1 returned €0.00')).toBeTruthy();
    expect(screen.getByText('Place: €10.00 on selections 1 returned €9.25')).toBeTruthy();
  });

  it('stores an answer to the player with a reason for the audit', async () => {
    open(['support']);
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = within(screen.getByRole('dialog'));
    const [answer, reason, word] = dialog.getAllByRole('textbox');
    await userEvent.type(reason as HTMLElement, 'checked with the league');
    await userEvent.type(word as HTMLElement, 'player-1');
    const send = dialog.getByRole('button', { name: 'Reject' });
    expect(send).toHaveProperty('disabled', true);
    await userEvent.type(answer as HTMLElement, 'The goal counted.');
    await userEvent.click(send);
    expect(await screen.findByText('Answer stored. player-1 receives an email.')).toBeTruthy();
    expect(answers).toEqual([
      expect.objectContaining({
        id: 7,
        decision: 'REJECTED',
        answer: 'The goal counted.',
        reason: 'checked with the league',
      }),
    ]);
    expect(await screen.findByText('No open disputes')).toBeTruthy();
  });

  it('is closed to auditors', () => {
    open(['auditor']);
    expect(screen.getByText('Support agents and operators answer disputes.')).toBeTruthy();
  });
});
