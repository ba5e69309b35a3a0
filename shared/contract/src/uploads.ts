/** One request of an upload of the player's own files. */
export interface UploadCall {
  readonly method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  /** Path of our own origin. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob;
  readonly signal?: AbortSignal;
}

export interface UploadAnswer {
  readonly status: number;
  /** Code of a refusal. */
  readonly code?: string;
  /** Id of a started upload. */
  readonly id?: string;
  /** Bytes that have arrived. */
  readonly offset?: number;
}

/** Uploads of the player's files. Only the shell has the token to send them. */
export interface Uploads {
  /**
   * Sends one request as the player, with one retry under a fresh token.
   * @throws without an answer.
   */
  send(call: UploadCall): Promise<UploadAnswer>;
}
