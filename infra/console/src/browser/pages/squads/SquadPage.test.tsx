import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import type { ListedSquad } from '@foyer/kernel/squad-answers';
import { showDialogs } from '@foyer/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { PersonRoot } from '../../state/PersonRoot.tsx';
import { SquadPage } from './SquadPage.tsx';

const POKER: ListedSquad = {
  name: 'poker',
  app: 'mfe-poker',
  titles: null,
  prefix: 'cards',
  brands: ['aurora'],
  budget: { js: 20_000, css: 8_000 },
  menu: { labels: { en: 'Poker', fi: 'Pokeri' }, icon: 'table', position: 5 },
  slots: [],
  slotPages: [],
  contact: 'poker@squad.test',
  owner: 'ann@staff.test',
  revision: 3,
  state: 'active',
  invitedAt: '2026-11-30T04:00:00.000Z',
  invitedBy: 'operator',
  approvedBy: 'operator',
  suspendedAt: null,
  invitationEndsAt: null,
  endedAt: null,
  pending: null,
};
const PENDING = {
  id: 'c'.repeat(22),
  differences: [{ member: 'prefix' as const, before: '/cards/', after: '/card-room/' }],
  reason: 'A new name',
  requestedBy: 'bob@staff.test',
  requestedAt: '2026-11-30T05:00:00.000Z',
};

let squad: ListedSquad;
let sent: { readonly path: string; readonly body: unknown }[];
let refusal: { readonly code: string; readonly text: string } | undefined;
const realFetch = globalThis.fetch;
showDialogs();
beforeEach(() => {
  squad = POKER;
  sent = [];
  refusal = undefined;
  globalThis.fetch = (async (path: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) sent.push({ path, body: JSON.parse(body) as unknown });
    const isRefused = body !== undefined && refusal !== undefined;
    return {
      ok: !isRefused,
      status: isRefused ? 409 : 200,
      json: async () =>
        isRefused
          ? refusal
          : path.includes('/history')
            ? {
                entries: [
                  {
                    id: 1,
                    at: POKER.invitedAt,
                    person: 'operator',
                    kind: 'squad-invited',
                    reason: 'A new product',
                    differences: [],
                  },
                ],
              }
            : body === undefined
              ? { squads: [squad, { ...POKER, name: 'bingo', prefix: 'bingo' }] }
              : { squad, brands: ['aurora'], isLate: false },
    };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

function open(roles: readonly string[] = ['operator']): UserEvent {
  render(
    <IntlRoot language="en-GB" messages={{}}>
      <MemoryRouter initialEntries={['/squads/poker']}>
        <PersonRoot person={{ name: 'Ann', email: 'ann@staff.test', roles }}>
          <Routes>
            <Route path="squads/:name" element={<SquadPage />} />
          </Routes>
        </PersonRoot>
      </MemoryRouter>
    </IntlRoot>,
  );
  return userEvent.setup();
}

const press = async (user: UserEvent, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

/** Each typed letter renders the whole form again, so texts are pasted. */
const fill = async (user: UserEvent, field: HTMLElement, value: string): Promise<void> => {
  await user.click(field);
  await user.paste(value);
};

describe('SquadPage', () => {
  it('shows the data and the history to auditors without actions', async () => {
    open(['auditor']);
    expect(await screen.findByText('/cards/')).toBeTruthy();
    expect(await screen.findByText(/A new product/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('sends the changed form with its revision, after conflicts are solved', async () => {
    const user = open();
    await press(user, 'Change');
    const dialog = within(screen.getByRole('dialog'));
    const prefix = dialog.getByLabelText('Address prefix');
    await user.clear(prefix);
    await fill(user, prefix, 'bingo');
    expect(dialog.getByText('Another squad has it. Choose another one.')).toBeTruthy();
    await fill(user, dialog.getByLabelText('Reason'), 'A new name');
    const confirm = dialog.getByRole('button', { name: 'Change' });
    expect(confirm).toHaveProperty('disabled', true);
    await fill(user, prefix, '-room');
    await user.click(dialog.getByRole('button', { name: 'Add slot' }));
    await fill(user, dialog.getByLabelText('Slot'), 'strip');
    await user.click(dialog.getByRole('checkbox', { name: 'Lobby' }));
    await user.click(confirm);
    expect(sent).toEqual([
      {
        path: '/api/v1/squads/change',
        body: {
          name: 'poker',
          revision: 3,
          prefix: 'bingo-room',
          brands: ['aurora'],
          budget: { js: 20_000, css: 8_000 },
          menu: POKER.menu,
          titles: null,
          slots: [{ name: 'poker.strip', places: ['lobby'] }],
          slotPages: [],
          contact: 'poker@squad.test',
          owner: 'ann@staff.test',
          reason: 'A new name',
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens own pages for slots, and refuses those of another squad', async () => {
    squad = { ...POKER, slots: [{ name: 'poker.strip', places: [] }] };
    const user = open();
    await press(user, 'Change');
    const dialog = within(screen.getByRole('dialog'));
    await fill(user, dialog.getByLabelText('Reason'), 'Room');
    await user.click(dialog.getByLabelText('Own pages that show slots'));
    await user.paste('bingo');
    expect(dialog.getByText('Pages of the squad are named poker and poker-<page>.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Change' })).toHaveProperty('disabled', true);
    await user.clear(dialog.getByLabelText('Own pages that show slots'));
    await user.paste('Poker-tables, poker');
    await user.click(dialog.getByRole('checkbox', { name: 'poker-tables' }));
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    expect(sent[0]?.body).toMatchObject({
      slots: [{ name: 'poker.strip', places: ['poker-tables'] }],
      slotPages: ['poker', 'poker-tables'],
    });
  });

  it('keeps the form with the words of the registry when it refuses', async () => {
    refusal = { code: 'SLOT_NOT_FILLED', text: 'Release the slot first.' };
    const user = open();
    await press(user, 'Change');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: 'Caravel' }));
    await fill(user, dialog.getByLabelText('Reason'), 'Two brands');
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    expect(await dialog.findByText(/Release the slot first. \(SLOT_NOT_FILLED\)/)).toBeTruthy();
  });

  it('lets another operator approve what they have seen, and its author only withdraw it', async () => {
    squad = { ...POKER, pending: PENDING };
    const user = open();
    await press(user, 'Approve');
    await fill(user, within(screen.getByRole('dialog')).getByLabelText('Reason'), 'Agreed');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(sent[0]).toEqual({
      path: '/api/v1/squads/approve',
      body: { name: 'poker', change: PENDING.id, reason: 'Agreed' },
    });
    cleanup();
    squad = { ...POKER, pending: { ...PENDING, requestedBy: 'ann@staff.test' } };
    open();
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('ends the squad only after its name was typed', async () => {
    const user = open();
    await press(user, 'End squad');
    const dialog = within(screen.getByRole('dialog'));
    await fill(user, dialog.getByLabelText('Reason'), 'The contract ended');
    const confirm = dialog.getByRole('button', { name: 'End squad' });
    expect(confirm).toHaveProperty('disabled', true);
    await fill(user, dialog.getByRole('textbox', { name: /poker/ }), 'poker');
    squad = { ...POKER, state: 'ended', endedAt: POKER.invitedAt };
    await user.click(confirm);
    expect(sent[0]).toEqual({
      path: '/api/v1/squads/end',
      body: { name: 'poker', reason: 'The contract ended' },
    });
    expect(await screen.findByText('poker is now: Ended')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });
});
