import type { RemoteModule } from '@foyer/contract';
import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { startWorkbench } from './startWorkbench.tsx';

const QUERY = gql`
  query Tables {
    tables
  }
`;

function View() {
  const { error } = useQuery(QUERY);
  return <h1>{error ? error.message : 'Tables'}</h1>;
}

const remote = {
  owner: 'casino',
  contract: 1,
  bootstrap: () => Promise.resolve(),
  mount: ({ domElement, host }: Parameters<RemoteModule['mount']>[0]) => {
    host.show({ domElement, View });
    return Promise.resolve();
  },
} as unknown as RemoteModule;
const STATES = [{ name: 'Visitor' }, { name: 'Without connection', isOffline: true }];

afterEach(() => history.replaceState(null, '', '/'));

describe('the workbench', () => {
  it('shows a state without connection: the notice of the shell, and failed requests', async () => {
    await act(() => startWorkbench({ remote, states: STATES }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('status')).toBeNull();
    history.replaceState(null, '', '/?state=Without+connection');
    await act(() => startWorkbench({ remote, states: STATES }));
    await screen.findByText('Failed to fetch');
    expect(screen.getByRole('status').textContent).toMatch(/^Offline/);
  });

  it('loads no font file, because the packages contain none', async () => {
    await act(() => startWorkbench({ remote, states: STATES }));
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    expect(styles.some((text) => text.includes('@font-face'))).toBe(true);
    expect(styles.filter((text) => text.includes('.woff2'))).toHaveLength(0);
  });
});
