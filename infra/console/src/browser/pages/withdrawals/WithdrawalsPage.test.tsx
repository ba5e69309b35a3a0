import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { showDialogs } from '@foyer/ui/testing';
import { renderForStaff } from '../../testing/renderForStaff.tsx';
import { WithdrawalsPage } from './WithdrawalsPage.tsx';
import type { WithdrawalCase } from '@foyer/kernel/withdrawal-answers';

const CASE: WithdrawalCase = {
  id: 'group-1',
  brand: 'aurora',
  playerId: 'player-000000001',
  amount: 250_000,
  currency: 'EUR',
  requestedAt: '2026-11-21T10:00:00.000Z',
  state: 'waiting',
  approvalsNeeded: 2,
  reason: 'ABOVE_FOUR_EYES',
  decisions: [],
  shares: [
    {
      id: 'payment-1',
      kind: 'CARD',
      accountLabel: '•••• 4242',
      amount: 250_000,
      fee: 0,
      status: 'Initialized',
      otherName: null,
    },
  ],
  player: {
    status: 'Active',
    kycStatus: 'Done',
    isSelfExcluded: false,
    since: '2026-01-01T00:00:00.000Z',
    blocks: [],
    deposited: 300_000,
    withdrawn: 100_000,
    balance: 5_000,
    name: null,
  },
};

/** The reason that a disabled button names. */
const reasonOf = (button: string): string | null | undefined =>
  document.getElementById(screen.getByRole('button', { name: button }).getAttribute('aria-describedby') ?? '')
    ?.textContent;

let cases: readonly WithdrawalCase[];
let posted: Readonly<Record<string, unknown>>[];
let refusal: string | undefined;
const realFetch = globalThis.fetch;

showDialogs();
beforeEach(() => {
  cases = [CASE];
  posted = [];
  refusal = undefined;
  // fake of the console's server
  globalThis.fetch = (async (_path: string, { body }: { body?: string } = {}) => {
    if (body === undefined) return { ok: true, status: 200, json: async () => ({ withdrawals: cases }) };
    posted.push(JSON.parse(body) as (typeof posted)[number]);
    return refusal === undefined
      ? { ok: true, status: 200, json: async () => ({ outcome: 'SECOND_NEEDED' }) }
      : { ok: false, status: 502, json: async () => ({ code: refusal, text: '' }) };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const open = (roles?: readonly string[]) => renderForStaff(<WithdrawalsPage />, roles);

describe('withdrawals page', () => {
  it('shows the figures for a decision, including net deposits', async () => {
    open();
    const one = await screen.findByRole('region', { name: '€2,500.00 · Aurora, reference group-1' });
    expect(within(one).getByText('€2,000.00')).toBeTruthy();
    expect(within(one).getByText('Needs two approvals')).toBeTruthy();
  });

  it('distinguishes withdrawals of the same amount', async () => {
    cases = [CASE, { ...CASE, id: 'group-2' }];
    open();
    expect(await screen.findByRole('region', { name: /reference group-1$/ })).toBeTruthy();
    expect(screen.getByRole('region', { name: /reference group-2$/ })).toBeTruthy();
  });

  it('states the time of the request in UTC', async () => {
    open();
    expect(await screen.findByText(/^21 Nov 2026, 10:00:00 UTC \(/)).toBeTruthy();
  });

  it('sends a decision with reason and typed amount, reusing the key on a second click', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = screen.getByRole('dialog', { name: 'Approve €2,500.00' });
    const approve = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Approve' });
    expect(within(dialog).getByText(/first of two approvals/)).toBeTruthy();
    for (const fact of ['Aurora', 'player-000000001', '•••• 4242'])
      expect(within(dialog).getByText(fact)).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Reason'), 'Papers are fine');
    expect(approve.disabled).toBe(true);
    await user.type(within(dialog).getByLabelText(/To confirm, type/), '2500');
    refusal = 'PAYMENTS_AWAY';
    await user.click(approve);
    expect(await within(dialog).findByText(/Retrying is safe: the decision takes effect once/)).toBeTruthy();
    refusal = undefined;
    await user.click(approve);
    expect(await screen.findByText(/has its first approval/)).toBeTruthy();
    expect(posted.map(({ key: _key, ...rest }) => rest)).toEqual(
      Array(2).fill({ id: 'payment-1', decision: 'approve', reason: 'Papers are fine' }),
    );
    expect(posted[0]?.['key']).toBe(posted[1]?.['key']);
  });

  it('requires a second approver', async () => {
    cases = [
      {
        ...CASE,
        decisions: [
          {
            staff: 'ann@staff.test',
            decision: 'approve',
            reason: 'Papers are fine',
            at: '2026-11-21T11:00:00.000Z',
            isVoid: false,
          },
        ],
      },
    ];
    open();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true),
    );
    expect(screen.getByText(/You have (already )?approved this/)).toBeTruthy();
    expect(reasonOf('Approve')).toMatch(/^Another operator must do this/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reject' }).disabled).toBe(false);
  });

  it('explains a hold and that earlier approvals no longer count', async () => {
    cases = [
      {
        ...CASE,
        reason: 'HELD_BACK',
        decisions: [
          {
            staff: 'ann@staff.test',
            decision: 'approve',
            reason: 'Papers are fine',
            at: '2026-11-21T11:00:00.000Z',
            isVoid: true,
          },
        ],
      },
    ];
    const user = open();
    expect(await screen.findByText('Approved, then held before payment')).toBeTruthy();
    expect(screen.getByText(/two new approvals are needed/)).toBeTruthy();
    expect(
      screen.getByText('ann@staff.test approved before the hold: Papers are fine. No longer counts.'),
    ).toBeTruthy();
    expect(screen.queryByText(/You have (already )?approved this/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(within(screen.getByRole('dialog')).getByText(/first of two approvals/)).toBeTruthy();
  });

  it('shows both names for a third-party account and recommends asking the player', async () => {
    cases = [
      {
        ...CASE,
        reason: 'OTHER_NAME',
        shares: CASE.shares.map((share) => ({ ...share, otherName: 'Mart Tamm' })),
        player: { ...CASE.player, name: 'Aino Virtanen' },
      },
    ];
    open();
    expect(await screen.findByText('Third-party account')).toBeTruthy();
    expect(
      screen.getByText(
        /The player is Aino Virtanen; the account holder is Mart Tamm\..*Ask the player before you reject/,
      ),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(false);
  });

  it('offers no approval when payouts are blocked', async () => {
    cases = [{ ...CASE, player: { ...CASE.player, blocks: ['KYC_REQUIRED'] } }];
    open();
    expect(await screen.findByText('Identity not confirmed')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
    expect(reasonOf('Approve')).toMatch(/^Not possible while the player is blocked/);
  });

  it('is read-only for auditors and hidden from squads', async () => {
    open(['auditor']);
    expect(await screen.findByRole('region')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    cleanup();
    open(['squad:casino']);
    expect(screen.getByText(/restricted to operators and auditors/)).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });
});
