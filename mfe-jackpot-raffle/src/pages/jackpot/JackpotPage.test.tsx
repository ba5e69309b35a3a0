import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlayerId, SessionId } from '@foyer/kernel';
import { answer, fakeServices, renderPage, type FakeServices } from '@foyer/platform/testing';
import {
  installProvider,
  potsOf,
  POTS,
  type FakeProvider,
} from '../../features/jackpot-feed/fakeProvider.fixture.ts';
import * as counting from './parts/counting-money/CountingMoney.css.ts';
import { Component } from './JackpotPage.tsx';
import { JackpotPageDocument, type JackpotPageQuery } from './JackpotPage.generated.ts';

type Settings = JackpotPageQuery['root']['jackpotSettings'];

const SETTINGS: Settings = {
  __typename: 'JackpotSettings',
  enabled: true,
  sourceId: 'site-wide-source',
  instanceId: 'site-wide-1',
  operatorId: 'op-a',
  contributionOptions: ['2', '5', '10'],
  initialContributionValue: '5',
  titleRows: ['One', 'Two', 'Three'],
  text: 'EPIC begins at [EUR 50000].',
  desktopImage: null,
  mobileImage: null,
};
const LOGGED_IN = {
  status: 'LOGGED_IN',
  playerId: 'aino' as PlayerId,
  sessionId: 'sid' as SessionId,
  passwordless: false,
  flow: 'password',
  expiresAt: 0,
  startedAt: 0,
} as const;
/** Delay before the socket is reopened (requirements/constants#jackpot). */
const FIRST_WAIT_MS = 2_000;
const IN = { opted_in: true, contribution_preferences: { EUR: '5' } };

let provider: FakeProvider;
beforeEach(() => {
  provider = installProvider();
  // jsdom has no matchMedia; the tests skip the animation.
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});
afterEach(() => provider.restore());

function show(
  settings: Partial<Settings> = {},
  world: { readonly brand?: 'aurora' | 'zephyra'; readonly path?: string; readonly isPlayer?: boolean } = {},
): FakeServices {
  const services = fakeServices({ path: world.path ?? '/en/jackpot/', brand: world.brand ?? 'aurora' });
  if (world.isPlayer === true) services.session.set(LOGGED_IN);
  else services.session.set({ status: 'LOGGED_OUT' });
  renderPage(Component, {
    services,
    mocks: [
      answer(JackpotPageDocument, {
        __typename: 'Query',
        root: { __typename: 'Root', jackpotSettings: { ...SETTINGS, ...settings } },
      }),
    ],
  });
  return services;
}

const optInRequests = () =>
  provider.sent.filter(({ type }) => type === 'PlayerOptInRequest').map(({ data }) => data);

describe('jackpot page', () => {
  it('shows a visitor the growing pots without a question', async () => {
    const services = show({}, { brand: 'zephyra', path: '/en/jackpot/?setCustomJackpot=5' });
    expect(await screen.findByText('€53,100.00')).toBeTruthy();
    expect(screen.getByText('EPIC begins at €50,000.00.')).toBeTruthy();
    await waitFor(() =>
      expect(provider.sent).toContainEqual({
        type: 'SubscribeRequest',
        data: { events: [{ source: 'site-wide-source', event_type: '*' }] },
      }),
    );
    act(() =>
      provider.deliver('JackpotUpdate', {
        id: 'site-wide-1',
        pots: potsOf({ ...POTS, mega: POTS.mega + 40, total: POTS.total + 40 }),
      }),
    );
    expect(await screen.findByText('€50,000.40')).toBeTruthy();
    expect(provider.opened[0]).not.toContain('token');
    expect(services.overlays.open).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(services.session.signIn).toHaveBeenCalledWith({ redir: '/en/jackpot/?setCustomJackpot=5' });
  });

  it('opts a player in with the selected amount and confirms it', async () => {
    show({}, { isPlayer: true });
    await userEvent.click(await screen.findByLabelText('10% of each stake'));
    expect(optInRequests()).toEqual([]);
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Opt-in' })).toHaveProperty('disabled', false),
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Opt-in' }));
    expect(optInRequests()).toMatchObject([
      {
        instance_id: 'site-wide-1',
        player_id: 'aino:EUR:aurora',
        brand_id: 'op-a:aurora',
        opt_in: true,
        contribution_value: '10',
      },
    ]);
    expect(screen.queryByText("YOU'RE IN THE DRAW!")).toBeNull();
    act(() =>
      provider.deliver('PlayerOptInResponse', {
        optin_status: { ...IN, contribution_preferences: { EUR: '10' } },
        reasons: [],
      }),
    );
    expect(await screen.findByText("YOU'RE IN THE DRAW!")).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Opt-in' })).toHaveProperty('checked', true);
    expect(provider.opened[0]).toContain('token=one-use');
  });

  it('explains why a player is not opted in', async () => {
    show({}, { isPlayer: true });
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Opt-in' })).toHaveProperty('disabled', false),
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Opt-in' }));
    act(() => provider.deliver('PlayerOptInResponse', { reasons: ['SELF_EXCLUDED'] }));
    expect(await screen.findByText('You can’t join right now')).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Opt-in' })).toHaveProperty('checked', false);
  });

  it.each([
    [
      'the address',
      'aurora',
      '/en/jackpot/?setCustomJackpot=10',
      'Each bet adds 10% of your stake to the jackpot, on top of the stake. You can opt out at any time.',
    ],
    [
      'the brand',
      'zephyra',
      '/en/jackpot/',
      'Each bet adds 2% of your stake to the jackpot, on top of the stake. You can opt out at any time.',
    ],
  ] as const)('asks a player before %s commits them', async (_what, brand, path, body) => {
    const services = show({}, { isPlayer: true, brand, path });
    await waitFor(() =>
      expect(services.overlays.open).toHaveBeenCalledWith('confirmation', expect.objectContaining({ body })),
    );
    expect(optInRequests()).toEqual([]);
  });

  it('reports a missing or incomplete jackpot', async () => {
    show({ enabled: false });
    expect(await screen.findByText('The jackpot isn’t available here')).toBeTruthy();
    show({ instanceId: null });
    expect(await screen.findByText('Jackpot settings are missing')).toBeTruthy();
  });

  it('greys out the pots and disables the opt-in while the feed is down, and recovers with it', async () => {
    show({}, { isPlayer: true });
    const pot = await screen.findByText('€50,000.00');
    const [optIn, choice] = [
      screen.getByRole('switch', { name: 'Opt-in' }),
      screen.getByLabelText('10% of each stake'),
    ];
    await waitFor(() =>
      expect([optIn, choice].map((field) => field.matches(':disabled'))).toEqual([false, false]),
    );
    expect(pot.className.split(' ')).not.toContain(counting.stale);
    provider.isDown = true;
    act(() => provider.disconnect());
    await waitFor(() =>
      expect([optIn, choice].map((field) => field.matches(':disabled'))).toEqual([true, true]),
    );
    expect(pot.className.split(' ')).toContain(counting.stale);
    await userEvent.click(optIn);
    expect(optInRequests()).toEqual([]);
    provider.isDown = false;
    await waitFor(() => expect(optIn).toHaveProperty('disabled', false), { timeout: FIRST_WAIT_MS * 3 });
    expect(pot.className.split(' ')).not.toContain(counting.stale);
  });

  it('offers a reload when the opt-in status is unknown', async () => {
    provider.isDown = true;
    const services = show({}, { isPlayer: true });
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(services.telemetry.failed).toHaveBeenCalledWith('jackpot.status', expect.any(Error));
  });
});
