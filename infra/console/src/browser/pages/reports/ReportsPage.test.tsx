import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { registerLiveConsole } from '../../testing/liveConsole.tsx';
import { ReportsPage } from './ReportsPage.tsx';

const console_ = registerLiveConsole();

const GROUP = {
  app: 'mfe-casino',
  release: 'c2',
  owner: 'casino',
  fingerprint: 'a'.repeat(32),
  code: 'RENDER_THREW',
  message: 'RENDER_THREW: No pot of instance <number>',
  frames: ['src/LobbyPage.tsx:11 (LobbyPage)'],
  count: 1_234,
  firstSeen: '2026-11-30T09:00:00.000Z',
  lastSeen: '2026-11-30T10:00:00.000Z',
  brands: { tuli: 1_000, aurora: 234 },
  browsers: { 'Chrome 131': 1_234 },
  alsoIn: [],
};
const EMPTY = { environment: 'production', since: '2026-11-29T10:00:00.000Z', total: 0, groups: [] };
const SIZE = {
  app: 'mfe-casino',
  release: 'c2',
  publishedAt: '2026-11-30T09:00:00.000Z',
  js: 22_600,
  css: 4_000,
  budgetJs: 22_000,
  budgetCss: 8_000,
  page: 'lobby',
};
const USAGE = {
  app: 'mfe-casino',
  release: 'c2',
  timings: [{ name: 'lcp', count: 6, p50: 450, p95: 605 }],
  uses: [
    { name: 'page:lobby', count: 250 },
    { name: 'feature:share-slip', count: 9 },
  ],
  signals: { visit: 200, 'sign-in': 12 },
};

beforeEach(() => {
  console_.answers.set('/api/v1/releases', { releases: [] });
  console_.answers.set('/api/v1/errors', EMPTY);
  console_.answers.set('/api/v1/usage', { environment: 'production', minutes: 60, releases: [] });
  console_.answers.set('/api/v1/sizes', { sizes: [] });
});

describe('release reports', () => {
  it('say that nothing was reported in the period', async () => {
    console_.open(<ReportsPage />);
    expect(await screen.findByText('No errors')).toBeTruthy();
    expect(screen.getByText('No browser reported an error of Casino in this period.')).toBeTruthy();
    expect(screen.getByText('No timings in this period.')).toBeTruthy();
    expect(screen.getByText('No page views in this period.')).toBeTruthy();
    expect(screen.getByText('No release was measured yet.')).toBeTruthy();
  });

  it('group errors with their stack, without repeating the code', async () => {
    console_.answers.set('/api/v1/errors', { ...EMPTY, total: 3, groups: [GROUP] });
    const user = console_.open(<ReportsPage />);
    const title = await screen.findByText('1,234× RENDER_THREW: No pot of instance <number>');
    await user.click(title);
    expect(screen.getByText('src/LobbyPage.tsx:11 (LobbyPage)')).toBeTruthy();
    expect(screen.getByText('Tuli 1,000, Aurora 234')).toBeTruthy();
    expect(screen.getByText('3 groups, the 1 most frequent are shown')).toBeTruthy();
  });

  it('show the use of pages and features for 100 visits', async () => {
    console_.answers.set('/api/v1/usage', { environment: 'production', minutes: 60, releases: [USAGE] });
    console_.open(<ReportsPage />);
    const row = (await screen.findByText('Feature share-slip')).closest('tr');
    expect(row?.textContent).toContain('4.5');
    expect(screen.getByText('Page lobby').closest('tr')?.textContent).toContain('125');
  });

  it('warn when the newest release is over the budget that applies now', async () => {
    const budgets = { 'mfe-casino': { js: 21_000, css: 8_000, page: 'lobby' } };
    console_.answers.set('/api/v1/sizes', { sizes: [SIZE], budgets });
    console_.open(<ReportsPage />);
    expect(await screen.findByText(/^The newest release is over the current budget: Scripts\./)).toBeTruthy();
    expect(screen.getByText('22.6 KB (102.7 % of the budget)')).toBeTruthy();
  });

  it('offer another attempt when the registry does not answer', async () => {
    console_.answers.set('/api/v1/errors', { status: 502, code: 'REGISTRY_AWAY' });
    const user = console_.open(<ReportsPage />);
    const retry = await screen.findByRole('button', { name: /retry|again/i });
    console_.answers.set('/api/v1/errors', EMPTY);
    await user.click(retry);
    expect(await screen.findByText('No errors')).toBeTruthy();
  });

  it('open on the application with the most frequent error, as long as none is chosen', async () => {
    const all = { ...EMPTY, total: 1, groups: [{ ...GROUP, app: 'mfe-cashier' }] };
    console_.answers.set('/api/v1/errors', all);
    console_.open(<ReportsPage />);
    await waitFor(() =>
      expect(console_.sent.map(({ path }) => path)).toContain('/api/v1/releases?app=mfe-cashier'),
    );
  });

  it('read the chosen period and release', async () => {
    console_.open(<ReportsPage />, { path: '/?app=mfe-casino&release=c2&minutes=60' });
    await waitFor(() =>
      expect(console_.sent.map(({ path }) => path)).toContain(
        '/api/v1/errors?environment=production&app=mfe-casino&minutes=60&release=c2',
      ),
    );
  });
});
