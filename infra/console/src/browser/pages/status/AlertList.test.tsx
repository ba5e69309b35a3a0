import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Alert } from '@foyer/kernel/console-answers';
import { LiveRoot } from '../../state/LiveRoot.tsx';
import { PersonRoot } from '../../state/PersonRoot.tsx';
import { AlertList } from './AlertList.tsx';

const AT = '2026-11-22T00:31:00.000Z';
const MONEY: Alert = { id: 3, at: AT, what: { text: 'The books differ: 4200 minor units' } };
const KEY: Alert = { id: 2, at: AT, what: { text: 'A key was added' }, acknowledged: null };

let answer: { alerts: readonly Alert[]; unseen: number };
let posted: [string, unknown][];
let refused: { code: string } | undefined;
const real = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };

beforeEach(() => {
  posted = [];
  refused = undefined;
  // fake of the console's server
  globalThis.fetch = (async (path: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) posted.push([path, JSON.parse(body)]);
    const isRefused = body !== undefined && refused !== undefined;
    return {
      ok: !isRefused,
      status: isRefused ? 404 : 200,
      json: async () => (isRefused ? refused : answer),
    };
  }) as unknown as typeof fetch;
  globalThis.EventSource = class {
    addEventListener(): void {
      /* no notification while this page is open */
    }
    close(): void {
      /* nor after */
    }
  } as unknown as typeof EventSource;
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, real);
});

function open(roles: readonly string[]) {
  render(
    <IntlRoot language="en" messages={{}}>
      <MemoryRouter>
        <PersonRoot person={{ name: 'Ann', email: 'ann@staff.test', roles }}>
          <LiveRoot>
            <AlertList />
          </LiveRoot>
        </PersonRoot>
      </MemoryRouter>
    </IntlRoot>,
  );
  return userEvent.setup();
}

describe('alert list', () => {
  it('shows squads that an alert about funds exists, without actions', async () => {
    const { what: _what, ...hidden } = MONEY;
    answer = { alerts: [KEY, hidden], unseen: 2 };
    open(['squad:cashier']);
    expect(
      await screen.findByRole('row', {
        name: /This alert concerns player funds\. Ask an operator or auditor of the cashier for details\./,
      }),
    ).toBeTruthy();
    expect(
      within(screen.getByRole('row', { name: /A key was added/ })).getByText('Not acknowledged'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
  });

  it('acknowledges by id and marks as seen up to the newest alert', async () => {
    answer = { alerts: [KEY, MONEY], unseen: 2 };
    const user = open(['operator']);
    const press = await screen.findByRole('button', { name: 'Acknowledge', description: 'A key was added' });
    await user.click(screen.getByRole('button', { name: 'Mark as seen' }));
    answer = { alerts: [MONEY, { ...KEY, acknowledged: { by: 'ann@staff.test', at: AT } }], unseen: 0 };
    await user.click(press);
    expect(await screen.findByText(/Acknowledged by ann@staff\.test/)).toBeTruthy();
    expect(posted).toEqual([
      ['/alerts/seen', { id: 3 }],
      ['/alerts/acknowledge', { id: 2 }],
    ]);
  });

  it('explains why an acknowledgement failed', async () => {
    answer = { alerts: [KEY], unseen: 1 };
    refused = { code: 'ALERT_UNKNOWN' };
    const user = open(['auditor']);
    await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
    expect(await screen.findByText(/This alert needs no acknowledgement/)).toBeTruthy();
  });
});
