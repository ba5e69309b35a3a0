/** Handlers for server-sent events. */
export interface LiveListener {
  onEvent(event: string, data: unknown): void;
  onBroken(): void;
}

const EVENTS = ['status', 'rollouts', 'beat', 'stale', 'alert', 'signed-out'] as const;

/**
 * Opens an event stream that reconnects automatically.
 * @returns a function that closes it.
 */
export function openLiveStream(environment: string, { onEvent, onBroken }: LiveListener): () => void {
  const source = new EventSource(`/live?environment=${environment}`);
  for (const event of EVENTS)
    source.addEventListener(event, (message: MessageEvent<string>) =>
      onEvent(event, JSON.parse(message.data)),
    );
  source.onerror = onBroken;
  return () => source.close();
}

/**
 * Calls at an interval.
 * @returns a function that stops it.
 */
export function every(milliseconds: number, work: () => void): () => void {
  const timer = setInterval(work, milliseconds);
  return () => clearInterval(timer);
}

/**
 * Calls once after a delay.
 * @returns a function that cancels it.
 */
export function after(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}
