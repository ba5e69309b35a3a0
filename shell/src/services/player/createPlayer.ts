import { followSubscription, oneAtATime } from '@foyer/platform';
import type { ApolloClient } from '@apollo/client';
import type { Flags, Guards } from '@foyer/contract';
import type { ShellSession } from '../session/createSession.ts';
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
  readonly session: Pick<ShellSession, 'heldSession' | 'playerRead' | 'sessionDestroyed' | 'subscribe'>;
  readonly guards: Guards;
  readonly flags: Flags;
  /** Called with each new state of the player; undefined while it is unknown. */
  onPlayer(player: AccountConditions | undefined): void;
  /** Called with each answer for the player. */
  onRead(player: {
    readonly email: string | null;
    readonly isSuppressedInAnyCommunicationGroup: boolean;
  }): void;
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

  let followed: string | undefined;

  const readPlayer = oneAtATime(async () => {
    const held = session.heldSession();
    if (held === undefined) return;
    try {
      const { data } = await apollo.query({ query: GetPlayerInfoDocument, fetchPolicy: 'network-only' }); // requirements/interfaces#main-api-operations
      if (session.heldSession() !== held) return;
      const player = data?.viewer?.player;
      applyGuards(player);
      ports.onPlayer(player);
      if (player) ports.onRead(player);
      session.playerRead(held, player !== undefined);
    } catch (error) {
      ports.report(error);
      if (session.heldSession() !== held) return;
      applyGuards(undefined);
      session.playerRead(held, false);
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

  function openStreams(): (() => void)[] {
    return [
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
        onData: ({ sessionDestroyed: { sessionId, reason } }) => session.sessionDestroyed(sessionId, reason),
      }),
    ];
  }

  function follow(): void {
    const held = session.heldSession();
    if (held === followed) return;
    followed = held;
    if (held === undefined) {
      clearTimeout(again);
      ports.onPlayer(undefined);
      for (const close of streams.splice(0)) close();
      for (const remove of registered.values()) remove();
      registered.clear();
      return;
    }
    applyGuards(undefined);
    if (streams.length === 0) streams = openStreams();
    // no page waits for the customer data, which are read once their stream is open
    void readPlayer();
  }

  session.subscribe(follow);
  follow();
}
