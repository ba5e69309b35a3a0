import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import type { ReleaseSetEntry, StaffNotice } from '@foyer/kernel/release-set';
import type { Locale } from '@foyer/links';
import { PlatformProvider } from '@foyer/platform';
import { fakeServices } from '@foyer/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { OutletProvider, type OutletServices } from '../../../remotes/outlet/outletContext.ts';
import { createReleases } from '../../../releases/releases.ts';
import { ContentPreviewBanner } from './ContentPreviewBanner.tsx';
import { StaffPreviewBanner } from './StaffPreviewBanner.tsx';

const entry = (release: string): ReleaseSetEntry => ({
  app: 'mfe-casino',
  release,
  version: '1.0.0',
  contract: 1,
  owner: 'casino',
  container: 'c',
  base: `/assets/mfe-casino/${release}/`,
  entry: 'e.js',
  css: [],
  scripts: [],
  sri: {},
  i18n: {},
  pages: {},
  requires: {},
});
const STAFF: StaffNotice = {
  kind: 'override',
  app: 'mfe-casino',
  release: 'mine',
  email: 'casino@staff.test',
  until: '2026-11-22T10:30:00Z',
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  globalThis.ResizeObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
});
afterEach(() => void jest.useRealTimers());

function setUp(locale: Locale = 'en') {
  const services = { ...fakeServices({ path: '/en/' }), locale, now: () => Date.now() };
  const releases = createReleases(
    { version: 1, issuedAt: '', apps: [entry('mine')], staff: STAFF },
    'http://aurora.test',
  );
  const leave = jest.fn(() => Promise.resolve());
  const outlet = { remotes: { releases }, services } as unknown as OutletServices;
  render(
    <IntlRoot language="en" messages={{}}>
      <PlatformProvider host={{ app: 'shell', release: 'test', services, Slot: () => null }}>
        <OutletProvider value={outlet}>
          <StaffPreviewBanner leave={leave} />
        </OutletProvider>
      </PlatformProvider>
    </IntlRoot>,
  );
  return { releases, leave, bannerText: () => screen.queryByRole('complementary')?.textContent ?? '' };
}

describe('the banner of a staff preview', () => {
  it('shows the release, the staff member and the end time', () => {
    const { bannerText } = setUp();
    expect(bannerText()).toMatch(
      /^Staff previewPreviewing mfe-casino@mine as casino@staff\.test until .*Players do not see this\./,
    );
  });

  it.each<[Locale, string]>([
    ['fi', 'Henkilökunnan esikatselu'],
    ['et_EE', 'Töötajate eelvaade'],
    ['fr_CA', 'Aperçu réservé au personnel'],
    ['ja', 'スタッフ用プレビュー'],
    ['de', 'Staff preview'],
  ])('is translated to %s', (locale, label) => {
    setUp(locale);
    expect(screen.getByRole('complementary', { name: label })).toBeTruthy();
  });

  it('reports a failed release when the live version replaces it', () => {
    const { bannerText, releases } = setUp();
    act(() => releases.addFallback(entry('live')));
    expect(bannerText()).toContain('mfe-casino@mine failed to run');
  });

  it('reports when the preview has expired', () => {
    const { bannerText } = setUp();
    act(() => void jest.advanceTimersByTime(30 * 60_000 - 1_000));
    expect(bannerText()).not.toContain('has expired');
    act(() => void jest.advanceTimersByTime(1_000));
    expect(bannerText()).toContain('The preview of mfe-casino@mine has expired');
  });

  it('disappears when the edge serves the live version, as after a revocation', () => {
    const { bannerText, releases } = setUp();
    act(() => releases.apply({ version: 2, issuedAt: '', apps: [entry('live')] }));
    expect(bannerText()).toBe('');
  });

  it('ends the preview on request', async () => {
    const { leave } = setUp();
    await act(async () => screen.getByRole('button', { name: 'Exit preview' }).click());
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['2026-11-22T10:30:00Z', /Showing unpublished content until .+\. Players do not see it\./],
  ['2026-11-22T09:59:00Z', /The content preview has expired/],
])('informs about previewed content until %s, and leaves it', (until, message) => {
  const services = { ...fakeServices({ path: '/en/' }), now: () => Date.now() };
  const leave = jest.fn();
  render(
    <PlatformProvider host={{ app: 'shell', release: 'test', services, Slot: () => null }}>
      <ContentPreviewBanner until={until} leave={leave} />
    </PlatformProvider>,
  );
  expect(screen.getByRole('complementary', { name: 'Staff preview' }).textContent).toMatch(message);
  act(() => screen.getByRole('button', { name: 'Exit preview' }).click());
  expect(leave).toHaveBeenCalledTimes(1);
});
