import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { fakeServices, renderPage, signedInSession, streamingWallet } from '@foyer/platform/testing';
import { tick } from 'svelte';
import en from '../../messages/en.json' with { type: 'json' };
import { Component } from './page.ts';

describe('sample-thing page', () => {
  it('asks a visitor to sign in', async () => {
    const services = fakeServices();
    renderPage(Component, { services, messages: en });
    screen.getByRole('button', { name: 'Sign in' }).click();
    await tick();
    expect(services.session.signIn).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Sample thing' })).toBeTruthy();
    expect(services.navigation.setTitle).toHaveBeenCalledWith('Sample thing');
  });

  it('shows the balance of a player and follows its changes', async () => {
    const services = fakeServices();
    services.session.set(signedInSession());
    services.wallet.set(streamingWallet({ balance: 12_50 }));
    renderPage(Component, { services, messages: en });
    expect(screen.getByText(/12\.50/)).toBeTruthy();
    await act(async () => services.wallet.set(streamingWallet({ balance: 20_00 })));
    await tick();
    expect(screen.getByText(/20\.00/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leaves no subscription behind', () => {
    const services = fakeServices();
    let open = 0;
    const { subscribe } = services.wallet;
    services.wallet.subscribe = (listener) => {
      open += 1;
      const stop = subscribe(listener);
      return () => {
        open -= 1;
        stop();
      };
    };
    const { unmount } = renderPage(Component, { services, messages: en });
    unmount();
    expect(open).toBe(0);
  });
});
