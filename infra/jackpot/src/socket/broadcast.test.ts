import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createLog, type Bus, type Pool } from '@foyer/runtime';
import { POTS_CHANGED } from '../pots/collector.ts';
import { POT_IDS, shownPots, type PotId } from '../pots/potModel.ts';
import { createBroadcast } from './broadcast.ts';
import { outgoing } from './messages.ts';
import { MAX_BUFFERED_BYTES, textFrame } from './textFrame.ts';

const AT = new Date('2026-12-01T12:00:00Z');
let stop = (): void => undefined;
afterEach(() => stop());

function start(potSockets: ReadonlySet<Duplex>): { changePots(): void } {
  const handlers = new Map<string, (payload: unknown) => void>();
  const bus = {
    subscribe(topic: string, handler: (payload: unknown) => void) {
      handlers.set(topic, handler);
      return () => void handlers.delete(topic);
    },
  };
  const broadcast = createBroadcast(
    {
      bus: bus as unknown as Bus,
      pool: {
        query: async () => ({ rows: POT_IDS.map((id) => ({ id, value: 0, cents: null, at: AT })) }),
      } as unknown as Pool,
      log: createLog('jackpot', () => undefined),
      instanceId: 'pots',
      potSockets,
    },
    new Set(),
  );
  stop = () => broadcast.close();
  return { changePots: () => handlers.get(POTS_CHANGED)?.({}) };
}

function socketOf(write: (frame: Buffer) => void, state: object = {}): Duplex {
  return { writable: true, writableLength: 0, write, ...state } as unknown as Duplex;
}

describe('broadcast of the pots', () => {
  it('writes one frame to every socket that still sends and is not slow, and lets other work run in between', async () => {
    const frames: Buffer[] = [];
    /** Number of sent frames when other work had its turn. */
    let sentBefore: number | undefined;
    const skipped: unknown[] = [];
    const sockets = new Set([
      socketOf((frame) => skipped.push(frame), { writable: false }),
      socketOf((frame) => skipped.push(frame), { writableLength: MAX_BUFFERED_BYTES }),
    ]);
    const done = new Promise<void>((resolve) => {
      for (let index = 1; index <= 1_200; index += 1)
        sockets.add(
          socketOf((frame) => {
            if (index === 1) setImmediate(() => (sentBefore = frames.length));
            frames.push(frame);
            if (index === 1_200) resolve();
          }),
        );
    });
    start(sockets).changePots();
    await done;
    expect(frames).toHaveLength(1_200);
    expect(skipped).toEqual([]);
    expect(new Set(frames).size).toBe(1);
    const pots = shownPots(Object.fromEntries(POT_IDS.map((id) => [id, 0])) as Record<PotId, number>);
    const mustHit = Object.fromEntries(POT_IDS.map((id) => [id, { at: AT.toISOString() }]));
    expect(frames[0]).toEqual(textFrame(outgoing('JackpotUpdate', { id: 'pots', pots, must_hit: mustHit })));
    expect(sentBefore).toBeLessThan(1_200);
  });
});
