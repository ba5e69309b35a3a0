import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { showDialogs } from '@foyer/ui/testing';
import { renderForStaff } from '../../testing/renderForStaff.tsx';
import { PlayerMoneyPage } from './PlayerMoneyPage.tsx';
import type { PlayerBalances } from '@foyer/kernel/balance-answers';

const MONEY: PlayerBalances = {
  playerId: 'player-1',
  brand: 'aurora',
  currency: 'EUR',
  status: 'Active',
  isSelfExcluded: true,
  blocks: [],
  at: '2026-11-21T10:00:00.000Z',
  balances: { version: 7, balance: 50_000, bonus_balance: 300, pending: 0, owed: 0 },
  payout: {
    amount: 50_000,
    shares: [{ kind: 'CARD', accountLabel: '•••• 4242', amount: 50_000, reason: 'REST' }],
  },
};

/** The reason that a disabled button names. */
const reasonOf = (button: string): string | null | undefined =>
  document.getElementById(screen.getByRole('button', { name: button }).getAttribute('aria-describedby') ?? '')
    ?.textContent;

let money: PlayerBalances;
let requests: { path: string; body: Readonly<Record<string, unknown>> }[];
let refusal: string | undefined;
let banks: object;
const realFetch = globalThis.fetch;

showDialogs();
beforeEach(() => {
  money = MONEY;
  requests = [];
  refusal = undefined;
  banks = { connections: [], disconnected: [] };
  globalThis.fetch = (async (path: string, { body = '{}' }: { body?: string } = {}) => {
    if (path.startsWith('/player/banks?')) return { ok: true, status: 200, json: async () => banks };
    requests.push({ path, body: JSON.parse(body) as (typeof requests)[number]['body'] });
    if (refusal !== undefined)
      return { ok: false, status: 409, json: async () => ({ code: refusal, text: '' }) };
    return {
      ok: true,
      status: 200,
      json: async () => (path.endsWith('/payout') ? { amount: 50_000, currency: 'EUR' } : money),
    };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const open = (roles?: readonly string[]) => renderForStaff(<PlayerMoneyPage />, roles);

async function search(user: ReturnType<typeof open>, at = ''): Promise<void> {
  await user.type(screen.getByLabelText(/Email address or player ID/), 'excluded@aurora.test');
  if (at !== '') await user.type(screen.getByLabelText(/Time in UTC/), at);
  await user.click(screen.getByRole('button', { name: 'Search' }));
}

describe('player balance page', () => {
  it('shows balances at a point in time', async () => {
    await search(open(), '2026-11-21T10:00:00Z');
    expect(await screen.findByRole('region', { name: '€500.00' })).toBeTruthy();
    expect(screen.getByText('Active, self-excluded')).toBeTruthy();
    expect(screen.getByText('21 Nov 2026, 10:00:00 UTC')).toBeTruthy();
    expect(screen.getByText('•••• 4242 (Card)')).toBeTruthy();
    expect(await screen.findByText('No bank or wallet is connected to this account.')).toBeTruthy();
    expect(requests).toEqual([
      {
        path: '/money/player',
        body: { brand: 'aurora', who: 'excluded@aurora.test', at: '2026-11-21T10:00:00.000Z' },
      },
    ]);
  });

  it('reloads balances together with the bank connections', async () => {
    const user = open();
    await search(user);
    expect(await screen.findByText('No bank or wallet is connected to this account.')).toBeTruthy();
    banks = {
      connections: [
        { id: 'one', flow: 'BankPayment', linkedAt: '2026-11-20T10:00:00.000Z', isOnlyWayIn: false },
      ],
      disconnected: [],
    };
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('row', { name: /^Bank / })).toBeTruthy();
  });

  it('names the reason while the search and the payout are disabled', async () => {
    money = { ...MONEY, blocks: ['KYC_REQUIRED'] };
    const page = open();
    expect(reasonOf('Search')).toBe('To search, enter a player ID or an email address.');
    await search(page);
    expect(reasonOf('Search')).toBe('');
    await screen.findByRole('button', { name: 'Request payout' });
    expect(reasonOf('Request payout')).toMatch(/^Not possible while the player is blocked/);
  });

  it('rejects an invalid time', async () => {
    await search(open(), 'yesterday');
    expect(screen.getByText(/Use the format/)).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('requests a payout with a reason and the typed amount, reusing the id on a second click', async () => {
    const user = open();
    await search(user);
    await user.click(await screen.findByRole('button', { name: 'Request payout' }));
    const dialog = screen.getByRole('dialog', { name: 'Request a payout of €500.00' });
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Request payout' });
    await user.type(within(dialog).getByLabelText('Reason'), 'Requested by letter');
    expect(confirm.disabled).toBe(true);
    await user.type(within(dialog).getByLabelText(/To confirm, type/), '500');
    refusal = 'PROVIDER_UNAVAILABLE';
    await user.click(confirm);
    expect(await within(dialog).findByText(/payment provider is not responding/)).toBeTruthy();
    refusal = undefined;
    await user.click(confirm);
    expect(await screen.findByText(/€500.00 is reserved/)).toBeTruthy();
    const payouts = requests.filter(({ path }) => path === '/money/player/payout');
    expect(payouts.map(({ body: { id: _id, ...rest } }) => rest)).toEqual(
      Array(2).fill({ brand: 'aurora', who: 'excluded@aurora.test', reason: 'Requested by letter' }),
    );
    expect(payouts[0]?.body['id']).toBe(payouts[1]?.body['id']);
  });

  it.each<[string, Partial<PlayerBalances>, RegExp]>([
    ['can sign in', { payout: { refused: 'PLAYER_CAN_SIGN_IN' } }, /can sign in and withdraw/],
    ['may not be paid', { blocks: ['KYC_REQUIRED'] }, /Identity not confirmed/],
  ])('offers no payout when the player %s', async (_what, change, reason) => {
    money = { ...MONEY, ...change };
    await search(open());
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(
      screen.queryByRole<HTMLButtonElement>('button', { name: 'Request payout' })?.disabled ?? true,
    ).toBe(true);
  });

  it('is read-only for auditors and hidden from squads', async () => {
    await search(open(['auditor']));
    expect(await screen.findByRole('region', { name: '€500.00' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Request payout' })).toBeNull();
    cleanup();
    open(['squad:casino']);
    expect(screen.getByText(/restricted to operators and auditors/)).toBeTruthy();
  });

  it('shows a message when the brand has no player with this id', async () => {
    refusal = 'UNKNOWN_PLAYER';
    await search(open());
    expect(await screen.findByText(/No player of this brand has this/)).toBeTruthy();
  });
});
