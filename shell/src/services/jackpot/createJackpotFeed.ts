import type { JackpotAction, JackpotLink, JackpotState, Store } from '@foyer/contract';
import { createStore } from '@foyer/platform';
import {
  initialOptIn,
  OPT_IN_SUCCESS_MS,
  transition,
  type OptInEvent,
  type OptInTerms,
} from './optIn.machine.ts';
import { parseIncoming, type Incoming, type WinEvent } from './incoming.ts';
import { readChances, readMustHit, readPots } from './pots.ts';
import {
  jackpotPlayerId,
  readInstance,
  readRate,
  socketPath,
  type ProviderAddress,
} from './providerCalls.ts';
import type { ProviderPorts } from '../provider/providerPorts.ts';
import { createSocketLink, type SocketLink } from '../provider/socketLink.ts';
import { ticketsByDrop } from './raffleTickets.ts';
import { ownWin, winAmount, type Win } from './wins.ts';

/** The state of the provider for one player or visitor. */
export interface JackpotFeed extends Store<JackpotState> {
  send(action: JackpotAction): void;
  /** Opens the socket; no effect while it is open. */
  connect(): void;
  disconnect(): void;
  close(): void;
}

export interface JackpotFeedDeps {
  readonly ports: ProviderPorts;
  readonly address: ProviderAddress;
  readonly terms: OptInTerms;
  /**
   * Called for each win, including those from before the connection. Returns true when it is shown; it is
   * then not announced again. `confirm` ends its repetition on other pages.
   */
  onOwnWin(win: Win, id: string | undefined, confirm: () => void): boolean;
  onError(error: unknown): void;
}

const WINNER_NOTIFICATION_MS = 6_000; // requirements/constants#jackpot
const PLAYER_COUNTRY = 'IE'; // requirements/constants#jackpot: the provider ignores it and uses the account's

export function createJackpotFeed({
  ports: providerPorts,
  address,
  terms,
  onOwnWin,
  onError,
}: JackpotFeedDeps): JackpotFeed {
  const ending = new AbortController();
  const isClosed = (): boolean => ending.signal.aborted;
  /** A request of a session that ends meanwhile would be refused. */
  const ports: ProviderPorts = {
    ...providerPorts,
    call: (method, path, bearer) => providerPorts.call(method, path, bearer, ending.signal),
  };
  const store = createStore<JackpotState>({
    link: 'connecting',
    pots: undefined,
    currency: address.currency,
    rate: undefined,
    chances: undefined,
    winner: undefined,
    hasFailed: false,
    optIn: initialOptIn(terms),
  });
  const { current } = store;
  let link: SocketLink | undefined;
  const announced = new Set<string>();
  let stopSuccess = (): void => undefined;
  let stopWinner = (): void => undefined;

  function set(change: Partial<JackpotState>): void {
    store.set({ ...current(), ...change });
  }

  function step(event: OptInEvent): void {
    if (isClosed()) return;
    const before = current().optIn;
    const after = transition(before, event, terms);
    set({ optIn: after });
    if (after.pendingRequest && after.pendingRequest !== before.pendingRequest)
      sendWish(after.pendingRequest.optIn, after.pendingRequest.contribution);
    if (after.isJoinShown && !before.isJoinShown) {
      stopSuccess();
      stopSuccess = ports.after(OPT_IN_SUCCESS_MS, () => step({ type: 'join-shown' }));
    }
  }

  function sendWish(optIn: boolean, contribution: string): void {
    if (current().link !== 'open') return step({ type: 'connection-lost' });
    const { instanceId, operatorId, brand } = address;
    // the provider reads player and brand from the ticket; requirements/interfaces#jackpot-provider requires
    // the fields
    link?.send({
      type: 'PlayerOptInRequest',
      data: {
        instance_id: instanceId,
        player_id: jackpotPlayerId(address),
        brand_id: `${operatorId}:${brand}`,
        player_country: PLAYER_COUNTRY,
        opt_in: optIn,
        contribution_value: contribution,
      },
    });
  }

  /** Parts of a shared pot arrive one after the other; the last one stays. */
  function showWinner(win: WinEvent): void {
    const isOwn = win.player_id !== null && win.player_id === jackpotPlayerId(address);
    set({ winner: { potId: win.win_pot_id, amount: winAmount(win, address.currency), isOwn } });
    stopWinner();
    stopWinner = ports.after(WINNER_NOTIFICATION_MS, () => set({ winner: undefined }));
  }

  function receive(message: Incoming | undefined): void {
    if (message === undefined) return;
    if (message.type === 'JackpotUpdate' && message.data.id === address.instanceId)
      set({
        pots: readPots(message.data.pots) ?? current().pots,
        mustHit: readMustHit(message.data.must_hit),
        hasFailed: false,
      });
    if (message.type === 'PlayerOptInResponse')
      step({ type: 'answered', status: message.data.optin_status, reasons: message.data.reasons });
    if (message.type === 'PlayerRaffleTicketsListResponse')
      set({ raffleTickets: ticketsByDrop(message.data.instance_tickets) });
    const playerId = jackpotPlayerId(address);
    if (message.type === 'WinEvent') showWinner(message.data);
    const win = playerId === undefined ? undefined : ownWin(message, playerId, address.currency);
    const id =
      message.type === 'WinEvent' || message.type === 'RaffleWinEvent' ? message.data.win_id : undefined;
    if (!win || (id !== undefined && announced.has(id))) return;
    const isShown = onOwnWin(win, id, () => {
      if (id !== undefined) link?.send({ type: 'WinSeen', data: { win_id: id } });
    });
    if (isShown && id !== undefined) announced.add(id);
  }

  function onLink(next: JackpotLink): void {
    if (isClosed()) return;
    set({ link: next });
    if (next === 'exhausted') onError(new Error('Maximum retry attempts reached')); // requirements/errors#jackpot
    if (next !== 'open') return step({ type: 'connection-lost' });
    link?.send({
      type: 'SubscribeRequest',
      data: { events: [{ source: address.sourceId, event_type: '*' }] },
    });
    if (address.player)
      link?.send({
        type: 'Context',
        data: { player_id: jackpotPlayerId(address), brand: address.brand, unseen_wins: true },
      });
    if (address.player && address.hasRaffles)
      link?.send({
        type: 'PlayerRaffleTicketsRequest',
        data: { player_id: jackpotPlayerId(address), brand_id: `${address.operatorId}:${address.brand}` },
      });
  }

  async function read(): Promise<void> {
    try {
      const [rate, instance] = await Promise.all([
        readRate(ports, address.currency, isClosed),
        readInstance(ports, address, isClosed),
      ]);
      const { pots, mustHit } = current();
      set({
        rate,
        pots: pots ?? readPots(instance.pots),
        mustHit: mustHit ?? readMustHit(instance.mustHit),
        chances: readChances(instance.chances),
        hasFailed: false,
      });
      step({ type: 'status-read', status: instance.status });
    } catch (error) {
      if (isClosed()) return;
      onError(error);
      const { pots, rate } = current();
      set({ hasFailed: pots === undefined || rate === undefined });
      step({ type: 'status-failed' });
    }
  }

  function connect(): void {
    if (isClosed()) return;
    link ??= createSocketLink({
      ports,
      path: () => socketPath(ports, address),
      onState: (next) => queueMicrotask(() => onLink(next)),
      onMessage: (text) => receive(parseIncoming(text)),
    });
  }

  void read();

  return {
    current,
    subscribe: store.subscribe,
    send(action) {
      step(action);
      if (action.type !== 'reloaded') return;
      set({ hasFailed: false });
      link?.retry();
      void read();
    },
    connect,
    disconnect() {
      if (link === undefined) return;
      link.close();
      link = undefined;
      set({ link: 'connecting' });
    },
    close() {
      ending.abort();
      store.close();
      stopSuccess();
      stopWinner();
      link?.close();
    },
  };
}
