import { describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import { createStore, PlatformProvider } from '@foyer/platform';
import { fakeServices } from '@foyer/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DegradedBanner } from './DegradedBanner.tsx';

function setUp() {
  const missing = createStore<readonly string[]>([]);
  const services = fakeServices({ path: '/en/' });
  render(
    <IntlRoot language="en" messages={{}}>
      <PlatformProvider host={{ app: 'shell', release: 'test', services, Slot: () => null }}>
        <DegradedBanner missing={missing} />
      </PlatformProvider>
    </IntlRoot>,
  );
  return {
    miss: (...parts: readonly string[]) => act(() => missing.set(parts)),
    bannerText: () => screen.getByRole('status').textContent,
  };
}

describe('the degraded-service banner', () => {
  it('is shown while a service is degraded and disappears afterwards', () => {
    const { miss, bannerText } = setUp();
    expect(bannerText()).toBe('');
    miss('games');
    expect(bannerText()).toContain('Games are temporarily unavailable');
    miss('games', 'jackpot');
    expect(bannerText()).toContain('Some parts of the site');
    miss('something new');
    expect(bannerText()).toBe('');
    miss();
    expect(bannerText()).toBe('');
  });

  it('stays hidden after dismissal until another service is degraded', async () => {
    const { miss, bannerText } = setUp();
    miss('games');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(bannerText()).toBe('');
    miss('games', 'sports');
    expect(bannerText()).toContain('Some parts');
  });
});
