import { describe, expect, it } from '@jest/globals';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BalanceDisplay } from './BalanceDisplay.tsx';

describe('the balance in the header', () => {
  it('requests a balance again that could not be read', async () => {
    const services = fakeServices();
    services.navigation.set({ ...services.navigation.current(), off: new Set(['deposit']) });
    services.wallet.set({ status: 'LOADING', hasFailed: true });
    renderPiece(<BalanceDisplay />, { services });
    const button = await screen.findByRole('button', { name: 'Balance unavailable, try again' });
    expect(button.textContent).toBe('– ');
    await userEvent.click(button);
    expect(services.wallet.refresh).toHaveBeenCalledTimes(1);
  });
});
