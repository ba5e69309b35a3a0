import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import type { Status } from '@foyer/kernel/status-answers';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LiveRoot } from '../../state/LiveRoot.tsx';
import { PersonRoot } from '../../state/PersonRoot.tsx';
import { MapPage } from './MapPage.tsx';

const STATUS: Status = {
  environment: 'production',
  version: 7,
  issuedAt: '2026-11-22T10:00:00.000Z',
  locks: [],
  withdrawn: [],
  apps: [
    {
      app: 'mfe-casino',
      brands: [
        { brand: 'tuli', decision: { kind: 'release', release: 'c1' }, layer: 'default', isLocked: false },
      ],
    },
  ],
};

/** A stream that sends the status once. */
class OneStatusSource {
  addEventListener(event: string, listen: (message: { data: string }) => void): void {
    if (event === 'status')
      queueMicrotask(() =>
        listen({ data: JSON.stringify({ asOf: '2026-11-22T10:00:00.000Z', value: STATUS }) }),
      );
  }
  close(): void {}
}

const real = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };
let isHealthAway: boolean;
beforeEach(() => {
  isHealthAway = false;
  Object.assign(globalThis, { EventSource: OneStatusSource });
  globalThis.fetch = (async () => ({
    ok: !isHealthAway,
    status: isHealthAway ? 502 : 200,
    json: async () =>
      isHealthAway
        ? { code: 'REGISTRY_AWAY', text: '' }
        : { environment: 'production', minutes: 60, stepSeconds: 60, from: '', to: '', releases: [] },
  })) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, real);
});

function open(roles: readonly string[]): void {
  render(
    <IntlRoot language="en" messages={{}}>
      <MemoryRouter initialEntries={['/?brand=tuli']}>
        <PersonRoot person={{ name: 'Ann', email: 'ann@staff.test', roles }}>
          <LiveRoot>
            <MapPage />
          </LiveRoot>
        </PersonRoot>
      </MemoryRouter>
    </IntlRoot>,
  );
}

describe('overview page', () => {
  it('reports that health could not be loaded', async () => {
    isHealthAway = true;
    open(['operator']);
    expect(await screen.findByText('Health could not be loaded')).toBeTruthy();
    expect(screen.getByText(/^The registry is not responding\..*Try again in a moment\.$/)).toBeTruthy();
  });

  it('offers the lock of a brand in the card layout of a phone too', async () => {
    open(['operator']);
    expect(await screen.findAllByRole('button', { name: 'Lock Tuli' })).toHaveLength(2);
    expect(screen.queryByText('Health could not be loaded')).toBeNull();
  });

  it('offers no lock to an auditor', async () => {
    open(['auditor']);
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Lock / })).toBeNull();
  });
});
