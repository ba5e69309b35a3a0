import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Jackpot, JackpotState } from '@foyer/contract';
import type { PlayerId, SessionId } from '@foyer/kernel';
import { answer, fakeServices, renderPage, type FakeServices, type FakeWorld } from '@foyer/platform/testing';
import { probeToggle } from '@foyer/testing/toggles';
import * as counting from './parts/counting-money/CountingMoney.css.ts';
import { Component } from './JackpotPage.tsx';
import { JackpotPageDocument, type JackpotPageQuery } from './JackpotPage.generated.ts';

type Settings = JackpotPageQuery['root']['jackpotSettings'];

const SETTINGS: Settings = {
  __typename: 'JackpotSettings',
  enabled: true,
  enabledCommunity: false,
  sourceId: 'site-wide-source',
  instanceId: 'site-wide-1',
  operatorId: 'op-a',
  contributionOptions: ['2', '5', '10'],
  initialContributionValue: '5',
  titleRows: ['One', 'Two', 'Three'],
  subtitle: 'Below the rows',
  text: 'EPIC begins at [EUR 50000].',
  logo: null,
  colorPalette: null,
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
const POTS = { total: 5_310_000, mega: 5_000_000, major: 250_000, minor: 10_000, shared: 50_000 } as const;
const OUT: JackpotState = {
  link: 'open',
  pots: POTS,
  currency: 'EUR',
  rate: 1,
  hasFailed: false,
  optIn: { status: 'false', contribution: '5', reasons: [], isUndecided: true, isJoinShown: false },
};
const DECIDED: JackpotState = { ...OUT, optIn: { ...OUT.optIn, isUndecided: false } };

beforeEach(() => {
  // jsdom has no matchMedia; the tests skip the animation.
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});

function show(
  settings: Partial<Settings> = {},
  world: Pick<FakeWorld, 'path' | 'features'> & {
    readonly brand?: 'aurora' | 'zephyra';
    readonly isPlayer?: boolean;
  } = {},
  state: JackpotState = OUT,
): FakeServices {
  const services = fakeServices({
    path: world.path ?? '/en/jackpot/',
    brand: world.brand ?? 'aurora',
    ...(world.features && { features: world.features }),
  });
  if (world.isPlayer === true) services.session.set(LOGGED_IN);
  else services.session.set({ status: 'LOGGED_OUT' });
  services.jackpot.set(state);
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

const sent = ({ jackpot }: FakeServices) =>
  jest.mocked<Jackpot['send']>(jackpot.send).mock.calls.map(([action]) => action);
const optInSwitch = () => screen.findByRole('switch', { name: 'Opt-in' });

describe('jackpot page', () => {
  it('shows a visitor the growing pots and proposes no opt-in', async () => {
    const services = show({}, { brand: 'zephyra', path: '/en/jackpot/?setCustomJackpot=5' });
    expect(await screen.findByText('€53,100.00')).toBeTruthy();
    expect(screen.getByText('EPIC begins at €50,000.00.')).toBeTruthy();
    expect(screen.getByText('Below the rows')).toBeTruthy();
    expect(services.jackpot.follow).toHaveBeenCalledTimes(1);
    act(() =>
      services.jackpot.set({ ...OUT, pots: { ...POTS, mega: POTS.mega + 40, total: POTS.total + 40 } }),
    );
    expect(await screen.findByText('€50,000.40')).toBeTruthy();
    expect(services.overlays.open).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(services.session.signIn).toHaveBeenCalledWith({ redir: '/en/jackpot/?setCustomJackpot=5' });
  });

  it('shows the logo and the colours that are published', async () => {
    const colors = {
      __typename: 'JackpotColorPalette',
      highlight: '#3ff0b4',
      background: '#111a36',
      darkBackground: '#0a1020',
      body: '#f2f6ff',
      backgroundContrast: null,
    } as const;
    const logo = { __typename: 'Image', url: '/logo.svg', width: 160, height: 160 } as const;
    show({ colorPalette: colors, logo });
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title.previousElementSibling?.getAttribute('src')).toBe('/logo.svg');
    const colored = title.closest('[style]');
    expect(colored?.getAttribute('style')?.match(/#[0-9a-f]{6}/g)).toEqual([
      '#0a1020',
      '#111a36',
      '#f2f6ff',
      '#3ff0b4',
    ]);
    expect(colored?.contains(screen.getByRole('region', { name: 'Jackpots' }))).toBe(true);
  });

  it('opts in with the contribution that a player chooses, and says so before (requirements/states#jackpot-opt-in)', async () => {
    const services = show({}, { isPlayer: true });
    expect(await screen.findByText('Choosing a contribution opts you in.')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('10% of each stake'));
    expect(sent(services)).toEqual([{ type: 'chosen', contribution: '10' }]);
  });

  probeToggle('JackpotAutoOptIn', 'the page of an undecided player', async (isOn) => {
    cleanup();
    const services = show({}, { isPlayer: true, features: { JackpotAutoOptIn: isOn } });
    await optInSwitch();
    return jest.mocked(services.overlays.open).mock.calls.length;
  });

  it('opts in and out with the switch and confirms it', async () => {
    const services = show({}, { isPlayer: true }, DECIDED);
    const used: string[] = [];
    services.bus.on('feature.used', ({ feature }) => used.push(feature));
    await userEvent.click(await optInSwitch());
    expect(sent(services)).toEqual([{ type: 'toggled' }]);
    expect(used).toEqual(['opt-in']);
    expect(screen.queryByText("YOU'RE IN THE DRAW!")).toBeNull();
    act(() =>
      services.jackpot.set({ ...DECIDED, optIn: { ...DECIDED.optIn, status: 'true', isJoinShown: true } }),
    );
    expect(await screen.findByText("YOU'RE IN THE DRAW!")).toBeTruthy();
    expect(await optInSwitch()).toHaveProperty('checked', true);
  });

  it('explains why a player is not opted in', async () => {
    show({}, { isPlayer: true }, { ...DECIDED, optIn: { ...DECIDED.optIn, reasons: ['SELF_EXCLUDED'] } });
    expect(await screen.findByText('You can’t join right now')).toBeTruthy();
    expect(await optInSwitch()).toHaveProperty('checked', false);
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
  ] as const)('asks the player to confirm before %s opts them in', async (_what, brand, path, body) => {
    const services = show({}, { isPlayer: true, brand, path });
    await waitFor(() =>
      expect(services.overlays.open).toHaveBeenCalledWith('confirmation', expect.objectContaining({ body })),
    );
    expect(sent(services)).toEqual([]);
  });

  it.each([
    ['the brand, so that it does not ask in the next session', '/en/jackpot/', [{ type: 'declined' }]],
    ['an address, which any site can write', '/en/jackpot/?setCustomJackpot=10', []],
  ] as const)('stores a declined proposal of %s', async (_whose, path, actions) => {
    const services = show({}, { isPlayer: true, brand: 'zephyra', path });
    jest.mocked(services.overlays.open).mockResolvedValue('dismissed');
    await waitFor(() =>
      expect(services.overlays.open).toHaveBeenCalledWith(
        'confirmation',
        expect.objectContaining({ escapeDismisses: true }),
      ),
    );
    await waitFor(() => expect(sent(services)).toEqual(actions));
  });

  it.each([
    ['a visitor’s proposal that is no option', {}, '7'],
    ['any proposal where no jackpot runs', { enabled: false }, '5'],
  ])('removes %s from the address', async (_which, settings, value) => {
    const { navigation } = show(settings, { path: `/en/jackpot/?setCustomJackpot=${value}&keep=1` });
    await waitFor(() => expect(navigation.go).toHaveBeenCalledWith('/en/jackpot/?keep=1', { replace: true }));
  });

  it('reports a missing or incomplete jackpot', async () => {
    show({ enabled: false });
    expect(await screen.findByText('The jackpot isn’t available here')).toBeTruthy();
    show({ instanceId: null });
    expect(await screen.findByText('Jackpot settings are missing')).toBeTruthy();
  });

  it('greys out the pots and disables the opt-in while the feed is down', async () => {
    const services = show({}, { isPlayer: true }, DECIDED);
    const pot = await screen.findByText('€50,000.00');
    const fields = [await optInSwitch(), screen.getByLabelText('10% of each stake')];
    expect(fields.map((field) => field.matches(':disabled'))).toEqual([false, false]);
    expect(pot.className.split(' ')).not.toContain(counting.stale);
    act(() => services.jackpot.set({ ...DECIDED, link: 'waiting' }));
    await waitFor(() => expect(fields.map((field) => field.matches(':disabled'))).toEqual([true, true]));
    expect(pot.className.split(' ')).toContain(counting.stale);
  });

  it('shows a dash for every amount that could not be loaded', async () => {
    show({}, {}, { ...OUT, pots: undefined, rate: undefined, hasFailed: true });
    await screen.findByText('EPIC');
    expect(screen.getAllByText('Amount unavailable')).toHaveLength(5);
  });

  it('offers a reload when the opt-in status is unknown', async () => {
    show({}, { isPlayer: true }, { ...DECIDED, optIn: { ...DECIDED.optIn, status: 'failed' } });
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });
});
