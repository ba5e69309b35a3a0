import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { money } from '@foyer/money';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { showDialogs } from '@foyer/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from './OverlayHost.tsx';

showDialogs();

function show({
  isStill = false,
  winners = 1,
  potId = 'mega',
  isCredited,
}: { isStill?: boolean; winners?: number; potId?: 'mega' | 'shared'; isCredited?: boolean } = {}) {
  Object.assign(globalThis, { matchMedia: () => ({ matches: isStill }) });
  const services = fakeServices();
  const { container } = renderPiece(
    <OverlayHost
      request={{
        variant: 'jackpot-win',
        content: {
          amount: money(5_000_000, 'EUR'),
          potId,
          communityWinners: winners,
          ...(isCredited !== undefined && { isCredited }),
        },
      }}
    />,
    { services, mocks: [] },
  );
  return { services, container };
}

const counted = (): string | null | undefined =>
  document.querySelector('[aria-hidden="true"] > span')?.textContent;

describe('the win overlay (requirements/screens#jackpot)', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  it('congratulates with the pot and leads back to the game', async () => {
    const { services } = show({ isStill: true });
    expect(screen.getByRole('dialog', { name: 'Congratulations!' })).toBeTruthy();
    for (const text of [
      'You scored an',
      'EPIC jackpot win!',
      'We’ll credit your balance shortly, keep playing for more awesome wins!',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back to game' }));
    expect(services.overlays.close).toHaveBeenCalledWith('ok');
  });

  it('says that the balance has been credited once it has', () => {
    show({ isStill: true, isCredited: true });
    expect(screen.getByText('We’ve credited your balance, keep playing for more awesome wins!')).toBeTruthy();
    expect(screen.queryByText(/credit your balance shortly/)).toBeNull();
  });

  it('offers a withdrawal beside it', () => {
    show({ isStill: true });
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/en/withdraw/');
  });

  it('names the number of winners of a shared pot', () => {
    show({ isStill: true, potId: 'shared', winners: 12 });
    expect(screen.getByText('equal share of the SHARED jackpot with 12 winners!')).toBeTruthy();
  });

  it('counts the amount up in 10 s, while screen readers have it at once', () => {
    show();
    expect(screen.getByText('€50,000.00')).toBeTruthy(); // hidden visually
    expect(counted()).toBe('€0.00');
    act(() => void jest.advanceTimersByTime(5_000));
    expect(counted()).not.toBe('€50,000.00');
    act(() => void jest.advanceTimersByTime(5_100));
    expect(counted()).toBe('€50,000.00');
  });

  it('shows the amount at once with reduced motion', () => {
    show({ isStill: true });
    expect(counted()).toBe('€50,000.00');
  });

  it('removes the celebration image when its 4 s are over', () => {
    const { container } = show();
    const image = document.querySelector('[data-celebration]');
    if (image === null) throw new Error('There is no celebration image.');
    fireEvent.animationEnd(image);
    expect(document.querySelector('[data-celebration]')).toBeNull();
    expect(container).toBeTruthy();
  });
});
