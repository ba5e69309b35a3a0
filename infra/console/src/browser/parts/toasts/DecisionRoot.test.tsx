import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import type { Decided } from '@foyer/kernel/change-answers';
import { showDialogs } from '@foyer/ui/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { LiveRoot } from '../../state/LiveRoot.tsx';
import { DecisionRoot, useDecide } from './DecisionRoot.tsx';

const ON = { kind: 'on', app: 'mfe-sportsbook', brands: ['aurora'] } as const;
const DECIDED: Decided = {
  version: 8,
  brands: ['aurora'],
  isLate: false,
  entry: {
    id: 1,
    hash: '',
    chain: 'production',
    number: 1,
    at: '2026-11-23T00:00:00.000Z',
    actor: 'operator',
    role: 'operator',
    kind: 'on',
    app: 'mfe-sportsbook',
    brands: ['aurora'],
    reason: 'prices are current again',
    before: {
      rules: [
        {
          id: 'r',
          app: 'mfe-sportsbook',
          scope: { brand: 'aurora' },
          decision: { kind: 'off', reason: 'incident' },
        },
      ],
    },
    after: { rules: [] },
    version: 8,
  },
};

/** A stream without events; jsdom has none. */
class SilentEventSource {
  addEventListener(): void {}
  close(): void {}
}

let paths: string[];
const real = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };
showDialogs();

beforeEach(() => {
  paths = [];
  Object.assign(globalThis, { EventSource: SilentEventSource });
  // fake of the console's server
  globalThis.fetch = (async (path: string) => {
    paths.push(path.split('?')[0] ?? '');
    const value = path.endsWith('/preview') ? { version: 7, brands: ['aurora'], differences: [] } : DECIDED;
    return { ok: true, status: 200, json: async () => (path.includes('/health') ? { releases: [] } : value) };
  }) as unknown as typeof fetch;
});

afterEach(() => {
  cleanup();
  Object.assign(globalThis, real);
});

function Page() {
  const decide = useDecide();
  return <button onClick={() => decide({ change: ON })}>Decide</button>;
}

describe('DecisionRoot', () => {
  it('offers the inverse of a decision from its answer, without reading the audit log', async () => {
    render(
      <IntlRoot language="en" messages={{}}>
        <MemoryRouter>
          <LiveRoot>
            <DecisionRoot>
              <Page />
            </DecisionRoot>
          </LiveRoot>
        </MemoryRouter>
      </IntlRoot>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    await user.type(screen.getByLabelText('Reason'), 'prices are current again');
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Switch on' });
    await waitFor(() => expect(confirm.disabled).toBe(false));
    await user.click(confirm);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('dialog', { name: /Switch off/ })).toBeTruthy();
    expect(paths).toContain('/api/v1/changes');
    expect(paths).not.toContain('/api/v1/audit');
  });
});
