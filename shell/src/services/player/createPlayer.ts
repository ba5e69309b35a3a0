import { followSubscription, oneAtATime } from '@foyer/platform';
import type { ApolloClient } from '@apollo/client';
import type { Flags, Guards, Session } from '@foyer/contract';
import {
  CustomerPopUpAddedDocument,
  GetCustomerInfoDocument,
  GetPlayerInfoDocument,
  PlayerUpdatedDocument,
  SessionDestroyedDocument,
} from './Player.generated.ts';
import type { AccountConditions } from './followAccountOverlays.ts';
import { guardsOf, type PlayerGuard, type PlayerConditions } from './playerGuards.ts';

export interface PlayerPorts {
  readonly apollo: ApolloClient;
  readonly session: Session;
  readonly guards: Guards;
  readonly flags: Flags;
  onSessionDestroyed(sessionId: string): void;
  /** Called with each new state of the player; undefined while it is unknown. */
  onPlayer(player: AccountConditions | undefined): void;
  report(error: unknown): void;
}

/** In ms. Guards are active until the player is known, so the request is repeated until it succeeds. */
const AGAIN_AFTER_MS = 5_000;

/**
 * Keeps player and customer in the cache current (requirements/states#session) and derives the guards from
 * the player's status.
 */
export function createPlayer(ports: PlayerPorts): void {
  const { apollo, session } = ports;
  const registered = new Map<PlayerGuard, () => void>();
  let streams: (() => void)[] = [];
  let again: ReturnType<typeof setTimeout> | undefined;

  const isIn = (): boolean => session.current().status === 'LOGGED_IN';

  const readPlayer = oneAtATime(async () => {
    try {
      const { data } = await apollo.query({ query: GetPlayerInfoDocument, fetchPolicy: 'network-only' }); // requirements/interfaces#main-api-operations
      if (!isIn()) return;
      applyGuards(data?.viewer?.player);
      ports.onPlayer(data?.viewer?.player);
    } catch (error) {
      ports.report(error);
      if (!isIn()) return;
      applyGuards(undefined);
      clearTimeout(again);
      again = setTimeout(() => void readPlayer(), AGAIN_AFTER_MS);
    }
  });

  const readCustomer = oneAtATime(() =>
    apollo.query({ query: GetCustomerInfoDocument, fetchPolicy: 'network-only' }).catch(ports.report),
  );

  function applyGuards(conditions: PlayerConditions | undefined): void {
    const wanted = guardsOf(conditions, ports.flags);
    for (const [id, remove] of registered) {
      if (wanted[id] !== undefined) continue;
      remove();
      registered.delete(id);
    }
    for (const id of ['account', 'terms', 'kyc'] as const) {
      const status = wanted[id];
      if (status === undefined || registered.has(id)) continue;
      registered.set(id, ports.guards.register(id, status));
    }
  }

  function follow(): void {
    if (isIn() && streams.length === 0) {
      applyGuards(undefined);
      streams = [
        followSubscription(apollo, PlayerUpdatedDocument, {
          onData: () => void readPlayer(),
          onOpen: () => void readPlayer(),
        }),
        followSubscription(apollo, CustomerPopUpAddedDocument, {
          // a pop-up is shown as a notice of the player
          onData: () => void Promise.all([readCustomer(), readPlayer()]),
          onOpen: () => void readCustomer(),
        }),
        followSubscription(apollo, SessionDestroyedDocument, {
          onData: (data) => ports.onSessionDestroyed(data.sessionDestroyed.sessionId),
        }),
      ];
      void readPlayer();
      void readCustomer();
    }
    if (!isIn() && streams.length > 0) {
      clearTimeout(again);
      ports.onPlayer(undefined);
      for (const close of streams.splice(0)) close();
      for (const remove of registered.values()) remove();
      registered.clear();
    }
  }

  session.subscribe(follow);
  follow();
}
