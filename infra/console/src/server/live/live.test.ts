import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BUS_RECONNECTED, createLog, type Bus } from '@foyer/runtime';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { staff } from '../testing/routeStage.ts';
import { createLive, type Live, type LiveParts } from './live.ts';

type BusHandler = Parameters<Bus['subscribe']>[1];

let handlers: Map<string, BusHandler>;
let live: Live;

beforeEach(() => {
  handlers = new Map();
  const parts: Pick<LiveParts, 'bus' | 'alerts' | 'chats' | 'registryClient'> = {
    bus: {
      subscribe(topic, handler) {
        handlers.set(topic, handler);
        return () => void handlers.delete(topic);
      },
    },
    alerts: { onAlert: () => () => undefined } as unknown as LiveParts['alerts'],
    chats: { onChange: () => () => undefined },
    registryClient: { request: () => Promise.resolve({ status: 404, type: '', text: '' }) },
  };
  live = createLive({
    ...parts,
    sessions: {} as LiveParts['sessions'],
    log: createLog('console', () => undefined),
    clock: Date.now,
  });
});
afterEach(() => live.close());

/** An open page; returns the names of the events that it received. */
function openPage(): readonly string[] {
  const events: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writeHead: () => undefined,
    write(text: string) {
      const [, event] = /^event: (\S+)/.exec(text) ?? [];
      if (event !== undefined) events.push(event);
    },
    end: () => response.emit('close'),
  });
  live.open(response as unknown as ServerResponse, staff(['operator']), new URLSearchParams());
  return events;
}

const contentOf = (events: readonly string[]): number => events.filter((event) => event === 'content').length;

describe('content events', () => {
  it('reach every open page without data', () => {
    const pages = [openPage(), openPage()];
    handlers.get('api.content-changed')?.({ brand: 'tuli', section: 'features', version: 4 });
    expect(pages.map(contentOf)).toEqual([1, 1]);
  });

  it('are sent after an interruption of the bus, which may have missed some', () => {
    const page = openPage();
    handlers.get(BUS_RECONNECTED)?.(undefined);
    expect(contentOf(page)).toBe(1);
  });

  it('are not sent for an unknown message', () => {
    const page = openPage();
    handlers.get('api.content-changed')?.({ brand: 'tuli' });
    expect(contentOf(page)).toBe(0);
  });

  it('end with the service', async () => {
    await live.close();
    expect([...handlers.keys()]).toEqual([]);
  });
});
