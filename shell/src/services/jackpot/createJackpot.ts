import type {
  Consent,
  EventBus,
  Jackpot,
  JackpotState,
  Overlays,
  Services,
  Session,
  Toasts,
  Wallet,
} from '@foyer/contract';
import type { FormatText } from '@foyer/i18n';
import { createStore, oneAtATime } from '@foyer/platform';
import type { ApolloClient } from '@apollo/client';
import type { Market } from '@foyer/market';
import { announceWins } from './announceWins.ts';
import { createJackpotFeed, type JackpotFeed } from './createJackpotFeed.ts';
import { JackpotFeedSettingsDocument } from './JackpotFeedSettings.generated.ts';
import { readSettings, type FeedSettings } from './feedSettings.ts';
import type { ProviderPorts } from '../provider/providerPorts.ts';

export interface JackpotPorts {
  readonly apollo: ApolloClient;
  readonly bus: EventBus;
  readonly consent: Consent;
  readonly connection: Services['connection'];
  readonly language: string;
  readonly market: Market;
  readonly overlays: Overlays;
  readonly provider: ProviderPorts;
  readonly session: Session;
  readonly text: FormatText;
  readonly toasts: Toasts;
  readonly wallet: Wallet;
  report(area: string, error: unknown): void;
}

interface Followed {
  /** Changes with the player, the session and the currency. */
  readonly key: string;
  readonly feed: JackpotFeed;
  readonly stop: () => void;
}

/**
 * One connection to the jackpot provider for the whole page load: for a player who has opted in, on any page;
 * for others while a page follows it.
 */
export function createJackpot(ports: JackpotPorts): Jackpot {
  const { session, wallet, market, connection } = ports;
  const store = createStore<JackpotState | undefined>(undefined);
  let settings: FeedSettings | 'unread' | 'none' = 'unread';
  let followed: Followed | undefined;
  let followers = 0;
  const announce = announceWins({ ...ports, after: ports.provider.after });

  const readSettingsOnce = oneAtATime(async () => {
    if (settings !== 'unread') return;
    try {
      const { data } = await ports.apollo.query({
        query: JackpotFeedSettingsDocument,
        variables: { ipCountryCode: market.country },
      });
      settings = readSettings(data?.root) ?? 'none';
      update();
    } catch (error) {
      ports.report('jackpot.settings', error);
    }
  });

  function identity() {
    const current = session.current();
    const state = wallet.current();
    if (current.status === 'LOADING') return undefined;
    if (current.status !== 'LOGGED_IN') return followers > 0 ? { currency: market.currency } : undefined;
    // the currency is part of the player's id at the provider
    if (state.status !== 'STREAMING') return undefined;
    const { playerId, sessionId } = current;
    return { currency: state.balance.currency, player: { playerId, sessionId } };
  }

  function update(): void {
    const who = identity();
    const key = who && `${who.currency}:${who.player?.playerId ?? ''}:${who.player?.sessionId ?? ''}`;
    if (followed !== undefined && followed.key !== key) close(followed);
    if (who === undefined || key === undefined) return;
    if (settings === 'none') return;
    if (settings === 'unread') return void readSettingsOnce();
    followed ??= open(key, who, settings);
    connectWhenNeeded(followed.feed);
  }

  function open(
    key: string,
    { currency, player }: NonNullable<ReturnType<typeof identity>>,
    { sourceId, instanceId, operatorId, options, initialValue, hasRaffles }: FeedSettings,
  ): Followed {
    const feed = createJackpotFeed({
      ports: ports.provider,
      address: {
        sourceId,
        instanceId,
        operatorId,
        brand: market.brand.id,
        country: market.country,
        currency,
        player,
        hasRaffles,
      },
      terms: { currency, options, initialValue },
      onOwnWin: announce,
      onError: (error) => ports.report('jackpot.status', error), // requirements/errors#jackpot: status failures logged
    });
    const stop = feed.subscribe(() => {
      store.set(feed.current());
      connectWhenNeeded(feed);
    });
    store.set(feed.current());
    return { key, feed, stop };
  }

  function connectWhenNeeded(feed: JackpotFeed): void {
    const { optIn } = feed.current();
    const hasRaffles =
      typeof settings === 'object' && settings.hasRaffles && session.current().status === 'LOGGED_IN';
    if (followers > 0 || hasRaffles || optIn.status === 'true') feed.connect();
    else if (optIn.status === 'false' && !optIn.pendingRequest) feed.disconnect();
  }

  function close({ feed, stop }: Followed): void {
    stop();
    feed.close();
    followed = undefined;
    store.set(undefined);
  }

  session.subscribe(update);
  wallet.subscribe(update);
  connection.subscribe(() => {
    // the link stops after its longest pause; it starts again when the network is back
    if (connection.current() === 'online' && store.current()?.link === 'exhausted')
      followed?.feed.send({ type: 'reloaded' });
  });
  update();

  return {
    current: store.current,
    subscribe: store.subscribe,
    follow() {
      followers += 1;
      update();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        followers -= 1;
        if (followed === undefined) return;
        if (session.current().status === 'LOGGED_IN') connectWhenNeeded(followed.feed);
        else if (followers === 0) close(followed);
      };
    },
    send: (action) => followed?.feed.send(action),
  };
}
