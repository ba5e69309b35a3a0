import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Alert } from '../../model/alert.ts';
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
  // the console's server
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
      /* nothing is told while this page is open */
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

describe('the alerts', () => {
  it('tell a squad that there is one about money and whom to ask, and offer nothing that would be refused', async () => {
    const { what: _what, ...hidden } = MONEY;
    answer = { alerts: [KEY, hidden], unseen: 2 };
    open(['squad:cashier']);
    expect(
      await screen.findByRole('row', {
        name: /Something about players’ money, for the cashier\. What it is, operators and auditors read: ask one of them\./,
      }),
    ).toBeTruthy();
    expect(
      within(screen.getByRole('row', { name: /A key was added/ })).getByText(
        'Nobody has said yet that they know of it',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I know of it' })).toBeNull();
  });

  it('are acknowledged by a press that says of what, and seen up to the newest, which need not be the first', async () => {
    answer = { alerts: [KEY, MONEY], unseen: 2 };
    const user = open(['operator']);
    const press = await screen.findByRole('button', { name: 'I know of it', description: 'A key was added' });
    await user.click(screen.getByRole('button', { name: 'I have seen them' }));
    answer = { alerts: [MONEY, { ...KEY, acknowledged: { by: 'ann@staff.test', at: AT } }], unseen: 0 };
    await user.click(press);
    expect(await screen.findByText(/Known to ann@staff\.test since/)).toBeTruthy();
    expect(posted).toEqual([
      ['/alerts/seen', { id: 3 }],
      ['/alerts/acknowledge', { id: 2 }],
    ]);
  });

  it('say why one could not be acknowledged', async () => {
    answer = { alerts: [KEY], unseen: 1 };
    refused = { code: 'ALERT_UNKNOWN' };
    const user = open(['auditor']);
    await user.click(await screen.findByRole('button', { name: 'I know of it' }));
    expect(await screen.findByText(/This alert waits for nobody/)).toBeTruthy();
  });
});
