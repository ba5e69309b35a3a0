import { afterEach, describe, expect, it } from '@jest/globals';
import { createLog, type Bus, type Pool } from '@foyer/runtime';
import { POTS_CHANGED } from '../pots/collector.ts';
import { POT_IDS, shownPots, type PotId } from '../pots/potModel.ts';
import { createBroadcast } from './broadcast.ts';
import type { Listener } from './listener.ts';
import { outgoing } from './messages.ts';
import { textFrame } from './textFrame.ts';

const AT = new Date('2026-12-01T12:00:00Z');
let stop = (): void => undefined;
afterEach(() => stop());

function start(listeners: Set<Listener>): { changePots(): void } {
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
    },
    listeners,
  );
  stop = () => broadcast.close();
  return { changePots: () => handlers.get(POTS_CHANGED)?.({}) };
}

function listenerOf(wantsPots: boolean, sendFrame: (frame: Buffer) => void): Listener {
  return {
    id: crypto.randomUUID(),
    brand: 'aurora',
    caller: undefined,
    wantsPots,
    sendFrame,
    send: () => undefined,
    end: () => undefined,
  };
}

describe('broadcast of the pots', () => {
  it('writes one frame to every subscriber and lets other work run in between', async () => {
    const frames: Buffer[] = [];
    /** Number of sent frames when other work had its turn. */
    let sentBefore: number | undefined;
    const listeners = new Set([listenerOf(false, () => expect(true).toBe(false))]);
    const done = new Promise<void>((resolve) => {
      for (let index = 1; index <= 1_200; index += 1)
        listeners.add(
          listenerOf(true, (frame) => {
            if (index === 1) setImmediate(() => (sentBefore = frames.length));
            frames.push(frame);
            if (index === 1_200) resolve();
          }),
        );
    });
    start(listeners).changePots();
    await done;
    expect(frames).toHaveLength(1_200);
    expect(new Set(frames).size).toBe(1);
    const pots = shownPots(Object.fromEntries(POT_IDS.map((id) => [id, 0])) as Record<PotId, number>);
    const mustHit = Object.fromEntries(POT_IDS.map((id) => [id, { at: AT.toISOString() }]));
    expect(frames[0]).toEqual(textFrame(outgoing('JackpotUpdate', { id: 'pots', pots, must_hit: mustHit })));
    expect(sentBefore).toBeLessThan(1_200);
  });
});
