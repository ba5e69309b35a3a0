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

/** What the feed needs of the browser. */
export interface ProviderPorts {
  /** Rejects when there was no answer. */
  call(method: 'GET' | 'POST', path: string, bearer: string | undefined): Promise<ProviderAnswer>;
  openSocket(path: string, handlers: SocketHandlers): ProviderSocket;
  /** Returns what stops it. */
  after(milliseconds: number, act: () => void): () => void;
}
