import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { registerLiveConsole, STATUS } from '../testing/liveConsole.tsx';
import { TopBar } from './TopBar.tsx';

const console_ = registerLiveConsole();
const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
const freeze = (id: string, hours: number, brand?: string) => ({
  id,
  since: inHours(-2),
  until: inHours(hours),
  reason: `Reason ${id}`,
  ...(brand !== undefined && { brand }),
});

function open(freezes: readonly object[], roles: readonly string[]): void {
  console_.stream.set('status', { ...STATUS, freezes });
  console_.open(<TopBar onSignOut={() => undefined} />, { roles });
}

describe('freezes in the frame of every page', () => {
  it.each(['operator', 'auditor', 'squad:casino'])(
    'name the brands and the latest end to a %s',
    async (role) => {
      open([freeze('f1', 1, 'tuli'), freeze('f2', 3, 'quetzal')], [role]);
      const link = await screen.findByRole('link', { name: /^Frozen until .*: Tuli, Quetzal$/ });
      expect(link.textContent).toContain(inHours(3).slice(11, 16));
      expect([link.getAttribute('href'), link.getAttribute('title')]).toEqual(['/', 'Reason f1 · Reason f2']);
    },
  );

  it('name a freeze of all brands with its own end', async () => {
    open([freeze('f1', 1), freeze('f2', 6, 'tuli')], ['auditor']);
    const link = await screen.findByRole('link', { name: /^All brands frozen until/ });
    expect(link.textContent).toContain(inHours(1).slice(11, 16));
  });

  it('are hidden after their end', async () => {
    open([freeze('f1', -1, 'tuli')], ['operator']);
    expect(await screen.findByText(/^Live/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /rozen/ })).toBeNull();
  });
});
