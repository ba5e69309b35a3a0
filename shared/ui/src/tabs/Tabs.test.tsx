import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderInKit } from '../testing/renderInKit.tsx';
import { Tabs } from './Tabs.tsx';

const TABS = [
  { id: 'games', label: 'Games' },
  { id: 'deposits', label: 'Deposits' },
  { id: 'sessions', label: 'Sessions' },
] as const;

function History() {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('games');
  return (
    <Tabs label="History" tabs={TABS} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  );
}

describe('Tabs', () => {
  it.each([
    ['{ArrowRight}', 'Deposits'],
    ['{ArrowLeft}', 'Sessions'],
    ['{End}', 'Sessions'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Games'],
    ['{End}{Home}', 'Games'],
  ])('%s selects %s and moves the focus with it', async (keys, label) => {
    renderInKit(<History />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    const tab = screen.getByRole('tab', { name: label, selected: true });
    expect(document.activeElement).toBe(tab);
    expect(screen.getByRole('tabpanel', { name: label }).textContent).toBe(label.toLowerCase());
  });

  it('has a single tab stop', async () => {
    renderInKit(<History />);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });
});
