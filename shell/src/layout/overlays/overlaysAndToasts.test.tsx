import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showDialogs } from '@foyer/ui/testing';
import { renderLayout } from '../testing/renderLayout.tsx';
import { loadOverlayHost } from './loadOverlayHost.ts';

showDialogs();

describe('overlays and notices', () => {
  // compiling the overlays takes longer than a query waits for an element
  beforeAll(async () => void (await loadOverlayHost()));

  it('renders an overlay with prefetched code at once, without a fallback after which React would delay it', async () => {
    const services = renderLayout();
    await act(async () => void (await loadOverlayHost()));
    act(() =>
      services.overlays.set({
        status: 'open',
        request: { variant: 'confirmation', content: { title: 'Leave?', body: 'Sure?' } },
      }),
    );
    expect(screen.getByRole('alertdialog', { name: 'Leave?' })).toBeTruthy();
  });

  it('renders the open overlay and reports how it ended', async () => {
    const services = renderLayout({}, (fakes) =>
      fakes.overlays.set({
        status: 'open',
        request: { variant: 'confirmation', content: { title: 'Leave?', body: 'Sure?' } },
      }),
    );
    expect(await screen.findByRole('alertdialog', { name: 'Leave?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(services.overlays.close).toHaveBeenCalledWith('ok');
  });

  it('pauses the timer of a toast while it is hovered or focused (requirements/constants#toasts, WCAG 2.2.1)', async () => {
    const services = renderLayout({}, (fakes) =>
      fakes.toasts.set([{ id: 't', kind: 'success', text: 'Paid', phase: 'open' }]),
    );
    const close = await screen.findByRole('button', { name: 'Close this message' });
    fireEvent.focus(close);
    expect(services.toasts.pause).toHaveBeenCalledWith('t');
    fireEvent.blur(close);
    expect(services.toasts.resume).toHaveBeenCalledWith('t');
  });

  it('shows toasts inside the open modal dialog, where they are not inert', async () => {
    // awaited, because React holds effects back after a component suspended in a synchronous `act`
    await act(
      async () =>
        void renderLayout({}, (fakes) => {
          fakes.overlays.set({
            status: 'open',
            request: { variant: 'confirmation', content: { title: 'Leave?', body: 'Sure?' } },
          });
          fakes.toasts.set([{ id: 't', kind: 'success', text: 'Paid', phase: 'open' }]);
        }),
    );
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave?' });
    await waitFor(() => expect(dialog.contains(screen.getByText('Paid'))).toBe(true));
  });

  it('reports a lost connection', async () => {
    renderLayout({}, (fakes) => fakes.connection.set('offline'));
    expect(await screen.findByText(/You’re offline/)).toBeTruthy();
  });
});
