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
  /**
   * Handles one event and stores its id in the same transaction. Called one at a time, in the order of ids, once for
   * each id that was stored. A message that its sender did not log has no id.
   */
  handle(event: Omit<StoredEvent, 'id'> & { readonly id: number | undefined }): Promise<void>;
}

const RETRY_MS = 1_000;
const CHECK_MS = 60_000;

/**
 * Delivers the events of a log at least once: live from the bus, and from the log after a start, a lost connection or
 * a failure. @returns a function that stops it.
 */
export function followEvents(source: EventSource): () => Promise<void> {
  const { bus, log, name, topics } = source;
  let queue: Promise<unknown> = Promise.resolve();
  let last: number | undefined;
  let isBehind = true;

  function enqueue(work: () => Promise<void>): Promise<void> {
    const done = queue.then(work);
    queue = done.catch(ignoreError('the caller of the queued work handles its failure'));
    return done;
  }

  async function catchUp(): Promise<void> {
    last ??= await source.lastId();
    for (;;) {
      const events = await source.readAfter(last, topics);
      for (const event of events) {
        await source.handle(event);
        last = event.id;
      }
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

  function receive(topic: string, payload: unknown, id: number | undefined): void {
    void enqueue(async () => {
      // the log contains the event, and the job reads it in order
      if (id !== undefined && (isBehind || last === undefined)) return job.kick();
      if (id !== undefined && last !== undefined && id <= last) return;
      await source.handle({ id, topic, payload });
      last = id ?? last;
    }).catch((error: unknown) => {
      isBehind ||= id !== undefined;
      log.error('event could not be handled', { topic, id, error });
      job.kick(RETRY_MS);
    });
  }

  const unsubscribes = [
    ...topics.map((topic) => bus.subscribe(topic, (payload, id) => receive(topic, payload, id))),
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
