import type { Store } from '@foyer/contract';
import { createStore } from '@foyer/platform';
import {
  initialOptIn,
  OPT_IN_SUCCESS_MS,
  transition,
  type OptInEvent,
  type OptInState,
  type OptInTerms,
} from '../opt-in/optIn.machine.ts';
import { readPots, type Pots } from './pots.ts';
import { parseIncoming, type Incoming, type WinEvent } from './incoming.ts';
import {
  jackpotPlayerId,
  readInstance,
  readRate,
  socketPath,
  type ProviderAddress,
} from './providerCalls.ts';
import type { ProviderPorts } from './providerPorts.ts';
import { createSocketLink, type LinkState } from './socketLink.ts';
import { startPendingOptIn } from '../opt-in/optInPending.ts';

export interface JackpotState {
  readonly link: LinkState;
  /** Undefined until the first pots have been received. */
  readonly pots: Pots | undefined;
  /** Value of one euro in the player's currency; undefined until it is known. */
  readonly rate: number | undefined;
  /** No source provided the pots. */
  readonly hasFailed: boolean;
  readonly optIn: OptInState;
}

/** The state of the provider that a page shows. */
export interface JackpotFeed extends Store<JackpotState> {
  toggle(): void;
  choose(contribution: string): void;
  join(contribution: string): void;
  decline(): void;
  reload(): void;
  close(): void;
}

export interface JackpotFeedDeps {
  readonly ports: ProviderPorts;
  readonly address: ProviderAddress;
  readonly terms: OptInTerms;
  onOwnWin(win: WinEvent): void;
  onError(error: unknown): void;
}

export function createJackpotFeed({
  ports,
  address,
  terms,
  onOwnWin,
  onError,
}: JackpotFeedDeps): JackpotFeed {
  const store = createStore<JackpotState>({
    link: 'connecting',
    pots: undefined,
    rate: undefined,
    hasFailed: false,
    optIn: initialOptIn(terms),
  });
  const { current } = store;
  let isClosed = false;
  let stopSuccess = (): void => undefined;
  let endPendingOptIn = (): void => undefined;

  function set(change: Partial<JackpotState>): void {
    store.set({ ...current(), ...change });
  }

  function step(event: OptInEvent): void {
    if (isClosed) return;
    const before = current().optIn;
    const after = transition(before, event, terms);
    set({ optIn: after });
    if (before.pendingRequest && !after.pendingRequest) endPendingOptIn();
    if (after.pendingRequest && !before.pendingRequest) {
      endPendingOptIn = startPendingOptIn();
      sendWish(after.pendingRequest.optIn, after.pendingRequest.contribution);
    }
    if (after.isJoinShown && !before.isJoinShown) {
      stopSuccess();
      stopSuccess = ports.after(OPT_IN_SUCCESS_MS, () => step({ type: 'join-shown' }));
    }
  }

  function sendWish(optIn: boolean, contribution: string): void {
    if (current().link !== 'open') return step({ type: 'connection-lost' });
    const { instanceId, operatorId, brand, country } = address;
    // the provider reads player and brand from the ticket; requirements/interfaces#jackpot-provider requires
    // the fields
    link.send({
      type: 'PlayerOptInRequest',
      data: {
        instance_id: instanceId,
        player_id: jackpotPlayerId(address),
        brand_id: `${operatorId}:${brand}`,
        player_country: country,
        opt_in: optIn,
        contribution_value: contribution,
      },
    });
  }

  function receive(message: Incoming | undefined): void {
    if (message?.type === 'JackpotUpdate' && message.data.id === address.instanceId)
      set({ pots: readPots(message.data.pots) ?? current().pots, hasFailed: false });
    if (message?.type === 'PlayerOptInResponse')
      step({ type: 'answered', status: message.data.optin_status, reasons: message.data.reasons });
    if (
      message?.type === 'WinEvent' &&
      message.data.player_id !== null &&
      message.data.player_id === jackpotPlayerId(address)
    )
      onOwnWin(message.data);
  }

  function onLink(next: LinkState): void {
    set({ link: next });
    if (next === 'open') {
      link.send({
        type: 'SubscribeRequest',
        data: { events: [{ source: address.sourceId, event_type: '*' }] },
      });
      if (address.player)
        link.send({ type: 'Context', data: { player_id: jackpotPlayerId(address), brand: address.brand } });
    } else step({ type: 'connection-lost' });
  }

  async function read(): Promise<void> {
    const isOver = (): boolean => isClosed;
    try {
      const [rate, instance] = await Promise.all([
        readRate(ports, address.currency, isOver),
        readInstance(ports, address, isOver),
      ]);
      set({ rate, pots: current().pots ?? readPots(instance.pots), hasFailed: false });
      step({ type: 'status-read', status: instance.status });
    } catch (error) {
      if (isClosed) return;
      onError(error);
      const { pots, rate } = current();
      set({ hasFailed: pots === undefined || rate === undefined });
      step({ type: 'status-failed' });
    }
  }

  const link = createSocketLink({
    ports,
    path: () => socketPath(ports, address),
    onState: (next) => queueMicrotask(() => onLink(next)),
    onMessage: (text) => receive(parseIncoming(text)),
  });
  void read();

  return {
    current,
    subscribe: store.subscribe,
    toggle: () => step({ type: 'toggled' }),
    choose: (contribution) => step({ type: 'chosen', contribution }),
    join(contribution) {
      step({ type: 'chosen', contribution });
      if (current().optIn.status === 'false') step({ type: 'toggled' });
    },
    decline: () => step({ type: 'declined' }),
    reload() {
      step({ type: 'reloaded' });
      set({ hasFailed: false });
      link.retry();
      void read();
    },
    close() {
      isClosed = true;
      store.close();
      stopSuccess();
      endPendingOptIn();
      link.close();
    },
  };
}
