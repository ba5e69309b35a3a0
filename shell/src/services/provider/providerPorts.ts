export interface ProviderAnswer {
  readonly status: number;
  /** Empty in HTTP/2. */
  readonly statusText?: string;
  readonly body: unknown;
}

export interface SocketHandlers {
  onOpen(): void;
  onMessage(text: string): void;
  onClose(): void;
}

export interface ProviderSocket {
  send(text: string): void;
  close(): void;
}

/** Browser functions that services of providers use. */
export interface ProviderPorts {
  /** Rejects when there is no answer, or when the signal aborts. */
  call(
    method: 'GET' | 'POST',
    path: string,
    bearer: string | undefined,
    signal?: AbortSignal,
  ): Promise<ProviderAnswer>;
  openSocket(path: string, handlers: SocketHandlers): ProviderSocket;
  /** Writes a warning to the console; it contains no personal data. */
  log(message: string): void;
  /** Returns a function that stops it. */
  after(milliseconds: number, act: () => void): () => void;
}
