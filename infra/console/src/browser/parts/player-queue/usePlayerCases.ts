import { useState } from 'react';
import type * as v from 'valibot';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';
import { useLinkedPlayer } from '../player-link/useLinkedPlayer.ts';
import type { PlayerQuery } from '../player-search/PlayerSearch.tsx';
import { usePlayerQueue, type PlayerQueue } from './usePlayerQueue.ts';

interface QueuedPlayer {
  readonly brand: string;
  readonly playerId: string;
}

/** The players that wait for staff, and the opened one. */
export interface PlayerCases<Queue, Player> extends PlayerQueue<Queue> {
  /** The opened player. */
  readonly player: Player | undefined;
  /** Reason why the last player could not be opened. */
  readonly failure: RequestFailure | undefined;
  /** Text that confirms the last decision. */
  readonly done: string | undefined;
  dismiss(): void;
  /** Opens a player; closes the one before, also if the request fails. */
  open(query: PlayerQuery): Promise<void>;
  /**
   * Reads the queue and the opened player again, after a decision with the text that confirms it. The player stays as
   * it is if the request fails, because an open dialog may contain input.
   */
  reload(done?: string): void;
}

export interface PlayerCasesPaths<Queue, Player> {
  /** Path of the queue on the console's server. */
  readonly path: string;
  readonly schema: v.GenericSchema<unknown, Queue>;
  /** Path that answers a {@link PlayerQuery}. */
  readonly playerPath: string;
  readonly playerSchema: v.GenericSchema<unknown, Player | undefined>;
}

/** A queue of players, for one brand or all, and the player whom the address of the page names. */
export function usePlayerCases<Queue, Player extends QueuedPlayer>({
  path,
  schema,
  playerPath,
  playerSchema,
}: PlayerCasesPaths<Queue, Player>): PlayerCases<Queue, Player> {
  const queue = usePlayerQueue(path, schema);
  const [player, setPlayer] = useState<Player>();
  const [failure, setFailure] = useState<RequestFailure>();
  const [done, setDone] = useState<string>();

  async function open(query: PlayerQuery): Promise<void> {
    setDone(undefined);
    setFailure(undefined);
    try {
      setPlayer(await sendRequest(playerPath, playerSchema, query));
    } catch (error) {
      setPlayer(undefined);
      setFailure(failureOf(error));
    }
  }

  function reload(message?: string): void {
    if (message !== undefined) setDone(message);
    queue.request.reload();
    if (!player) return;
    sendRequest(playerPath, playerSchema, { brand: player.brand, who: player.playerId }).then(
      // unless another player was opened meanwhile
      (read) => setPlayer((shown) => (shown === player ? read : shown)),
      () => undefined,
    );
  }

  useLinkedPlayer(open);
  return {
    ...queue,
    player,
    failure,
    done,
    dismiss: () => setDone(undefined),
    open,
    reload,
  };
}
