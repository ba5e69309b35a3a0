import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { HarmCase } from '@foyer/market/harm-answers';
import { showDialogs } from '@foyer/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { renderForStaff } from '../../testing/renderForStaff.tsx';
import { PlayerCarePage } from './PlayerCarePage.tsx';

const CASE: HarmCase = {
  brand: 'aurora',
  playerId: 'player-1',
  currency: 'EUR',
  accountStatus: 'Active',
  isDepositBlocked: false,
  isSuppressed: true,
  limits: [
    { kind: 'DEPOSIT', period: 'Day', amount: 10_000 },
    { kind: 'DEPOSIT', period: 'Week', amount: null },
  ],
  markers: [
    {
      marker: 'chasing',
      level: 2,
      counted: 5,
      threshold: 4,
      windowDays: 7,
      at: '2026-11-18T05:00:00.000Z',
    },
    {
      marker: 'chasing',
      level: 1,
      counted: 2,
      threshold: 2,
      windowDays: 7,
      at: '2026-11-17T05:00:00.000Z',
    },
  ],
  actions: [],
};

let actions: Readonly<Record<string, unknown>>[];
let player: HarmCase;
const realFetch = globalThis.fetch;

showDialogs();
beforeEach(() => {
  actions = [];
  player = CASE;
  globalThis.fetch = (async (path: string, { body }: { body?: string } = {}) => {
    const isAction = path === '/player/harm/action';
    if (isAction) actions.push(JSON.parse(body ?? '') as (typeof actions)[number]);
    return { ok: true, status: 200, json: async () => (isAction ? { outcome: 'OK' } : { cases: [player] }) };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const open = (roles?: readonly string[]) => renderForStaff(<PlayerCarePage />, roles);

async function openDialog(user: ReturnType<typeof open>, action: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Open player-1' }));
  await user.click(await screen.findByRole('button', { name: action }));
  return screen.getByRole('dialog');
}

describe('the page of player care', () => {
  it('shows the level and the newest reason of each marker', async () => {
    open();
    const row = await screen.findByRole('row', { name: /^player-1/ });
    expect(row.textContent).toContain('2 Concern');
    expect(row.textContent).toContain(
      '5 deposits soon after play had used up the balance, in 7 days (from 4)',
    );
    expect(row.textContent).not.toContain('2 deposits');
  });

  it('lowers a limit with an amount, a reason and a typed word', async () => {
    const user = open();
    const dialog = await openDialog(user, 'Lower limit');
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Lower limit' });
    await user.type(within(dialog).getByLabelText('Reason'), 'Agreed by phone');
    await user.type(within(dialog).getByLabelText(/To confirm, type/), 'limit');
    expect(confirm.disabled).toBe(true);
    await user.type(within(dialog).getByLabelText('New maximum'), '20');
    await user.click(confirm);
    expect(await screen.findByText('Lower limit: recorded for player-1.')).toBeTruthy();
    expect(actions).toMatchObject([
      {
        brand: 'aurora',
        playerId: 'player-1',
        action: 'limit',
        limit: { kind: 'DEPOSIT', period: 'Day', amount: 2_000 },
        reason: 'Agreed by phone',
      },
    ]);
  });

  it('records whether a call reached the player', async () => {
    const user = open();
    const dialog = await openDialog(user, 'Record call');
    await user.click(within(dialog).getByRole('checkbox'));
    await user.type(within(dialog).getByLabelText('Reason'), 'Will set a limit');
    await user.type(within(dialog).getByLabelText(/To confirm, type/), 'call');
    await user.click(within(dialog).getByRole('button', { name: 'Record call' }));
    expect(await screen.findByText('Record call: recorded for player-1.')).toBeTruthy();
    expect(actions).toMatchObject([{ action: 'call', isReached: true }]);
  });

  it('names limits, state and actions in words', async () => {
    player = {
      ...CASE,
      accountStatus: 'Closed',
      actions: [
        {
          action: 'limit',
          details: { kind: 'LOSS', period: 'Week', amount: 5_000 },
          reason: 'Agreed',
          staff: 'ann@staff.test',
          at: '2026-11-19T05:00:00.000Z',
        },
      ],
    };
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Open player-1' }));
    expect(await screen.findByText('Deposits, daily: €100.00')).toBeTruthy();
    expect(screen.getByText('Closed')).toBeTruthy();
    expect(screen.getByText('Lower limit · Losses, weekly: €50.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lower limit' }));
    expect(screen.getByRole('option', { name: 'Deposits, weekly: now not set' })).toBeTruthy();
  });

  it('is read-only for auditors and hidden from support agents', async () => {
    const user = open(['auditor']);
    await user.click(await screen.findByRole('button', { name: 'Open player-1' }));
    expect(await screen.findByText('Excluded')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Block deposits' })).toBeNull();
    cleanup();
    open(['support']);
    expect(screen.getByText('Markers of harm are visible to operators and auditors.')).toBeTruthy();
  });
});
