import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BreakGlassRequest, Decided } from '@foyer/kernel/change-answers';
import type { Health } from '@foyer/kernel/health-answers';
import { IntlRoot } from '@foyer/i18n';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showDialogs } from '@foyer/ui/testing';
import type { Change } from '../../model/change.ts';
import { ChangeDialog } from './ChangeDialog.tsx';

interface Posted {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const OFF: Change = { kind: 'off', app: 'mfe-sportsbook', publicReason: 'incident', brands: ['aurora'] };
const OUTCOME = (decision: object) => [
  { locales: ['en'], shares: [{ decision, layer: 'default', share: 10_000 }] },
];
const DIFFERENCE = {
  brand: 'aurora',
  app: 'mfe-sportsbook',
  before: OUTCOME({ kind: 'release', release: 'one' }),
  after: OUTCOME({ kind: 'off', reason: 'incident' }),
};

const HEALTH: Health = {
  environment: 'production',
  minutes: 60,
  stepSeconds: 60,
  from: '2026-11-22T09:00:00.000Z',
  to: '2026-11-22T10:00:00.000Z',
  releases: [],
};
const DECIDED: Decided = {
  version: 8,
  brands: ['aurora'],
  entry: {
    id: 1,
    hash: '0'.repeat(64),
    chain: 'production',
    number: 1,
    at: '2026-11-22T10:00:00.000Z',
    actor: 'ana',
    role: 'operator',
    kind: 'off',
    brands: ['aurora'],
    reason: 'Prices stand still',
    before: null,
    after: null,
  },
  isLate: false,
};

const REQUESTED: BreakGlassRequest = {
  id: 'r1',
  environment: 'production',
  app: 'mfe-casino',
  release: 'c2',
  change: { environment: 'production', kind: 'promote', reason: 'Incident 12' },
  code: 'CHECK_MISSING',
  problem: 'mfe-casino@c2 was never checked.',
  reason: 'Incident 12',
  requestedBy: 'ana@staff.test',
  requestedAt: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-11-22T11:00:00.000Z',
};

let posted: Posted[];
/** Members of the answer to a decision that are different. */
let changed: object;
/** Members of the preview that are different. */
let previewed: object;
let version: number;
let refusal: { status: number; code: string } | undefined;
let done: number[];
let requests: string[];
const realFetch = globalThis.fetch;

showDialogs();

beforeEach(() => {
  posted = [];
  version = 7;
  previewed = {};
  refusal = undefined;
  changed = {};
  done = [];
  requests = [];
  // fake of the console's server
  globalThis.fetch = (async (path: string, { body = '{}' }: { body?: string } = {}) => {
    if (path.startsWith('/api/v1/health')) return answer(200, HEALTH);
    posted.push({ path, body: JSON.parse(body) as Posted['body'] });
    if (path.endsWith('/preview'))
      return answer(200, { version, brands: ['aurora'], differences: [DIFFERENCE], ...previewed });
    if (path === '/api/v1/break-glass') return answer(201, REQUESTED);
    return refusal
      ? answer(refusal.status, { code: refusal.code, text: 'No.' })
      : answer(200, { ...DECIDED, ...changed, version: version + 1 });
  }) as unknown as typeof fetch;
});

afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

function answer(status: number, value: object) {
  return { ok: status < 400, status, json: async () => value };
}

function open(change: Change = OFF) {
  render(
    <IntlRoot language="en" messages={{}}>
      <ChangeDialog
        draft={{ change }}
        environment="production"
        onDone={({ version: at }) => void done.push(at)}
        onRequested={({ id }) => void requests.push(id)}
        onClose={() => undefined}
      />
    </IntlRoot>,
  );
  return userEvent.setup();
}

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Switch off' });
const decisions = () => posted.filter(({ path }) => path === '/api/v1/changes');

async function fill(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(screen.getByLabelText('Reason'), 'Prices stand still');
  await user.type(screen.getByLabelText(/To confirm, type/), 'aurora');
  await waitFor(() => expect(confirm().disabled).toBe(false));
}

describe('switch-off dialog', () => {
  it('shows affected visitors and the players’ notice before the decision', async () => {
    open();
    expect(await screen.findByText('one → off (Incident)')).toBeTruthy();
    expect(screen.getByText(/We’ve closed this part of Aurora/)).toBeTruthy();
    expect(decisions()).toEqual([]);
  });

  it('requires a reason and the typed name of the brand', async () => {
    const user = open();
    await screen.findByText('one → off (Incident)');
    expect(confirm().disabled).toBe(true);
    await user.type(screen.getByLabelText('Reason'), 'Prices stand still');
    expect(confirm().disabled).toBe(true);
    await user.type(screen.getByLabelText(/To confirm, type/), 'auror');
    expect(confirm().disabled).toBe(true);
    await user.type(screen.getByLabelText(/To confirm, type/), 'a');
    expect(confirm().disabled).toBe(false);
    await user.click(screen.getByLabelText('Tuli'));
    expect(confirm().disabled).toBe(true);
  });

  it('keeps the dialog open after an answer of an unknown format', async () => {
    const user = open();
    await fill(user);
    changed = { isLate: 'perhaps' };
    await user.click(confirm());
    expect(await screen.findByText(/response has an unknown format/)).toBeTruthy();
    expect(done).toEqual([]);
  });

  it('sends the version of the displayed effect, once', async () => {
    const user = open();
    await fill(user);
    await user.dblClick(confirm());
    await waitFor(() => expect(done).toEqual([8]));
    expect(decisions().map(({ body }) => body)).toEqual([
      { ...OFF, environment: 'production', reason: 'Prices stand still', expectedVersion: 7 },
    ]);
  });

  it('explains a conflicting decision and recalculates the effect', async () => {
    const user = open();
    await fill(user);
    refusal = { status: 409, code: 'VERSION_CHANGED' };
    version = 9;
    await user.click(confirm());
    expect(await screen.findByText(/Another decision was made in the meantime/)).toBeTruthy();
    refusal = undefined;
    await waitFor(() => expect(posted.filter(({ path }) => path.endsWith('/preview'))).toHaveLength(2));
    await waitFor(() => expect(confirm().disabled).toBe(false));
    await user.click(confirm());
    await waitFor(() => expect(done).toEqual([10]));
    expect(decisions().at(-1)?.body['expectedVersion']).toBe(9);
  });
});

describe('promotion of a release without a passed check', () => {
  it('says so, requires the typed release, and requests the approval of a second operator', async () => {
    previewed = { unchecked: { code: 'CHECK_MISSING', text: 'mfe-casino@c2 was never checked.' } };
    const user = open({ kind: 'promote', app: 'mfe-casino', release: 'c2' });
    const promote = (): HTMLButtonElement => screen.getByRole('button', { name: 'Request approval' });
    expect(await screen.findByText('This release has not passed its check')).toBeTruthy();
    expect(
      screen.getByText(/mfe-casino@c2 was never checked\. In an emergency, request an approval/),
    ).toBeTruthy();
    await user.type(screen.getByLabelText('Reason'), 'Incident 12');
    expect(promote().disabled).toBe(true);
    await user.type(screen.getByLabelText(/To confirm, type/), 'c2');
    await user.click(promote());
    await waitFor(() => expect(requests).toEqual(['r1']));
    expect(decisions()).toEqual([]);
    expect(posted.at(-1)).toMatchObject({
      path: '/api/v1/break-glass',
      body: { kind: 'promote', release: 'c2', expectedVersion: 7, reason: 'Incident 12' },
    });
  });

  it('asks for nothing more after a passed check', async () => {
    const user = open({ kind: 'promote', app: 'mfe-casino', release: 'c2' });
    await user.type(screen.getByLabelText('Reason'), 'A new lobby');
    const promote = screen.getByRole<HTMLButtonElement>('button', { name: 'Promote' });
    await waitFor(() => expect(promote.disabled).toBe(false));
    await user.click(promote);
    await waitFor(() => expect(done).toEqual([8]));
    expect(requests).toEqual([]);
  });
});
