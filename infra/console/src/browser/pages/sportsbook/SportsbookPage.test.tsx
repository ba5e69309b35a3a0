import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SportsRisk } from '@foyer/kernel/sports-risk-answers';
import { showDialogs } from '@foyer/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { renderForStaff } from '../../testing/renderForStaff.tsx';
import { SportsbookPage } from './SportsbookPage.tsx';

const AT = '2026-11-29T10:00:00Z';
const REQUEST: SportsRisk['requests'][number] = {
  id: 5,
  eventId: 'fpl1',
  kind: 'CORRECT',
  market: null,
  line: null,
  home: 2,
  away: 1,
  bets: 12,
  reason: 'Wrong scorer',
  staff: 'bob@staff.test',
  at: AT,
  approvalsNeeded: 2,
  status: 'WAITING',
  decidedBy: null,
};
const RISK: SportsRisk = {
  events: [
    {
      eventId: 'fpl1',
      competition: 'Northern League',
      home: 'Harbour',
      away: 'Valley',
      startsAt: AT,
      selections: 3,
      highest: 250_000,
      outcomes: [
        { kind: 'asianTotal', line: 275, outcome: 'over', bets: 3, stake: 100_000, liability: 250_000 },
      ],
    },
  ],
  largest: [
    {
      id: 'bet-1',
      brand: 'caravel',
      playerId: 'player-9',
      currency: 'CAD',
      stake: 5_000,
      possibleReturns: 20_000,
      possibleReturnsInEuro: 13_157,
      legs: 3,
      openLegs: 2,
      placedAt: AT,
    },
  ],
  boostedOdds: [{ id: 'derby', brand: 'aurora', bets: 4, stake: 4_000, liability: 12_000, extra: 4_000 }],
  metrics: {
    since: AT,
    placed: 90,
    refusals: [
      { reason: 'PRICE_CHANGED', count: 10 },
      { reason: 'OF_A_NEWER_API', count: 0 },
    ],
    meanAcceptSeconds: 0.02,
    fastShare: 0.98,
    settlementLagSeconds: 3.4,
    feedAgeSeconds: null,
  },
  suspensions: [
    {
      id: 7,
      brand: null,
      scope: 'MARKET',
      target: 'fpl1',
      kind: 'total',
      line: 250,
      reason: 'Odds too high',
      staff: 'bob@staff.test',
      at: AT,
    },
  ],
  requests: [REQUEST],
  limits: [
    {
      brand: 'caravel',
      market: null,
      playerId: 'player-9',
      currency: 'CAD',
      maxStake: 5_000,
      maxPayout: null,
      staff: 'bob@staff.test',
      at: AT,
    },
  ],
  operations: [
    {
      id: 1,
      action: 'SUSPEND',
      subject: 'scope MARKET, target fpl1',
      reason: 'Odds too high',
      staff: 'bob@staff.test',
      outcome: 'SUSPENDED',
      at: AT,
    },
  ],
};

let risk: SportsRisk;
let posted: { readonly path: string; readonly body: Record<string, unknown> }[];
let refusal: string | undefined;
const realFetch = globalThis.fetch;
showDialogs();
beforeEach(() => {
  risk = RISK;
  posted = [];
  refusal = undefined;
  globalThis.fetch = (async (path: string, { body }: { body?: string } = {}) => {
    if (body === undefined) return { ok: true, status: 200, json: async () => risk };
    posted.push({ path, body: JSON.parse(body) as Record<string, unknown> }); // Sent by the page.
    return refusal === undefined
      ? { ok: true, status: 200, json: async () => ({ outcome: 'SECOND_NEEDED' }) }
      : { ok: false, status: 409, json: async () => ({ code: refusal, text: '' }) };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const open = (roles?: readonly string[]) => renderForStaff(<SportsbookPage />, roles);
/** The sent actions, without their keys. */
const sent = (): readonly object[] =>
  posted.map(({ path, body: { key: _key, ...body } }) => ({ path, ...body }));

describe('the sportsbook page', () => {
  it('shows the liability by match and outcome in euro, and the largest bets in their currency', async () => {
    const user = open();
    expect((await screen.findAllByText('€2,500.00')).length).toBeGreaterThan(0);
    await user.click(screen.getByText('1 outcome of Harbour – Valley'));
    expect(screen.getByText('Asian total 2.75')).toBeTruthy();
    expect(screen.getByText('2 of 3 open')).toBeTruthy();
    expect(screen.getByText(/200\.00/)).toBeTruthy();
  });

  it('shows the liability of boosted odds', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Open bets at boosted odds' }));
    expect(table.getByText('derby')).toBeTruthy();
    expect(table.getByText('€120.00')).toBeTruthy();
    expect(table.getAllByText('€40.00')).toHaveLength(2);
  });

  it('shows bets, refusals by reason, times and lags', async () => {
    const user = open();
    await user.click(await screen.findByRole('tab', { name: 'Metrics' }));
    expect(screen.getByText('0.02 s')).toBeTruthy();
    expect(screen.getByText('98%')).toBeTruthy();
    expect(screen.getByText('3.40 s')).toBeTruthy();
    expect(screen.getByText('No data yet')).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Refusals by reason' }));
    expect(table.getByText('Price changed')).toBeTruthy();
    expect(table.getByText('OF_A_NEWER_API')).toBeTruthy();
    expect(table.getByText('10%')).toBeTruthy();
  });

  it('voids a match that is in no list', async () => {
    const user = open();
    await screen.findByRole('tab', { name: 'Liability' });
    const [first] = screen.getAllByRole('button', { name: 'Void or correct' });
    if (first) await user.click(first);
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Match ID'), 'nba7');
    await user.type(dialog.getByLabelText('Reason'), 'Not played');
    await user.click(dialog.getByRole('button', { name: 'Void the match' }));
    expect(await screen.findByText(/Another operator must approve/)).toBeTruthy();
    expect(sent()).toMatchObject([{ path: '/sports/result', eventId: 'nba7', kind: 'VOID_MATCH' }]);
  });

  it('suspends the match of a row with a reason, by keyboard', async () => {
    const user = open();
    (await screen.findByRole('button', { name: 'Suspend' })).focus();
    await user.keyboard('{Enter}');
    const dialog = within(screen.getByRole('dialog', { name: 'Suspend betting' }));
    const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Suspend' });
    expect(submit.disabled).toBe(true);
    dialog.getByLabelText('Reason').focus();
    await user.keyboard('Price error');
    submit.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/must approve it/)).toBeTruthy();
    expect(sent()).toEqual([
      {
        path: '/sports/suspension',
        brand: null,
        scope: 'EVENT',
        target: 'fpl1',
        market: null,
        line: null,
        reason: 'Price error',
      },
    ]);
  });

  it('suspends one line of a market for one brand', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Suspend betting' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Scope'), 'MARKET');
    await user.selectOptions(dialog.getByLabelText('Brand'), 'tuli');
    await user.type(dialog.getByLabelText('Match ID'), 'fpl1');
    await user.selectOptions(dialog.getByLabelText('Market'), 'asianHandicap');
    await user.type(dialog.getByLabelText(/^Line/), '-1,25');
    await user.type(dialog.getByLabelText('Reason'), 'Price error');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(sent()).toMatchObject([
      { brand: 'tuli', scope: 'MARKET', target: 'fpl1', market: 'asianHandicap', line: -125 },
    ]);
  });

  it('resumes a suspension, and shows why it cannot', async () => {
    const user = open();
    await user.click(await screen.findByRole('tab', { name: 'Suspensions (1)' }));
    expect(screen.getByText('Market of a match: fpl1, Total 2.5')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    const dialog = within(screen.getByRole('dialog', { name: /^Resume betting/ }));
    await user.type(dialog.getByLabelText('Reason'), 'Corrected');
    refusal = 'NOT_SUSPENDED';
    await user.click(dialog.getByRole('button', { name: 'Resume' }));
    expect(await dialog.findByText(/already been resumed/)).toBeTruthy();
    expect(sent()).toEqual([{ path: '/sports/resumption', id: 7, reason: 'Corrected' }]);
  });

  it('corrects a score with its periods, and not before they are complete', async () => {
    const user = open();
    await screen.findByRole('tab', { name: 'Liability' });
    const [, ofRow] = screen.getAllByRole('button', { name: 'Void or correct' });
    if (ofRow) await user.click(ofRow);
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Result'), 'CORRECT');
    await user.type(dialog.getByLabelText('Final score'), '2-1');
    await user.type(dialog.getByLabelText('Score by period or set'), '1-0, x');
    expect(dialog.getByText('Enter up to nine scores, for example 1-0, 1-1.')).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Correct the score' }).disabled).toBe(true);
    await user.clear(dialog.getByLabelText('Score by period or set'));
    await user.type(dialog.getByLabelText('Score by period or set'), '1-0, 1-1');
    await user.type(dialog.getByLabelText('Reason'), 'Wrong scorer');
    await user.click(dialog.getByRole('button', { name: 'Correct the score' }));
    expect(await screen.findByText(/Another operator must approve/)).toBeTruthy();
    expect(sent()).toEqual([
      {
        path: '/sports/result',
        eventId: 'fpl1',
        kind: 'CORRECT',
        market: null,
        line: null,
        home: 2,
        away: 1,
        periods: [
          { home: 1, away: 0 },
          { home: 1, away: 1 },
        ],
        reason: 'Wrong scorer',
      },
    ]);
  });

  it('corrects a finishing order with a tie', async () => {
    const user = open();
    await screen.findByRole('tab', { name: 'Liability' });
    const [, ofRow] = screen.getAllByRole('button', { name: 'Void or correct' });
    if (ofRow) await user.click(ofRow);
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Result'), 'CORRECT_ORDER');
    await user.type(dialog.getByLabelText('Finishing order'), '3, 3');
    expect(dialog.getByText(/^Enter each runner once/)).toBeTruthy();
    await user.clear(dialog.getByLabelText('Finishing order'));
    await user.type(dialog.getByLabelText('Finishing order'), '3, 1=5');
    await user.type(dialog.getByLabelText('Reason'), 'Stewards');
    await user.click(dialog.getByRole('button', { name: 'Correct the finishing order' }));
    await screen.findByText(/Another operator must approve/);
    expect(sent()).toMatchObject([{ kind: 'CORRECT_ORDER', order: '3, 1=5', home: null, periods: null }]);
  });

  it('approves the result of another operator', async () => {
    const user = open();
    await user.click(await screen.findByRole('tab', { name: 'Results (1 waiting)' }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve: Correct the score: 2-1, fpl1' }));
    expect(dialog.getByText('12 bets are settled or corrected with this result.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason'), 'Checked the video');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(sent()).toMatchObject([{ path: '/sports/result/decision', id: 5, decision: 'approve' }]);
  });

  it('offers no approval to the operator who entered the result', async () => {
    risk = { ...RISK, requests: [{ ...REQUEST, staff: 'ann@staff.test' }] };
    const user = open();
    await user.click(await screen.findByRole('tab', { name: 'Results (1 waiting)' }));
    expect(screen.getByText('Your request. Another operator must approve.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeTruthy();
  });

  it('changes the limit of a player in the currency of the brand', async () => {
    const user = open();
    await user.click(await screen.findByRole('tab', { name: 'Limits (1)' }));
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const dialog = within(screen.getByRole('dialog'));
    const stake = dialog.getByLabelText<HTMLInputElement>(/^Maximum stake \(CAD\)/);
    expect(stake.value).toBe('50');
    await user.clear(stake);
    await user.type(dialog.getByLabelText(/^Maximum payout \(CAD\)/), '120.50');
    await user.type(dialog.getByLabelText('Reason'), 'Reviewed');
    await user.click(dialog.getByRole('button', { name: 'Set a limit' }));
    expect(sent()).toEqual([
      {
        path: '/sports/limit',
        brand: 'caravel',
        market: null,
        playerId: 'player-9',
        maxStake: null,
        maxPayout: 12_050,
        reason: 'Reviewed',
      },
    ]);
  });

  it('lets an auditor read everything and change nothing', async () => {
    const user = open(['auditor']);
    await user.click(await screen.findByRole('tab', { name: 'Audit log' }));
    expect(screen.getByText('Market of a match, fpl1')).toBeTruthy();
    for (const name of ['Suspend betting', 'Void or correct', 'Set a limit'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Suspensions (1)' }));
    expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
  });

  it('is closed to support agents', () => {
    open(['support']);
    expect(screen.getByText('Only operators and auditors can open the sportsbook.')).toBeTruthy();
  });

  it('explains empty lists', async () => {
    risk = {
      events: [],
      largest: [],
      boostedOdds: [],
      metrics: { ...RISK.metrics, placed: 0, refusals: [], meanAcceptSeconds: null, fastShare: null },
      suspensions: [],
      requests: [],
      limits: [],
      operations: [],
    };
    const user = open();
    expect(await screen.findByText('No open bets')).toBeTruthy();
    for (const [tab, title] of [
      ['Suspensions (0)', 'No active suspensions'],
      ['Results (0 waiting)', 'No results entered by staff'],
      ['Limits (0)', 'No limits set'],
      ['Metrics', 'No bets refused'],
      ['Audit log', 'No operations yet'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name: tab }));
      expect(screen.getByText(title)).toBeTruthy();
    }
  });
});
