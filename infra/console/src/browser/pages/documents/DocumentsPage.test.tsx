import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DocumentPlayer, ReviewedRequest } from '@foyer/market/document-answers';
import { showDialogs } from '@foyer/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { renderForStaff } from '../../testing/renderForStaff.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';

const REQUEST: ReviewedRequest = {
  id: 'request-1',
  brand: 'aurora',
  playerId: 'player-1',
  kind: 'identity',
  fundingType: null,
  status: 'Open',
  reason: 'AccountCheck',
  comment: null,
  requestedAt: '2026-11-18T12:00:00.000Z',
  dueAt: '2026-11-19T12:00:00.000Z',
  files: [
    {
      id: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22',
      status: 'InReview',
      mediaType: 'image/jpeg',
      size: 1_048_576,
      uploadedAt: '2026-11-18T13:00:00.000Z',
      isErased: false,
      verdicts: [],
    },
  ],
};
const PLAYER: DocumentPlayer = {
  brand: 'aurora',
  playerId: 'player-1',
  status: 'Pending',
  dueAt: null,
  reviewers: 1,
  person: { name: 'Ines Aurora', dateOfBirth: '1990-04-12', address: 'Harbour Street 1', country: 'FI' },
  requests: [REQUEST],
  sources: [{ type: 'Salary', options: ['Payslips'], isCompleted: true, requestedComment: null }],
  events: [{ kind: 'opened', staff: 'bob@staff.test', details: {}, at: '2026-11-18T14:00:00.000Z' }],
};

let calls: { path: string; body: Readonly<Record<string, unknown>> | undefined }[];
let outcome: string;
const realFetch = globalThis.fetch;

showDialogs();
beforeEach(() => {
  calls = [];
  outcome = 'VERIFIED';
  globalThis.fetch = (async (path: string, { body }: { body?: string } = {}) => {
    calls.push({
      path,
      body: body === undefined ? undefined : (JSON.parse(body) as (typeof calls)[number]['body']),
    });
    const answer =
      path === '/documents/player'
        ? PLAYER
        : path.startsWith('/documents/waiting')
          ? { requests: [REQUEST], declarations: [{ ...PLAYER, playerId: 'player-2' }] }
          : { outcome };
    return { ok: true, status: 200, json: async () => answer };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const open = (roles?: readonly string[]) => renderForStaff(<DocumentsPage />, roles);

const decisions = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);

describe('documents page', () => {
  it('lists files and declarations by due date, without names', async () => {
    open();
    const rows = await screen.findAllByRole('row');
    expect(rows.map(({ textContent }) => textContent?.slice(0, 8)).slice(1)).toEqual([
      'player-1',
      'player-2',
    ]);
    expect(within(rows[1] as HTMLElement).getByText('Overdue')).toBeTruthy();
    expect(screen.queryByText('Ines Aurora')).toBeNull();
  });

  it('offers each file as a download, and verifies it by the kind of document seen', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Open player-1' }));
    expect(await screen.findByText('Ines Aurora')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
      '/documents/file?brand=aurora&file=0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22',
    );
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    const dialog = screen.getByRole('dialog', { name: 'Verify a file: Proof of identity' });
    await user.selectOptions(within(dialog).getByLabelText('Document'), 'identity-card');
    await user.type(within(dialog).getByLabelText('Reason'), 'Matches the account');
    await user.click(within(dialog).getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText(/The file is verified/)).toBeTruthy();
    expect(decisions('/documents/verdict')).toEqual([
      {
        brand: 'aurora',
        fileId: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22',
        verdict: 'verified',
        document: 'identity-card',
        comment: 'Matches the account',
        key: expect.any(String),
      },
    ]);
  });

  it('rejects a file with a reason for the player', async () => {
    outcome = 'REJECTED';
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Open player-1' }));
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = screen.getByRole('dialog', { name: 'Reject a file: Proof of identity' });
    await user.selectOptions(within(dialog).getByLabelText('Reason shown to the player'), 'Expired');
    await user.type(within(dialog).getByLabelText('Message to the player'), 'Valid until 2024');
    expect(within(dialog).queryByText(/Not shown to players/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText(/The file is rejected/)).toBeTruthy();
    expect(decisions('/documents/verdict')).toMatchObject([
      { verdict: 'rejected', reason: 'Expired', comment: 'Valid until 2024' },
    ]);
  });

  it('says that a second member of staff is needed', async () => {
    outcome = 'CONFIRMED_ONCE';
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Open player-1' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm declaration' }));
    await user.type(screen.getByLabelText('Reason'), 'Payslips cover the deposits');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm declaration' }));
    expect(await screen.findByText(/Another member of staff must confirm/)).toBeTruthy();
    expect(decisions('/documents/wealth')).toMatchObject([{ playerId: 'player-1', decision: 'accept' }]);
  });

  it('asks for another file of a source with a due date', async () => {
    outcome = 'UPLOAD_REQUESTED';
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Open player-1' }));
    await user.click(await screen.findByRole('button', { name: 'Request another file' }));
    await user.selectOptions(screen.getByLabelText('Time to answer'), '7');
    await user.type(screen.getByLabelText('Message to the player'), 'Send the payslips of May');
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Request another file' }),
    );
    expect(await screen.findByText(/Another file is requested/)).toBeTruthy();
    expect(decisions('/documents/wealth')).toMatchObject([
      { decision: 'request-upload', fundingType: 'Salary', days: 7, comment: 'Send the payslips of May' },
    ]);
  });

  it('shows auditors everything and lets them decide nothing', async () => {
    const user = open(['auditor']);
    await user.click(await screen.findByRole('button', { name: 'Open player-1' }));
    expect(await screen.findByRole('link', { name: 'Download' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Confirm declaration' })).toBeNull();
  });

  it('is restricted to operators and auditors', () => {
    open(['support']);
    expect(screen.getByText('Documents are restricted to operators and auditors.')).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
