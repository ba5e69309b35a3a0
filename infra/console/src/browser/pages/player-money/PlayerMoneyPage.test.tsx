import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { showDialogs } from '@foyer/ui/testing';
import { PersonRoot } from '../../state/PersonRoot.tsx';
import { PlayerMoneyPage } from './PlayerMoneyPage.tsx';
import type { PlayerMoney } from './wire.ts';

const MONEY: PlayerMoney = {
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

let money: PlayerMoney;
let asked: { path: string; body: Readonly<Record<string, unknown>> }[];
let refusal: string | undefined;
let banks: object;
const realFetch = globalThis.fetch;

showDialogs();
beforeEach(() => {
  money = MONEY;
  asked = [];
  refusal = undefined;
  banks = { connections: [], disconnected: [] };
  globalThis.fetch = (async (path: string, { body = '{}' }: { body?: string } = {}) => {
    if (path.startsWith('/player/banks?')) return { ok: true, status: 200, json: async () => banks };
    asked.push({ path, body: JSON.parse(body) as (typeof asked)[number]['body'] });
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

function open(roles: readonly string[] = ['operator']) {
  render(
    <IntlRoot language="en" messages={{}}>
      <MemoryRouter>
        <PersonRoot person={{ name: 'Ann', email: 'ann@staff.test', roles }}>
          <PlayerMoneyPage />
        </PersonRoot>
      </MemoryRouter>
    </IntlRoot>,
  );
  return userEvent.setup();
}

async function look(user: ReturnType<typeof open>, at = ''): Promise<void> {
  await user.type(screen.getByLabelText(/E-mail address or player id/), 'excluded@aurora.test');
  if (at !== '') await user.type(screen.getByLabelText(/Instant, UTC/), at);
  await user.click(screen.getByRole('button', { name: 'Look' }));
}

describe('a player’s money', () => {
  it('is shown as it was at an instant', async () => {
    await look(open(), '2026-11-21T10:00:00Z');
    expect(await screen.findByRole('region', { name: '€500.00' })).toBeTruthy();
    expect(screen.getByText('Active, self-excluded')).toBeTruthy();
    expect(await screen.findByText('No bank or wallet opens this account.')).toBeTruthy();
    expect(asked).toEqual([
      {
        path: '/money/player',
        body: { brand: 'aurora', who: 'excluded@aurora.test', at: '2026-11-21T10:00:00.000Z' },
      },
    ]);
  });

  it('is looked at anew with its ways in, the player may have shown something meanwhile', async () => {
    const user = open();
    await look(user);
    expect(await screen.findByText('No bank or wallet opens this account.')).toBeTruthy();
    banks = {
      connections: [
        { id: 'one', flow: 'BankPayment', linkedAt: '2026-11-20T10:00:00.000Z', isOnlyWayIn: false },
      ],
      disconnected: [],
    };
    await user.click(screen.getByRole('button', { name: 'Look' }));
    expect(await screen.findByRole('row', { name: /^Bank / })).toBeTruthy();
  });

  it('is not asked for at an instant that is none', async () => {
    await look(open(), 'yesterday');
    expect(screen.getByText(/Write it as in/)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('is asked for with a reason and the amount by hand, and the same id when it is pressed again', async () => {
    const user = open();
    await look(user);
    await user.click(await screen.findByRole('button', { name: 'Ask for a payout' }));
    const dialog = screen.getByRole('dialog', { name: 'Ask for a payout of €500.00' });
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Ask for a payout' });
    await user.type(within(dialog).getByLabelText('Reason, for the record'), 'Asked by letter');
    expect(confirm.disabled).toBe(true);
    await user.type(within(dialog).getByLabelText(/To confirm, type/), '500');
    refusal = 'PROVIDER_UNAVAILABLE';
    await user.click(confirm);
    expect(await within(dialog).findByText(/payment service does not answer/)).toBeTruthy();
    refusal = undefined;
    await user.click(confirm);
    expect(await screen.findByText(/€500.00 is put by/)).toBeTruthy();
    const payouts = asked.filter(({ path }) => path === '/money/player/payout');
    expect(payouts.map(({ body: { id: _id, ...rest } }) => rest)).toEqual(
      Array(2).fill({ brand: 'aurora', who: 'excluded@aurora.test', reason: 'Asked by letter' }),
    );
    expect(payouts[0]?.body['id']).toBe(payouts[1]?.body['id']);
  });

  it.each<[string, Partial<PlayerMoney>, RegExp]>([
    ['can sign in', { payout: { refused: 'PLAYER_CAN_SIGN_IN' } }, /can sign in and withdraw without us/],
    ['may not be paid', { blocks: ['KYC_REQUIRED'] }, /KYC_REQUIRED/],
  ])('is not paid out from here when the player %s', async (_what, change, words) => {
    money = { ...MONEY, ...change };
    await look(open());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(
      screen.queryByRole<HTMLButtonElement>('button', { name: 'Ask for a payout' })?.disabled ?? true,
    ).toBe(true);
  });

  it('is looked at by an auditor, who asks for nothing, and not by a squad', async () => {
    await look(open(['auditor']));
    expect(await screen.findByRole('region', { name: '€500.00' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask for a payout' })).toBeNull();
    cleanup();
    open(['squad:casino']);
    expect(screen.getByText(/for operators and auditors/)).toBeTruthy();
  });

  it('of nobody is said to be nobody’s', async () => {
    refusal = 'UNKNOWN_PLAYER';
    await look(open());
    expect(await screen.findByText(/has no player with this/)).toBeTruthy();
  });
});
