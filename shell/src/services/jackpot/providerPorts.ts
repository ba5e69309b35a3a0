export interface ProviderAnswer {
  readonly status: number;
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

/** Browser functions that the feed uses. */
export interface ProviderPorts {
  /** Rejects when there is no answer. */
  call(method: 'GET' | 'POST', path: string, bearer: string | undefined): Promise<ProviderAnswer>;
  openSocket(path: string, handlers: SocketHandlers): ProviderSocket;
  /** Returns a function that stops it. */
  after(milliseconds: number, act: () => void): () => void;
}
