import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { showDialogs } from '@foyer/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { renderForStaff } from '../../testing/renderForStaff.tsx';
import { IdentityPage } from './IdentityPage.tsx';
import type { IdentityCheck, IdentityPerson } from '@foyer/market/identity-answers';

const REQUESTED: IdentityCheck = {
  kind: 'asked',
  at: '2026-11-18T12:00:00.000Z',
  deposited: 210_000,
  threshold: 200_000,
  since: '2026-05-22T12:00:00.000Z',
  documents: [],
  staff: null,
  reason: null,
};
const CONFIRMED: IdentityCheck = {
  kind: 'confirmed',
  at: '2026-11-20T12:00:00.000Z',
  deposited: null,
  threshold: null,
  since: null,
  documents: ['passport', 'utility-bill'],
  staff: 'ann@staff.test',
  reason: 'Sent by letter',
};
const WHO = {
  name: 'Ines Aurora',
  dateOfBirth: '1990-04-12',
  address: 'Harbour Street 1, 00100 Harbour',
  country: 'FI',
};
const WAITS: IdentityPerson = {
  brand: 'aurora',
  playerId: 'player-1',
  currency: 'EUR',
  status: 'Required',
  accountStatus: 'Active',
  deadline: '2026-11-19T12:00:00.000Z',
  missing: ['identity', 'address'],
  checks: [REQUESTED],
  person: WHO,
};

let waiting: readonly IdentityPerson[];
let player: IdentityPerson;
let calls: { path: string; body: Readonly<Record<string, unknown>> | undefined }[];
let refusal: { status: number; code: string } | undefined;
const realFetch = globalThis.fetch;

showDialogs();
beforeEach(() => {
  waiting = [WAITS];
  player = WAITS;
  calls = [];
  refusal = undefined;
  globalThis.fetch = (async (path: string, { body }: { body?: string } = {}) => {
    calls.push({
      path,
      body: body === undefined ? undefined : (JSON.parse(body) as (typeof calls)[number]['body']),
    });
    const isDecision = path === '/player/identity/decision';
    if (refusal && (isDecision || path === '/player/identity'))
      return { ok: false, status: refusal.status, json: async () => ({ code: refusal?.code, text: '' }) };
    if (isDecision)
      player = { ...WAITS, status: 'Done', deadline: null, missing: [], checks: [REQUESTED, CONFIRMED] };
    return {
      ok: true,
      status: 200,
      json: async () =>
        isDecision ? { outcome: 'CONFIRMED' } : path === '/player/identity' ? player : { cases: waiting },
    };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const open = (roles?: readonly string[]) => renderForStaff(<IdentityPage />, roles);

const decisions = () =>
  calls.filter(({ path }) => path === '/player/identity/decision').map(({ body }) => body);

async function fill(user: ReturnType<typeof open>, dialog: HTMLElement, word: string): Promise<void> {
  await user.type(within(dialog).getByLabelText('Reason'), 'Sent by letter');
  await user.type(within(dialog).getByLabelText(/To confirm, type/), word);
}

describe('identity checks page', () => {
  it('shows reason, missing proofs, start and overdue deadline without the player’s name', async () => {
    open();
    const row = await screen.findByRole('row', { name: /^player-1/ });
    expect(row.textContent).toMatch(/€2,100\.00 deposited since .*required from €2,000\.00/);
    expect(row.textContent).toContain('proof of identity, proof of address');
    expect(within(row).getByText('Overdue')).toBeTruthy();
    expect(screen.queryByText('Ines Aurora')).toBeNull();
  });

  it('confirms with one proof each, a reason and a typed word, reusing the key on a second click', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Open player-1' }));
    expect(await screen.findByText('Ines Aurora')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^player-1/ }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const dialog = screen.getByRole('dialog', { name: 'Confirm the identity of player-1' });
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Confirm' });
    await fill(user, dialog, 'confirm');
    expect(confirm.disabled).toBe(true);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Passport' }));
    expect(confirm.disabled).toBe(true);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Utility bill' }));
    refusal = { status: 502, code: 'PLAYERS_AWAY' };
    await user.click(confirm);
    expect(await within(dialog).findByText(/Retrying is safe: the decision takes effect once/)).toBeTruthy();
    refusal = undefined;
    await user.click(confirm);
    expect(await screen.findByText(/^player-1 is confirmed\./)).toBeTruthy();
    expect(decisions().map((body) => ({ ...body, key: '' }))).toEqual(
      Array(2).fill({
        brand: 'aurora',
        playerId: 'player-1',
        decision: 'confirm',
        documents: ['passport', 'utility-bill'],
        reason: 'Sent by letter',
        key: '',
      }),
    );
    expect(decisions()[0]?.['key']).toBe(decisions()[1]?.['key']);
    expect((await screen.findByRole('row', { name: /^Confirmed/ })).textContent).toContain(
      'Passport, Utility bill; by ann@staff.test: Sent by letter',
    );
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('finds a player without a check by email address and requests documents', async () => {
    waiting = [];
    player = { ...WAITS, status: 'NotRequired', deadline: null, missing: [], checks: [] };
    const user = open();
    expect(await screen.findByText('No pending checks')).toBeTruthy();
    await user.type(screen.getByLabelText('Email address or player ID'), 'ines@aurora.test');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Not required')).toBeTruthy();
    expect(calls.find(({ path }) => path === '/player/identity')?.body).toEqual({
      brand: 'aurora',
      who: 'ines@aurora.test',
    });
    await user.click(screen.getByRole('button', { name: 'Request documents' }));
    const dialog = screen.getByRole('dialog', { name: 'Request documents from player-1' });
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await fill(user, dialog, 'request');
    await user.click(within(dialog).getByRole('button', { name: 'Request documents' }));
    expect(await screen.findByText(/^Documents requested from player-1\./)).toBeTruthy();
    expect(decisions()).toMatchObject([{ decision: 'ask', documents: [] }]);
  });

  it('shows a message when the brand has no player with this id', async () => {
    refusal = { status: 404, code: 'UNKNOWN_PLAYER' };
    const user = open();
    await user.type(screen.getByLabelText('Email address or player ID'), 'unknown');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('No player of this brand has this email address or ID.')).toBeTruthy();
  });

  it('is read-only for auditors and hidden from squads', async () => {
    const user = open(['auditor']);
    await user.click(await screen.findByRole('button', { name: 'Open player-1' }));
    expect(await screen.findByText('Ines Aurora')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Confirm|Request documents)$/ })).toBeNull();
    cleanup();
    calls = [];
    open(['squad:casino']);
    expect(screen.getByText('Identity checks are restricted to operators and auditors.')).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
