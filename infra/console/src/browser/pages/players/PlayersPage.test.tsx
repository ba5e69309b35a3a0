import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import type {
  OpenSession,
  PlayerRecord,
  ShownNotice,
  TimelineEvent,
} from '@foyer/market/player-record-answers';
import { showDialogs } from '@foyer/ui/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PersonRoot } from '../../state/PersonRoot.tsx';
import { PlayersPage } from './PlayersPage.tsx';

const MATCH = {
  brand: 'tuli',
  playerId: 'player-1',
  name: 'Mari Mets',
  email: 'mari@example.test',
  dateOfBirth: '1990-04-12',
  country: 'EE',
  status: 'Active',
  isExcluded: true,
  isOnTimeOut: false,
  registeredAt: '2026-01-01T10:00:00.000Z',
} as const;

const RECORD: PlayerRecord = {
  ...MATCH,
  phoneNumber: null,
  isEmailVerified: true,
  isPhoneNumberVerified: false,
  address: 'Pikk 1, 10123 Tallinn',
  language: 'et_EE',
  marketing: ['email', 'webPush'],
  marketingChangedAt: '2026-11-18T09:00:00.000Z',
  currency: 'EUR',
  timeZone: 'Europe/Tallinn',
  readAt: '2026-11-20T10:00:00.000Z',
  lastSignInAt: '2026-11-19T23:30:00.000Z',
  closing: null,
  balance: 1_250,
  bonusBalance: 0,
  depositBlocks: ['SELF_EXCLUDED'],
  withdrawalBlocks: [],
  restrictions: [
    {
      code: 'SELF_EXCLUDED',
      limit: null,
      blocks: ['deposits', 'casino'],
      decidedBy: 'player',
      staff: null,
      reason: null,
      since: '2026-05-01T10:00:00.000Z',
      until: '2026-11-01T10:00:00.000Z',
      rule: {
        name: 'selfExclusion',
        field: 'exclusions',
        regulator: 'EMTA',
        licenceNumber: 'HKT-1',
        legalBasis: 'Gambling Act',
        section: '§ 39',
        url: 'https://law.example/39',
      },
    },
    {
      code: 'DEPOSITS_BLOCKED',
      limit: null,
      blocks: ['deposits'],
      decidedBy: 'staff',
      staff: 'bob@staff.test',
      reason: 'Chases losses',
      since: '2026-11-19T10:00:00.000Z',
      until: null,
      rule: null,
    },
  ],
  identityStatus: 'Done',
  wealthStatus: 'NotNeed',
  wealthDueAt: null,
  limits: [
    {
      kind: 'DEPOSIT',
      period: 'Day',
      ceiling: 1_000,
      used: 400,
      resetsAt: '2026-11-20T22:00:00.000Z',
      pending: {
        ceiling: 5_000,
        requestedAt: '2026-11-20T09:00:00.000Z',
        confirmableAt: '2026-11-21T09:00:00.000Z',
        lapsesAt: '2026-11-28T09:00:00.000Z',
      },
    },
  ],
  breaks: [
    {
      id: 7,
      kind: 'EXCLUSION',
      origin: 'player',
      groups: ['casino'],
      length: 'P6M',
      scope: 'operator',
      startsAt: '2026-05-01T10:00:00.000Z',
      endsAt: '2026-11-01T10:00:00.000Z',
      steps: [
        {
          kind: 'requested',
          reason: 'I was treated',
          staff: null,
          coolOffEndsAt: null,
          at: '2026-11-20T08:00:00.000Z',
        },
      ],
    },
  ],
  emails: [{ kind: 'exclusion', writtenAt: '2026-05-01T10:00:00.000Z', sentAt: null }],
  otherAccounts: [],
  erasure: null,
};

const EVENTS: readonly TimelineEvent[] = [
  {
    at: '2026-11-20T09:00:00.000Z',
    ref: 'limit:1',
    subject: 'protection',
    kind: 'limit-change',
    staff: null,
    reason: null,
    details: { kind: 'DEPOSIT', period: 'Day', before: 1_000, after: 5_000, status: 'COOLING_OFF' },
  },
  {
    at: '2026-11-18T09:00:00.000Z',
    ref: 'decision:1',
    subject: 'account',
    kind: 'staff-reopen',
    staff: 'ann@staff.test',
    reason: 'Asked by letter',
    details: {},
  },
];

const SESSIONS: readonly OpenSession[] = [
  {
    id: 'session-1',
    method: 'PASSKEY',
    device: { kind: 'PHONE', browser: 'Firefox', system: 'Android' },
    country: 'EE',
    startedAt: '2026-11-20T08:00:00.000Z',
    lastSeenAt: '2026-11-20T09:00:00.000Z',
  },
  {
    id: 'session-2',
    method: 'PASSWORD',
    device: { kind: 'COMPUTER', browser: null, system: 'Windows' },
    country: null,
    startedAt: '2026-11-19T08:00:00.000Z',
    lastSeenAt: '2026-11-20T07:00:00.000Z',
  },
];

const NOTICES: readonly ShownNotice[] = [
  {
    id: 'notice-1',
    kind: 'ACCOUNT_NOTICE',
    notice: 'KycRequired',
    title: null,
    shownAt: '2026-11-18T09:00:00.000Z',
    answer: 'FOLLOWED',
    answeredAt: '2026-11-18T09:01:00.000Z',
  },
];

let sessions: readonly OpenSession[];
let decisions: unknown[];
let matches: readonly object[];
let record: PlayerRecord;
const realFetch = globalThis.fetch;
showDialogs();
beforeEach(() => {
  decisions = [];
  sessions = SESSIONS;
  record = RECORD;
  matches = [MATCH, { ...MATCH, brand: 'aurora', playerId: 'player-2' }];
  globalThis.fetch = (async (path: string, { body }: { body?: string } = {}) => {
    if (path === '/player/decision') {
      const decision = JSON.parse(body ?? '') as { session?: string };
      decisions.push(decision);
      sessions = sessions.filter(({ id }) => id !== decision.session);
      record = { ...record, readAt: new Date().toISOString() };
    }
    const answers: Readonly<Record<string, object>> = {
      '/player/search': { players: matches, isTruncated: false },
      '/player/record': record,
      '/player/timeline': { events: EVENTS, hasMore: false },
      '/player/decision': { outcome: 'OK' },
      '/player/sessions': { sessions },
      '/player/notices': { notices: NOTICES, isTruncated: false },
    };
    return { ok: true, status: 200, json: async () => answers[path] };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

function open(roles: readonly string[], address = '/players?brand=tuli&player=player-1') {
  render(
    <IntlRoot language="en-GB" messages={{}}>
      <MemoryRouter initialEntries={[address]}>
        <PersonRoot person={{ email: 'ann@staff.test', name: 'Ann', roles: [...roles] }}>
          <PlayersPage />
        </PersonRoot>
      </MemoryRouter>
    </IntlRoot>,
  );
}

describe('the players page', () => {
  it('finds players by name and opens one', async () => {
    open(['support'], '/players');
    await userEvent.type(screen.getByRole('textbox'), 'mari');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const rows = await screen.findAllByRole('button', { name: 'Open Mari Mets' });
    expect(rows).toHaveLength(2);
    await userEvent.click(rows[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Mari Mets · Tuli' })).toBeTruthy();
  });
  it('opens the only match at once, and asks for more than one character', async () => {
    matches = [MATCH];
    open(['support'], '/players');
    const query = screen.getByRole('textbox');
    await userEvent.type(query, 'm{Enter}');
    expect(screen.getByText('Enter at least 2 characters.')).toBeTruthy();
    await userEvent.type(query, 'a{Enter}');
    expect(await screen.findByRole('heading', { name: 'Mari Mets · Tuli' })).toBeTruthy();
  });
  it.each([
    ['the local day of a time', '19 Nov 2026, 23:30 UTC (20 Nov 2026, 01:30 in Tallinn)'],
    ['what a restriction stops', 'Deposits, Casino'],
    ['the choice of marketing', 'Email, Push; last changed 18 Nov 2026, 09:00 UTC (11:00 in Tallinn)'],
    ['where a player is signed in', 'Phone: Firefox, Android'],
    ['a device without a name', 'Computer: unknown browser, Windows'],
    ['a notice with its answer', 'Opened the page, 18 Nov 2026, 09:01 UTC (11:01 in Tallinn)'],
    ['the rule behind a restriction', 'Gambling Act, § 39'],
    [
      'the end of an exclusion',
      'After 1 Nov 2026, 10:00 UTC (12:00 in Tallinn), once a request of the player to end it is approved',
    ],
    [
      'the colleague behind a restriction',
      'bob@staff.test, 19 Nov 2026, 10:00 UTC (12:00 in Tallinn): “Chases losses”',
    ],
    ['the end of a block', 'When staff release the block (Markers of harm)'],
    ['a limit in words', 'Deposits, daily'],
    [
      'a pending change with both times',
      'To €50.00: the player can confirm from 21 Nov 2026, 09:00 UTC (11:00 in Tallinn); lapses 28 Nov 2026, 09:00 UTC (11:00 in Tallinn)',
    ],
    ['an exclusion in words', 'Exclusion, 6 months'],
    ['the scope of an exclusion', 'Casino games at all brands of the operator'],
    ['the player’s words', 'Asked to end it 20 Nov 2026, 08:00 UTC (10:00 in Tallinn): “I was treated”'],
    ['an email that was not sent', 'Waiting; sent as soon as the mail service accepts it'],
    ['a decision of a colleague', 'Account reopened by staff'],
    ['a limit change as a sentence', 'Limit Deposits, daily: €10.00 → €50.00, cooling off'],
  ])('shows %s', async (_what, shown) => {
    open(['auditor']);
    expect(await screen.findByText(shown)).toBeTruthy();
  });
  it('closes an account with the reason and the typed email address', async () => {
    open(['support']);
    await userEvent.click(await screen.findByRole('button', { name: 'Close account' }));
    const dialog = within(screen.getByRole('dialog'));
    const [reason, word] = dialog.getAllByRole('textbox');
    await userEvent.type(reason as HTMLElement, 'asked by phone');
    await userEvent.type(word as HTMLElement, 'mari@example.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Close account' }));
    expect(await screen.findByText('Account closed. The player was signed out.')).toBeTruthy();
    expect(decisions).toMatchObject([{ action: 'close', cause: 'PlayerRequest', reason: 'asked by phone' }]);
  });
  it.each([
    ['End all sessions', 'sign-out', 'Sessions ended. The player was signed out everywhere.'],
    ['Stop marketing', 'stop-marketing', 'Marketing stopped on all channels.'],
  ])('lets a support agent decide: %s', async (name, action, done) => {
    record = { ...RECORD, isExcluded: false };
    open(['support']);
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(screen.getByRole('dialog'));
    const [reason, word] = dialog.getAllByRole('textbox');
    await userEvent.type(reason as HTMLElement, 'asked by phone');
    await userEvent.type(word as HTMLElement, 'mari@example.test');
    await userEvent.click(dialog.getByRole('button', { name }));
    expect(await screen.findByText(done)).toBeTruthy();
    // the button of the decision may have disappeared
    expect(document.activeElement?.tagName).toBe('H2');
    expect(decisions).toMatchObject([{ action, reason: 'asked by phone' }]);
  });
  it('ends one session, reads the others again and keeps the focus at the list', async () => {
    open(['support']);
    const name = /^End the session on Phone: Firefox, Android/;
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(screen.getByRole('dialog'));
    const [reason, word] = dialog.getAllByRole('textbox');
    await userEvent.type(reason as HTMLElement, 'lost the phone');
    await userEvent.type(word as HTMLElement, 'mari@example.test');
    await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(decisions).toMatchObject([
      { action: 'end-session', session: 'session-1', reason: 'lost the phone' },
    ]);
    expect(screen.getByRole('button', { name: /^End the session on Computer/ })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Open sessions' }));
  });
  it('lets auditors see the sessions, without a button', async () => {
    open(['auditor']);
    expect(await screen.findByText('Phone: Firefox, Android')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^End the session/ })).toBeNull();
  });
  it('offers no end of sessions to an excluded player, and no stop of marketing without consent', async () => {
    record = { ...RECORD, marketing: [] };
    open(['support']);
    expect(await screen.findByRole('button', { name: 'Close account' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /End all sessions|Stop marketing/ })).toBeNull();
  });
  it.each([
    ['support', 'Only operators can erase personal data, or close an account against the player’s will.'],
    ['auditor', 'Auditors can read accounts, but not change them.'],
    ['squad:casino', /Ask an operator for the role/],
  ])('shows a %s what the role does not allow', async (role, shown) => {
    open([role]);
    expect(await screen.findByText(shown)).toBeTruthy();
    const erase = screen.queryByRole('button', { name: 'Erase personal data' });
    expect(erase === null || erase.hasAttribute('disabled')).toBe(true);
  });
});
