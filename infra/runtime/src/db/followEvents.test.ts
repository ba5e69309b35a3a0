import { describe, expect, it } from '@jest/globals';
import { BUS_RECONNECTED, type BusHandler } from './bus.ts';
import { followEvents, type StoredEvent } from './followEvents.ts';

const TOPIC = 'api.alert';

/** A log, a bus and a consumer that keeps what it handled. */
function createScene() {
  const logged: StoredEvent[] = [];
  const handled: unknown[] = [];
  const handlers = new Map<string, BusHandler>();
  const waiting = new Set<() => void>();
  const scene = {
    handled,
    failures: 0,
    /** Sizes of the handled batches. */
    batches: [] as number[],
    /** Appends an event; a lost one does not arrive on the bus. */
    publish(id: number, { isLost = false } = {}) {
      logged.push({ id, topic: TOPIC, payload: `event ${id}` });
      if (!isLost) handlers.get(TOPIC)?.(`event ${id}`, id);
    },
    send: (topic: string, payload?: unknown, id?: number) => handlers.get(topic)?.(payload, id),
    handledCount: (count: number) =>
      new Promise<void>((resolve) => {
        const check = (): void => {
          if (handled.length >= count) resolve();
        };
        waiting.add(check);
        check();
      }),
    /** Resolves when the log is read: a message that arrives meanwhile is handled afterwards. */
    async caughtUp() {
      scene.publish(1);
      await scene.handledCount(1);
      scene.send(TOPIC, 'caught up');
      await scene.handledCount(2);
    },
    start: (batchSize?: number) =>
      followEvents({
        ...(batchSize !== undefined && { batchSize }),
        name: 'test events',
        topics: [TOPIC],
        log: { error: () => undefined },
        bus: {
          subscribe(topic, handler) {
            handlers.set(topic, handler);
            return () => void handlers.delete(topic);
          },
        },
        lastId: () => Promise.resolve(0),
        readAfter: (after) => Promise.resolve(logged.filter(({ id }) => id > after).slice(0, 2)),
        handle(batch) {
          if (scene.failures > 0 && batch[0].id !== undefined) {
            scene.failures -= 1;
            return Promise.reject(new Error('The database is unavailable.'));
          }
          scene.batches.push(batch.length);
          handled.push(...batch.map(({ payload }) => payload));
          for (const check of waiting) check();
          return Promise.resolve();
        },
      }),
  };
  return scene;
}

describe('followEvents', () => {
  it('reads what was logged before the start, then handles live events once', async () => {
    const scene = createScene();
    for (const id of [1, 2, 5]) scene.publish(id);
    const stop = scene.start();
    await scene.handledCount(3);
    scene.publish(7);
    scene.send(TOPIC, 'event 7', 7);
    await stop();
    expect(scene.handled).toEqual(['event 1', 'event 2', 'event 5', 'event 7']);
  });

  it('reads what was missed while the connection was lost, before later events', async () => {
    const scene = createScene();
    const stop = scene.start();
    scene.publish(1);
    await scene.handledCount(1);
    scene.publish(2, { isLost: true });
    scene.send(BUS_RECONNECTED);
    scene.publish(3);
    await scene.handledCount(3);
    await stop();
    expect(scene.handled).toEqual(['event 1', 'event 2', 'event 3']);
  });

  it('handles an event again after a failure, before later events', async () => {
    const scene = createScene();
    const stop = scene.start();
    scene.publish(1);
    await scene.handledCount(1);
    scene.failures = 1;
    scene.publish(2);
    scene.publish(3);
    await scene.handledCount(3);
    await stop();
    expect(scene.handled).toEqual(['event 1', 'event 2', 'event 3']);
  });

  it('handles messages without an id directly', async () => {
    const scene = createScene();
    const stop = scene.start();
    scene.send(TOPIC, 'not logged');
    await scene.handledCount(1);
    await stop();
    expect(scene.handled).toEqual(['not logged']);
  });

  it('handles events that arrived meanwhile together, up to the size of a batch', async () => {
    const scene = createScene();
    const stop = scene.start(3);
    await scene.caughtUp();
    for (const id of [2, 3, 4, 5, 6]) scene.publish(id);
    await scene.handledCount(7);
    await stop();
    expect(scene.handled.slice(2)).toEqual([2, 3, 4, 5, 6].map((id) => `event ${id}`));
    expect(scene.batches).toEqual([1, 1, 3, 2]);
  });

  it('handles a batch again after a failure, and messages without an id beside it', async () => {
    const scene = createScene();
    const stop = scene.start(3);
    await scene.caughtUp();
    scene.failures = 1;
    scene.publish(2);
    scene.send(TOPIC, 'not logged');
    scene.publish(3);
    await scene.handledCount(5);
    await stop();
    expect(scene.handled.slice(2)).toEqual(['not logged', 'event 2', 'event 3']);
  });
});
