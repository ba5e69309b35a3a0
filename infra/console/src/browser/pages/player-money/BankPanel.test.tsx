import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { showDialogs } from '@foyer/ui/testing';
import { PersonRoot } from '../../state/PersonRoot.tsx';
import { BankPanel } from './BankPanel.tsx';
import type { BankConnection, PlayerBanks } from '@foyer/market/bank-connection-answers';

const BANK: BankConnection = {
  id: '7f0c2a52-7f3e-4f0a-9a53-0a4b6f0d3c11',
  flow: 'BankPayment',
  linkedAt: '2026-11-20T10:00:00.000Z',
  isOnlyWayIn: false,
};
const WALLET: BankConnection = {
  id: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22',
  flow: 'PaymentGateway',
  linkedAt: '2026-11-21T10:00:00.000Z',
  isOnlyWayIn: false,
};
const GONE = {
  id: '3c1d2f5e-2f0b-4b3a-8d53-5f1f0e8f4c33',
  flow: null,
  linkedAt: '2026-10-01T10:00:00.000Z',
  at: '2026-11-01T10:00:00.000Z',
  staff: 'ann@staff.test',
  reason: 'Requested by letter',
};

let banks: PlayerBanks;
let listings: number;
let disconnections: { body: Readonly<Record<string, unknown>> }[];
let refusal: { status: number; code: string } | undefined;
const realFetch = globalThis.fetch;

showDialogs();
beforeEach(() => {
  banks = { connections: [BANK, WALLET], disconnected: [] };
  listings = 0;
  disconnections = [];
  refusal = undefined;
  globalThis.fetch = (async (path: string, { body }: { body?: string } = {}) => {
    if (body === undefined) listings += 1;
    else disconnections.push({ body: JSON.parse(body) as (typeof disconnections)[number]['body'] });
    if (refusal)
      return { ok: false, status: refusal.status, json: async () => ({ code: refusal?.code, text: '' }) };
    return {
      ok: true,
      status: 200,
      json: async () =>
        path === '/player/banks?brand=aurora&playerId=player-1' ? banks : { disconnected: true },
    };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

function open(roles: readonly string[] = ['operator']) {
  render(
    <IntlRoot language="en" messages={{}}>
      <MemoryRouter>
        <PersonRoot person={{ name: 'Ann', email: 'ann@staff.test', roles }}>
          <BankPanel brand="aurora" playerId="player-1" version={1} />
        </PersonRoot>
      </MemoryRouter>
    </IntlRoot>,
  );
  return userEvent.setup();
}

async function openDisconnectDialog(
  user: ReturnType<typeof open>,
  name: RegExp,
): Promise<{ readonly dialog: HTMLElement; readonly confirm: HTMLButtonElement }> {
  await user.click(await screen.findByRole('button', { name }));
  const dialog = screen.getByRole('dialog', { name: /^Disconnect: / });
  return { dialog, confirm: within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Disconnect' }) };
}

describe('bank connections panel', () => {
  it('lists current connections with kind and date, and earlier ones with author and reason', async () => {
    banks = { connections: [BANK, WALLET], disconnected: [GONE] };
    open();
    expect(await screen.findByRole('row', { name: /^Bank \d/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Wallet / })).toBeTruthy();
    const before = within(screen.getByRole('table', { name: 'Disconnected' })).getByRole('row', {
      name: /^Bank or wallet /,
    });
    expect(before.textContent).toContain('ann@staff.test');
    expect(before.textContent).toContain('Requested by letter');
  });

  it('shows an empty state', async () => {
    banks = { connections: [], disconnected: [] };
    open();
    expect(await screen.findByText('No bank or wallet is connected to this account.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('disconnects with a reason and a typed word, reusing the key on a second click', async () => {
    const user = open();
    const { dialog, confirm } = await openDisconnectDialog(user, /^Disconnect Wallet, connected/);
    expect(within(dialog).getByText(/notified by email with instructions to sign in/)).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Reason'), 'Not the player’s');
    expect(confirm.disabled).toBe(true);
    await user.type(within(dialog).getByLabelText(/To confirm, type/), 'disconnect');
    refusal = { status: 502, code: 'SIGN_INS_AWAY' };
    await user.click(confirm);
    expect(await within(dialog).findByText(/Retrying is safe: the request takes effect once/)).toBeTruthy();
    refusal = undefined;
    banks = { connections: [BANK], disconnected: [] };
    await user.click(confirm);
    expect(
      await screen.findByText(/^Disconnected: Wallet, connected .* The player is notified by email\.$/),
    ).toBeTruthy();
    expect(disconnections.map(({ body: { key: _key, ...rest } }) => rest)).toEqual(
      Array(2).fill({
        brand: 'aurora',
        playerId: 'player-1',
        connection: WALLET.id,
        reason: 'Not the player’s',
      }),
    );
    expect(disconnections[0]?.body['key']).toBe(disconnections[1]?.body['key']);
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Wallet / })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bank and wallet sign-in' }));
  });

  it('reloads after another operator disconnected first', async () => {
    const user = open();
    const { dialog, confirm } = await openDisconnectDialog(user, /^Disconnect Bank, connected/);
    await user.type(within(dialog).getByLabelText('Reason'), 'Requested by letter');
    await user.type(within(dialog).getByLabelText(/To confirm, type/), 'disconnect');
    refusal = { status: 404, code: 'UNKNOWN_CONNECTION' };
    const before = listings;
    await user.click(confirm);
    expect(await within(dialog).findByText(/has already been disconnected/)).toBeTruthy();
    expect(listings).toBe(before + 1);
  });

  it('refuses to disconnect the only sign-in method and explains what to do', async () => {
    banks = { connections: [{ ...BANK, isOnlyWayIn: true }], disconnected: [] };
    open();
    expect(await screen.findByText(/Ask the player to sign in once with an email code/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Disconnect/ })).toBeNull();
  });

  it('is read-only for auditors', async () => {
    open(['auditor']);
    expect(await screen.findByRole('row', { name: /^Wallet / })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('retries after a failed request', async () => {
    refusal = { status: 502, code: 'SIGN_INS_AWAY' };
    const user = open();
    expect(await screen.findByText(/The identity service is not responding/)).toBeTruthy();
    refusal = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /^Bank / })).toBeTruthy();
    expect(screen.queryByText(/The identity service is not responding/)).toBeNull();
  });
});
