/** One request to the engagement service as the signed-in player. */
export interface EngagementCall {
  readonly method: 'GET' | 'POST';
  /** Path below the host of the provider, with a query (`@foyer/kernel/engagement`). */
  readonly path: string;
  readonly body?: object;
  readonly signal?: AbortSignal;
}

export interface EngagementAnswer {
  readonly status: number;
  /** Not validated; undefined when the answer is not JSON. */
  readonly body: unknown;
}

/** Interest of a page in changes of the player's missions, points, level, tournaments and shop. */
export interface EngagementFollower {
  /** Ids of tournaments whose leaderboards are sent too, at most 20. */
  readonly tournaments?: readonly string[];
  /**
   * Called for each message of the socket, not validated, and with `{ type: 'ready' }` after each connection:
   * what happened before has to be read again.
   */
  onMessage(message: unknown): void;
}

/** The engagement service for the signed-in player. Only the shell holds its token. */
export interface Engagement {
  /**
   * Sends one request. A GET without an answer or with a server error is repeated 3 times, every 2 s
   * (requirements/constants#gamification); an action never is.
   * @throws without an answer, without a session, and when the call is aborted.
   */
  call(call: EngagementCall): Promise<EngagementAnswer>;
  /** Keeps the socket open until the returned function is called. */
  follow(follower: EngagementFollower): () => void;
}
