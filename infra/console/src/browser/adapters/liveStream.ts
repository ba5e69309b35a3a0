/** What the server tells while a page is open. */
export interface LiveListener {
  onEvent(event: string, data: unknown): void;
  onBroken(): void;
}

const EVENTS = ['status', 'rollouts', 'beat', 'stale', 'alert', 'signed-out'] as const;

/** A stream that comes back by itself. @returns how to leave it. */
export function openLiveStream(environment: string, { onEvent, onBroken }: LiveListener): () => void {
  const source = new EventSource(`/live?environment=${environment}`);
  for (const event of EVENTS)
    source.addEventListener(event, (message: MessageEvent<string>) =>
      onEvent(event, JSON.parse(message.data)),
    );
  source.onerror = onBroken;
  return () => source.close();
}

/** Calls every so often. @returns how to stop. */
export function every(milliseconds: number, work: () => void): () => void {
  const timer = setInterval(work, milliseconds);
  return () => clearInterval(timer);
}

/** Calls once, later. @returns how to prevent it. */
export function after(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}
