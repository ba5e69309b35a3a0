import { personSchema } from '@foyer/kernel/console-answers';
import { evaluatedRolloutsSchema } from '@foyer/kernel/rollout-answers';
import { statusSchema } from '@foyer/kernel/status-answers';
import * as v from 'valibot';
import { RequestFailure, sendRequest } from './sendRequest.ts';

/** Time of the registry's data, ISO 8601 in UTC. */
const dated = { asOf: v.exactOptional(v.string()) };

const messageSchema = v.variant('event', [
  v.object({ event: v.literal('status'), ...dated, value: statusSchema }),
  v.object({ event: v.literal('rollouts'), ...dated, value: evaluatedRolloutsSchema }),
  v.object({ event: v.literal('beat'), ...dated }),
  v.object({ event: v.literal('stale'), ...dated }),
  v.object({ event: v.literal('alert') }),
  v.object({ event: v.literal('chat') }),
  v.object({ event: v.literal('content') }),
  v.object({ event: v.literal('signed-out') }),
]);
/** An event of the console's server with its data. */
export type LiveMessage = v.InferOutput<typeof messageSchema>;

/** Handlers for server-sent events. */
export interface LiveListener {
  onMessage(message: LiveMessage): void;
  /** The stream ended, or sent unknown data. */
  onBroken(): void;
}

const EVENTS = [
  'status',
  'rollouts',
  'beat',
  'stale',
  'alert',
  'chat',
  'content',
  'signed-out',
] as const satisfies readonly LiveMessage['event'][];
const dataSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({}));

/** The event with its data; undefined for an unknown event. */
export function readLiveMessage(event: string, text: string): LiveMessage | undefined {
  const data = v.safeParse(dataSchema, text);
  if (!data.success) return undefined;
  const message = v.safeParse(messageSchema, { ...data.output, event });
  return message.success ? message.output : undefined;
}

const REOPEN_MS = 2_000;

/**
 * Opens an event stream that reconnects automatically, also after a refused response, which ends an
 * `EventSource` permanently. Without a session it emits `signed-out` instead.
 * @returns a function that closes it.
 */
export function openLiveStream(environment: string, { onMessage, onBroken }: LiveListener): () => void {
  let isClosed = false;
  let source = connect();
  let cancelReopen = (): void => undefined;

  function connect(): EventSource {
    const own = new EventSource(`/live?environment=${environment}`);
    for (const event of EVENTS)
      own.addEventListener(event, ({ data }: MessageEvent<string>) => {
        const message = readLiveMessage(event, data);
        if (message) onMessage(message);
        else onBroken();
      });
    own.onerror = () => {
      onBroken();
      if (own.readyState === EventSource.CLOSED) void reopen();
    };
    return own;
  }

  async function reopen(): Promise<void> {
    const isSignedOut = await hasNoSession();
    if (isClosed) return;
    if (isSignedOut) onMessage({ event: 'signed-out' });
    else
      cancelReopen = after(REOPEN_MS, () => {
        source = connect();
      });
  }

  return () => {
    isClosed = true;
    cancelReopen();
    source.close();
  };
}

async function hasNoSession(): Promise<boolean> {
  return sendRequest('/session', personSchema).then(
    () => false,
    (error: unknown) => error instanceof RequestFailure && error.status === 401,
  );
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
