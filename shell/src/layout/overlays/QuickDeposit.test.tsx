import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { money } from '@foyer/money';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { showDialogs } from '@foyer/ui/testing';
import { act, screen } from '@testing-library/react';
import { heldPage, holdPage, releasePage } from '../../services/quick-deposit/pageHold.ts';
import { QuickDeposit } from './QuickDeposit.tsx';

const REOPEN_AFTER_MS = 100; // requirements/screens#quick-deposit
const FRAME_MS = 16;
const CONTENT = { amount: money(2_500, 'EUR'), paymentMethod: 'card' };

/** Opens quick deposit over a page; `arrive` completes the page change. */
function openOver(path: string) {
  const services = fakeServices({ path });
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<undefined>();
  jest.mocked(services.navigation.go).mockReturnValue(arrived);
  const view = (): ReturnType<typeof renderPiece> =>
    renderPiece(<QuickDeposit content={CONTENT} onEnd={() => undefined} />, { services });
  return { services, view, arrive: async () => act(async () => arrive(undefined)) };
}

showDialogs();

describe('quick deposit', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    releasePage();
    jest.useRealTimers();
  });

  it.each(['/en/deposit/', '/en/withdraw/', '/en/deposit/?autoSubmit=1&paymentMethod=card&amount=25'])(
    'opens the home page first over %s, then the dialog 100 ms after the click (requirements/screens#quick-deposit)',
    async (path) => {
      const { services, view, arrive } = openOver(path);
      view();
      expect(services.navigation.go).toHaveBeenCalledWith('/en/');
      expect(screen.queryByRole('dialog')).toBeNull();
      // the page change takes part of the allowed time
      await jest.advanceTimersByTimeAsync(60);
      await arrive();
      await jest.advanceTimersByTimeAsync(REOPEN_AFTER_MS - 61);
      expect(services.overlays.open).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(services.overlays.open).toHaveBeenCalledTimes(1);
      expect(services.overlays.open).toHaveBeenCalledWith('quick-deposit', CONTENT);
    },
  );

  it('opens at the arrival of a page change that took longer than 100 ms, and not before', async () => {
    const { services, view, arrive } = openOver('/en/deposit/');
    view();
    await jest.advanceTimersByTimeAsync(10 * REOPEN_AFTER_MS);
    expect(services.overlays.open).not.toHaveBeenCalled();
    await arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(services.overlays.open).toHaveBeenCalledTimes(1);
  });

  it('holds the home page back until the dialog is painted, for a second at most', async () => {
    const { view } = openOver('/en/deposit/');
    view();
    expect(heldPage.current()).toBe('lobby');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(heldPage.current()).toBeUndefined();

    holdPage('lobby');
    openOver('/en/').view();
    expect(heldPage.current()).toBe('lobby');
    await jest.advanceTimersByTimeAsync(2 * FRAME_MS);
    expect(heldPage.current()).toBeUndefined();
  });

  it('reopens after the page change has closed it (requirements/constants#quick-deposit)', async () => {
    const { services, view, arrive } = openOver('/en/withdraw/');
    view().unmount();
    await arrive();
    await jest.advanceTimersByTimeAsync(REOPEN_AFTER_MS);
    expect(services.overlays.open).toHaveBeenCalledTimes(1);
  });

  it.each(['/en/', '/en/games/x/', '/en/profile/deposit-history/'])(
    'opens over %s in place',
    async (path) => {
      const { services, view } = openOver(path);
      view();
      expect(screen.getByRole('dialog').hasAttribute('data-scrolls-page')).toBe(true);
      await jest.advanceTimersByTimeAsync(10 * REOPEN_AFTER_MS);
      expect([
        jest.mocked(services.navigation.go).mock.calls,
        jest.mocked(services.overlays.open).mock.calls,
      ]).toEqual([[], []]);
    },
  );

  it.each(['/en/games/', '/en/deposit/', '/en/withdraw/'])(
    'does not open over %s while a guard is registered, and explains why (requirements/states#guards-and-overlays)',
    async (path) => {
      const { services, view } = openOver(path);
      services.guards.set([{ id: 'kyc', status: 'pending' }]);
      view();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(services.overlays.close).toHaveBeenCalledTimes(1);
      expect(services.toasts.show).toHaveBeenCalledWith('info', expect.stringMatching(/can’t deposit yet/));
      await jest.advanceTimersByTimeAsync(10 * REOPEN_AFTER_MS);
      expect([
        jest.mocked(services.navigation.go).mock.calls,
        jest.mocked(services.overlays.open).mock.calls,
      ]).toEqual([[], []]);
    },
  );
});
