import { ignoreError } from '@foyer/kernel';
import { startJob } from '../jobs/startJob.ts';
import type { Log } from '../observability/log.ts';
import { BUS_RECONNECTED, type Bus } from './bus.ts';

/** An event of a service's log. */
export interface StoredEvent {
  /** Ascends in the order of the log; with gaps. */
  readonly id: number;
  readonly topic: string;
  readonly payload: unknown;
}

/** An event as its consumer gets it. A message that its sender did not log has no id. */
export type FollowedEvent = Omit<StoredEvent, 'id'> & { readonly id: number | undefined };
/** At least one event, in the order of ids. */
export type EventBatch = readonly [FollowedEvent, ...FollowedEvent[]];

export interface EventSource {
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly log: Pick<Log, 'error'>;
  /** Name in log lines. */
  readonly name: string;
  readonly topics: readonly string[];
  /** Id of the last handled event, as the consumer stored it; 0 before the first one. */
  lastId(): Promise<number>;
  /** Events of the topics after an id, ascending; empty when there are no further ones. */
  readAfter(id: number, topics: readonly string[]): Promise<readonly StoredEvent[]>;
  /** Most events that are handled at once; 1 without it. */
  readonly batchSize?: number;
  /**
   * Handles events and stores the last id in the same transaction. Called for one batch after the other, in the order
   * of ids, once for each id that was stored. Events that arrive meanwhile form the next batch.
   */
  handle(events: EventBatch): Promise<void>;
}

const RETRY_MS = 1_000;
const CHECK_MS = 60_000;

/**
 * Delivers the events of a log at least once: live from the bus, and from the log after a start, a lost connection or
 * a failure. @returns a function that stops it.
 */
export function followEvents(source: EventSource): () => Promise<void> {
  const { bus, log, name, topics, batchSize = 1 } = source;
  let arrived: FollowedEvent[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let last: number | undefined;
  let isBehind = true;

  function enqueue(work: () => Promise<void>): Promise<void> {
    const done = queue.then(work);
    queue = done.catch(ignoreError('the caller of the queued work handles its failure'));
    return done;
  }

  async function handle(batch: EventBatch): Promise<void> {
    await source.handle(batch);
    last = batch.at(-1)?.id ?? last;
  }

  async function catchUp(): Promise<void> {
    last ??= await source.lastId();
    for (;;) {
      const events = await source.readAfter(last, topics);
      for (const batch of batchesOf(events, batchSize)) await handle(batch);
      if (events.length === 0) break;
    }
    isBehind = false;
  }

  const job = startJob({
    name,
    everyMs: CHECK_MS,
    firstMs: 0,
    retryMs: () => RETRY_MS,
    log,
    run: () => enqueue(catchUp),
  });

  /** Handles what has arrived; what the log contains is left to the job while it reads in order. */
  async function drain(): Promise<void> {
    const events = arrived;
    arrived = [];
    for (const event of events)
      if (event.id === undefined)
        await source.handle([event]).catch((error: unknown) => {
          log.error('event could not be handled', { topic: event.topic, error });
        });
    const logged = events.filter(({ id }) => id !== undefined && (last === undefined || id > last));
    if (logged.length === 0) return;
    if (isBehind || last === undefined) return job.kick();
    try {
      for (const batch of batchesOf(logged, batchSize)) await handle(batch);
    } catch (error) {
      isBehind = true;
      log.error('events could not be handled', { after: last, error });
      job.kick(RETRY_MS);
    }
  }

  function receive(event: FollowedEvent): void {
    arrived.push(event);
    if (arrived.length === 1) void enqueue(drain);
  }

  const unsubscribes = [
    ...topics.map((topic) => bus.subscribe(topic, (payload, id) => receive({ topic, payload, id }))),
    bus.subscribe(BUS_RECONNECTED, () => {
      isBehind = true;
      job.kick();
    }),
  ];
  return async () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    await job.stop();
    await queue;
  };
}

function batchesOf(events: readonly FollowedEvent[], size: number): readonly EventBatch[] {
  const batches: EventBatch[] = [];
  for (let first = 0; first < events.length; first += size) {
    const [head, ...rest] = events.slice(first, first + size);
    if (head !== undefined) batches.push([head, ...rest]);
  }
  return batches;
}
