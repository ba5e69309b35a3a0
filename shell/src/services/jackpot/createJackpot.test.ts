import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { money } from '@foyer/money';
import { ApolloClient } from '@apollo/client';
import { createCache } from '@foyer/data';
import { createFormatText } from '@foyer/i18n';
import {
  answer,
  fakeServices,
  mockLink,
  signedInSession,
  streamingWallet,
  type FakeServices,
} from '@foyer/platform/testing';
import { browserPorts } from '../provider/adapters/browserPorts.ts';
import { createJackpot } from './createJackpot.ts';
import { createLazyJackpot } from './createLazyJackpot.ts';
import { installProvider, potsOf, POTS, type FakeProvider } from './fakeProvider.fixture.ts';
import { JackpotFeedSettingsDocument } from './JackpotFeedSettings.generated.ts';

const IN = { opted_in: true, contribution_preferences: { EUR: '5' } };
const SETTINGS = {
  __typename: 'JackpotSettings',
  enabled: true,
  sourceId: 'site-wide-source',
  instanceId: 'site-wide-1',
  operatorId: 'op-a',
  contributionOptions: ['2', '5', '10'],
  initialContributionValue: '5',
} as const;
const FIRST_WAIT_MS = 2_000; // requirements/constants#jackpot

let provider: FakeProvider;
beforeEach(() => {
  jest.useFakeTimers();
  provider = installProvider();
});
afterEach(() => {
  provider.restore();
  jest.useRealTimers();
});

async function settle(ms = 0): Promise<void> {
  // a few rounds: each answer starts the next request
  for (let round = 0; round < 10; round += 1) await jest.advanceTimersByTimeAsync(ms / 10);
}

async function start({ isPlayer = true, enabled = true, hasRaffles = false } = {}) {
  const services: FakeServices = fakeServices(
    {},
    {
      apollo: new ApolloClient({
        cache: createCache(),
        link: mockLink([
          answer(JackpotFeedSettingsDocument, {
            __typename: 'Query',
            root: {
              __typename: 'Root',
              jackpotSettings: { ...SETTINGS, enabled },
              raffleSettings: { __typename: 'RaffleSettings', enabled: hasRaffles },
            },
          }),
        ]),
      }),
    },
  );
  if (isPlayer) {
    services.session.set(signedInSession());
    services.wallet.set(streamingWallet());
  }
  const report = jest.fn();
  const jackpot = createJackpot({
    ...services,
    language: 'en',
    text: createFormatText('en', {}),
    provider: browserPorts,
    report,
  });
  await settle(100);
  const own = jackpot.current();
  return { services, jackpot, report, own };
}

const types = () => provider.sent.map(({ type }) => type);
const win = (winId?: string) => {
  const { data } = provider.sent.find(({ type }) => type === 'Context') ?? { data: { player_id: null } };
  provider.deliver('WinEvent', {
    player_id: data['player_id'],
    win_amount: 250_000,
    win_currency: 'EUR',
    win_pot_id: 'major',
    community_winners: 1,
    ...(winId !== undefined && { win_id: winId }),
  });
};

describe('the jackpot of the shell', () => {
  it('connects a player who has opted in, on any page', async () => {
    provider.status = IN;
    const { own } = await start();
    expect(own).toMatchObject({ link: 'open', optIn: { status: 'true', contribution: '5' } });
    expect(types()).toEqual(['SubscribeRequest', 'Context']);
    expect(provider.opened[0]).toContain('token=one-use');
  });

  it.each([
    ['a player who has opted out', { opted_in: false }, {}],
    ['a player who has never decided', undefined, {}],
    ['a visitor', undefined, { isPlayer: false }],
    ['a brand without the jackpot', IN, { enabled: false }],
  ])('does not connect %s', async (_name, status, world) => {
    provider.status = status;
    await start(world);
    expect(provider.opened).toEqual([]);
  });

  it('connects a visitor while a page follows it', async () => {
    const { jackpot } = await start({ isPlayer: false });
    const stop = jackpot.follow();
    await settle(100);
    expect(jackpot.current()).toMatchObject({ link: 'open', pots: POTS, rate: 1, currency: 'EUR' });
    provider.deliver('JackpotUpdate', { id: 'site-wide-1', pots: potsOf({ ...POTS, mega: POTS.mega + 40 }) });
    expect(jackpot.current()?.pots?.mega).toBe(POTS.mega + 40);
    expect(provider.opened[0]).not.toContain('token');
    stop();
    expect(jackpot.current()).toBeUndefined();
  });

  it('stays connected after a page on which the player opted in', async () => {
    const { jackpot } = await start();
    const stop = jackpot.follow();
    await settle(100);
    jackpot.send({ type: 'chosen', contribution: '10' });
    expect(provider.sent.at(-1)).toMatchObject({
      type: 'PlayerOptInRequest',
      data: { opt_in: true, contribution_value: '10', player_country: 'IE', instance_id: 'site-wide-1' },
    });
    provider.deliver('PlayerOptInResponse', { optin_status: IN, reasons: [] });
    stop();
    expect(jackpot.current()).toMatchObject({ link: 'open', optIn: { status: 'true' } });
  });

  it('disconnects after the page when the player is opted out', async () => {
    const { jackpot } = await start();
    const stop = jackpot.follow();
    await settle(100);
    stop();
    win();
    expect(jackpot.current()?.link).toBe('connecting');
  });

  it('opens the win overlay for the player’s own win, on any page', async () => {
    provider.status = IN;
    const { services } = await start();
    win();
    expect(services.overlays.open).toHaveBeenCalledWith('jackpot-win', {
      amount: money(250_000, 'EUR'),
      potId: 'major',
      communityWinners: 1,
      isCredited: false,
    });
  });

  it('connects a player of a brand with raffles without opt-in, and asks for the tickets', async () => {
    const { jackpot } = await start({ hasRaffles: true });
    expect(provider.sent).toContainEqual(expect.objectContaining({ type: 'PlayerRaffleTicketsRequest' }));
    provider.deliver('PlayerRaffleTicketsListResponse', {
      instance_tickets: [{ instance_id: 'raffle-1', ticket_count: 12, entry: 'ab' }],
    });
    expect(jackpot.current()?.raffleTickets).toEqual({ 'raffle-1': { count: 12, entry: 'ab' } });
  });

  it('opens the raffle overlay for the player’s own raffle win', async () => {
    provider.status = IN;
    const { services } = await start();
    const { data } = provider.sent.find(({ type }) => type === 'Context') ?? { data: { player_id: null } };
    provider.deliver('RaffleWinEvent', {
      instance_id: 'hourly-1',
      winners: [{ player_id: data['player_id'], currency: 'EUR', win_amount: 2_500 }],
    });
    expect(services.overlays.open).toHaveBeenCalledWith('raffle-win', {
      amount: money(2_500, 'EUR'),
      instanceId: 'hourly-1',
      isCredited: false,
    });
  });

  it('shows a win that was paid while the connection was lost, once, and confirms it when it is closed', async () => {
    provider.status = IN;
    const { services } = await start();
    let close = (): void => undefined;
    services.overlays.open = jest.fn(() => new Promise<'ok'>((resolve) => (close = () => resolve('ok'))));
    provider.disconnect();
    await settle(FIRST_WAIT_MS + 100);
    expect(provider.sent.findLast(({ type }) => type === 'Context')?.data).toMatchObject({
      unseen_wins: true,
    });
    win('win-1');
    win('win-1');
    await settle();
    expect(services.overlays.open).toHaveBeenCalledTimes(1);
    expect(types()).not.toContain('WinSeen');
    close();
    await settle();
    expect(provider.sent.at(-1)).toEqual({ type: 'WinSeen', data: { win_id: 'win-1' } });
  });

  it('shows no overlay without preferences consent, and the win when it is sent again after consent', async () => {
    provider.status = IN;
    const { services } = await start();
    services.consent.set({ ...services.consent.current(), preferences: false });
    win('win-1');
    expect(services.overlays.open).not.toHaveBeenCalled();
    expect(types()).not.toContain('WinSeen');
    services.consent.set({ ...services.consent.current(), preferences: true });
    win('win-1');
    expect(services.overlays.open).toHaveBeenCalledTimes(1);
  });

  it.each([true, false])('shows a toast for a win once, with preferences consent %s', async (preferences) => {
    provider.status = IN;
    const { services } = await start();
    services.consent.set({ ...services.consent.current(), preferences });
    win('win-1');
    win('win-1');
    expect(jest.mocked(services.toasts.show).mock.calls).toEqual([
      ['success', 'You won €2,500.00 from the SUPER jackpot'],
    ]);
  });

  it('opens the overlay at the end of a running round', async () => {
    provider.status = IN;
    const { services } = await start();
    const amount = money(100, 'EUR');
    services.bus.emit('game.round-started', { slug: 'game', roundId: 'round' });
    win('win-1');
    expect(services.overlays.open).not.toHaveBeenCalled();
    expect(services.toasts.show).toHaveBeenCalledTimes(1);
    services.bus.emit('game.round-finished', { slug: 'game', stake: amount, returned: amount });
    expect(services.overlays.open).toHaveBeenCalledTimes(1);
  });

  it('opens the overlay after two minutes when the round does not end', async () => {
    provider.status = IN;
    const { services } = await start();
    services.bus.emit('game.round-started', { slug: 'game', roundId: 'round' });
    win('win-1');
    await settle(120_000);
    expect(services.overlays.open).toHaveBeenCalledTimes(1);
  });

  it('shows each win for six seconds, also one of another player', async () => {
    provider.status = IN;
    const { jackpot } = await start();
    provider.deliver('WinEvent', {
      player_id: null,
      win_amount: 990,
      win_currency: 'EUR',
      win_pot_id: 'minor',
      community_winners: 1,
    });
    expect(jackpot.current()?.winner).toEqual({ potId: 'minor', amount: money(990, 'EUR'), isOwn: false });
    await settle(5_900);
    expect(jackpot.current()?.winner).toBeDefined();
    await settle(200);
    expect(jackpot.current()?.winner).toBeUndefined();
  });

  it('reconnects after 2 s, and reports when it gives up', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    provider.status = IN;
    const { jackpot, report } = await start();
    provider.isDown = true;
    provider.disconnect();
    await settle(0);
    expect(jackpot.current()?.link).toBe('waiting');
    provider.isDown = false;
    await settle(FIRST_WAIT_MS + 100);
    expect(jackpot.current()?.link).toBe('open');
    provider.isDown = true;
    provider.disconnect();
    await settle(200_000);
    expect(jackpot.current()?.link).toBe('exhausted');
    expect(report).toHaveBeenCalledWith(
      'jackpot.status',
      expect.objectContaining({ message: 'Maximum retry attempts reached' }),
    );
  });

  it('aborts its requests when the session ends, which the provider would refuse', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const answered = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      signals.push(init?.signal ?? undefined);
      return answered(input, init);
    };
    const { services } = await start();
    expect(signals.map((signal) => signal?.aborted)).toContain(false);
    services.session.set({ status: 'LOGGED_OUT' });
    expect(signals.map((signal) => signal?.aborted)).not.toContain(false);
  });

  it('ends with the session', async () => {
    provider.status = IN;
    const { services, jackpot } = await start();
    services.session.set({ status: 'LOGGED_OUT' });
    expect(jackpot.current()).toBeUndefined();
  });
});

describe('the lazy jackpot', () => {
  it('loads with the first follower and passes actions on', async () => {
    const { jackpot } = await start();
    const load = jest.fn(async () => jackpot);
    const lazy = createLazyJackpot(load);
    expect(load).not.toHaveBeenCalled();
    const stop = lazy.follow();
    await settle(100);
    expect(lazy.current()).toMatchObject({ link: 'open' });
    lazy.send({ type: 'toggled' });
    await settle(0);
    expect(types().at(-1)).toBe('PlayerOptInRequest');
    stop();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
