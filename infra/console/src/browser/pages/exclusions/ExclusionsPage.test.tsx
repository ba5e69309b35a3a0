import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import type { ReturnCase } from '@foyer/market/exclusion-answers';
import { showDialogs } from '@foyer/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PersonRoot } from '../../state/PersonRoot.tsx';
import { ExclusionsPage } from './ExclusionsPage.tsx';

const REQUEST: ReturnCase = {
  id: 7,
  brand: 'aurora',
  playerId: 'player-1',
  length: 'P6M',
  groups: [],
  startsAt: '2026-05-01T10:00:00.000Z',
  endsAt: '2026-11-01T10:00:00.000Z',
  requestedAt: '2026-11-20T10:00:00.000Z',
  reason: 'I was treated',
  approvedBy: [],
  approvalsNeeded: 1,
  coolOffHours: 24,
  answerDays: 7,
};

let decisions: unknown[];
let approvedBy: readonly string[];
let change: Partial<ReturnCase>;
const realFetch = globalThis.fetch;
showDialogs();
beforeEach(() => {
  decisions = [];
  approvedBy = [];
  change = {};
  globalThis.fetch = (async (path: string, { body }: { body?: string } = {}) => {
    const isDecision = path === '/player/exclusions/decision';
    if (isDecision) decisions.push(JSON.parse(body ?? ''));
    return {
      ok: true,
      status: 200,
      json: async () =>
        isDecision
          ? { outcome: 'APPROVED', coolOffEndsAt: '2026-11-27T10:00:00.000Z' }
          : {
              cases:
                decisions.length === 0
                  ? [{ ...REQUEST, ...change, approvedBy, approvalsNeeded: 1 + approvedBy.length }]
                  : [],
            },
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
          <ExclusionsPage />
        </PersonRoot>
      </MemoryRouter>
    </IntlRoot>,
  );
}

describe('the exclusions page', () => {
  it('shows the player’s reason and stores an approval with a reason of the agent', async () => {
    open(['support']);
    expect(await screen.findByText('I was treated')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('dialog'));
    const [reason, word] = dialog.getAllByRole('textbox');
    await userEvent.type(reason as HTMLElement, 'spoke to the player');
    await userEvent.type(word as HTMLElement, 'player-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/can play again from 27 Nov 2026, 10:00:00 UTC/)).toBeTruthy();
    // the row with the pressed button has disappeared
    expect(document.activeElement).toBe(screen.getByText(/can play again from/).closest('[tabindex]'));
    expect(decisions).toEqual([
      expect.objectContaining({ id: 7, decision: 'approve', reason: 'spoke to the player' }),
    ]);
  });
  it('names the exclusion in words, and offers no second approval to the agent who approved', async () => {
    approvedBy = ['ann@staff.test'];
    open(['support']);
    expect(await screen.findByText('All games, 6 months: 1 May 2026 to 1 Nov 2026')).toBeTruthy();
    expect(screen.getByText('1 of 2, by ann@staff.test')).toBeTruthy();
    expect(screen.getByText('You approved. Another member of staff must approve.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeTruthy();
  });
  it('names an exclusion without an end once, and its cool-off of a week in days', async () => {
    change = { length: 'indefinite', endsAt: null, coolOffHours: 168 };
    open(['support']);
    expect(await screen.findByText('All games, indefinite: since 1 May 2026')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(within(screen.getByRole('dialog')).getByText('7 days')).toBeTruthy();
  });
  it('is closed to auditors', () => {
    open(['auditor']);
    expect(screen.getByText('Support agents and operators decide about exclusions.')).toBeTruthy();
  });
});
