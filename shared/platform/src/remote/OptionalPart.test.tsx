import { describe, expect, it, jest } from '@jest/globals';
import { fakeServices, renderPage } from '@foyer/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { OptionalPart } from './OptionalPart.tsx';

const Lost = lazy(() => Promise.reject(new Error('chunk failed to load')));

function Page() {
  return (
    <>
      <h1>Lobby</h1>
      <OptionalPart area="casino.lobby.promotion" placeholder={<p>Coming</p>}>
        <Lost />
      </OptionalPart>
    </>
  );
}

describe('an optional part', () => {
  it('is omitted when its code fails to load, the page stays and telemetry is sent', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const services = fakeServices();
    const failed = jest.spyOn(services.telemetry, 'failed');
    renderPage(Page, { services });
    await waitFor(() => expect(failed).toHaveBeenCalledWith('casino.lobby.promotion', expect.any(Error)));
    expect(screen.queryByText('Coming')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Lobby' })).toBeTruthy();
    quiet.mockRestore();
  });
});
