import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReconciledDay, ReconciliationRun, Reconciliations } from '@foyer/kernel/reconciliation-answers';
import { cleanup, screen, within } from '@testing-library/react';
import { renderForStaff } from '../../testing/renderForStaff.tsx';
import { ReconciliationPage } from './ReconciliationPage.tsx';

const EQUAL: ReconciledDay = {
  brand: 'tuli',
  day: '2026-11-21',
  at: '2026-11-22T00:31:00.000Z',
  rows: 12,
  breaks: 0,
  isResolved: false,
  lines: [],
};
const DIFFERENT: ReconciledDay = {
  ...EQUAL,
  brand: 'aurora',
  breaks: 51,
  lines: [
    {
      kind: 'MISSING_IN_LEDGER',
      type: 'captured',
      providerPaymentId: 'pay-1',
      reference: 'order-1',
      currency: 'EUR',
      ours: null,
      theirs: 4_200,
    },
  ],
};

let answer: Reconciliations | undefined;
const RUN: ReconciliationRun = {
  brand: 'aurora',
  day: '2026-11-21',
  rows: 2,
  theirs: 0,
  ours: 0,
  difference: 0,
  breaks: 0,
};

let compared: { readonly status: number; readonly body: object };
let posted: unknown[];
const realFetch = globalThis.fetch;

beforeEach(() => {
  posted = [];
  answer = { days: [DIFFERENT, EQUAL], waiting: [] };
  compared = { status: 200, body: { ...RUN, breaks: 1 } };
  // fake of the console's server
  globalThis.fetch = (async (_path: string, { body }: { body?: string } = {}) => {
    if (body === undefined)
      return answer
        ? { ok: true, status: 200, json: async () => answer }
        : { ok: false, status: 502, json: async () => ({ code: 'PAYMENTS_AWAY' }) };
    posted.push(JSON.parse(body));
    return { ok: compared.status === 200, status: compared.status, json: async () => compared.body };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const open = (roles?: readonly string[]) => renderForStaff(<ReconciliationPage />, roles);

describe('reconciliation page', () => {
  it('shows differing payments with amounts beside matched days', async () => {
    open();
    const day = await screen.findByRole('region', { name: 'Aurora, 2026-11-21' });
    expect(within(day).getByText('51 unmatched lines', { selector: 'span, div, p' })).toBeTruthy();
    expect(
      within(day).getByRole('row', { name: /order-1, captured Missing in the ledger €42\.00 none/ }),
    ).toBeTruthy();
    expect(within(day).getByText('Showing the first 1.')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Tuli, 2026-11-21 12 Matched/ })).toBeTruthy();
  });

  it('compares a day again and reports it resolved', async () => {
    const user = open(['auditor']);
    await user.click(await screen.findByRole('button', { name: 'Compare again' }));
    expect(await screen.findByText('Aurora, 2026-11-21 compared again: differences remain.')).toBeTruthy();
    compared = { status: 503, body: { code: 'SETTLEMENT_REPORT_UNAVAILABLE' } };
    await user.click(screen.getByRole('button', { name: 'Compare again' }));
    expect(await screen.findByText(/settlement report is not available/)).toBeTruthy();
    compared = { status: 200, body: RUN };
    answer = { days: [{ ...DIFFERENT, breaks: 0, lines: [], isResolved: true }], waiting: [] };
    await user.click(screen.getByRole('button', { name: 'Compare again' }));
    expect(
      await screen.findByText(/Aurora, 2026-11-21 compared again: no differences\. The alert is resolved/),
    ).toBeTruthy();
    expect(await screen.findByRole('row', { name: /Resolved/ })).toBeTruthy();
    expect(posted).toEqual(Array(3).fill({ brand: 'aurora', day: '2026-11-21' }));
  });

  it('shows empty, waiting and error states', async () => {
    answer = { days: [], waiting: [{ brand: 'tuli', day: '2026-11-21' }] };
    open();
    expect(await screen.findByText('No days compared yet')).toBeTruthy();
    cleanup();
    answer = { days: [EQUAL], waiting: [{ brand: 'zephyra', day: '2026-11-21' }] };
    open();
    expect(await screen.findByText('Zephyra, 2026-11-21. Retried every 15 minutes.')).toBeTruthy();
    cleanup();
    answer = undefined;
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('is hidden from squads', () => {
    open(['squad:casino']);
    expect(screen.getByText(/restricted to operators and auditors/)).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });
});
