import { afterEach, describe, expect, it } from '@jest/globals';
import { createLog, Refusal } from '@foyer/runtime';
import type { Answer, RegistryClient } from '../registry/registryClient.ts';
import type { StaffSession } from '../session/sessions.ts';
import { pollRegistry, type RegistryPoll } from './pollRegistry.ts';

type SentEvent = readonly [event: string, data: { readonly value?: unknown; readonly asOf?: string }];

const person = (id: string): StaffSession => ({
  id,
  person: { subject: id, name: '', email: '', roles: [] },
});
const json = (value: object): Answer => ({
  status: 200,
  type: 'application/json',
  text: JSON.stringify(value),
});

let watch: RegistryPoll | undefined;
afterEach(() => watch?.close());

/** Collects events and offers a promise for the next match, without sleeping. */
function listening() {
  const sent: SentEvent[] = [];
  const waiting: { matchesFilter: (sent: SentEvent) => boolean; resolve: (sent: SentEvent) => void }[] = [];
  return {
    sent,
    listener(event: string, data: object) {
      const one: SentEvent = [event, data];
      sent.push(one);
      for (const wait of waiting) if (wait.matchesFilter(one)) wait.resolve(one);
    },
    until: (matchesFilter: (sent: SentEvent) => boolean) =>
      new Promise<SentEvent>((resolve) => waiting.push({ matchesFilter, resolve })),
  };
}

function watching(request: RegistryClient['request']): RegistryPoll {
  watch = pollRegistry('production', {
    registryClient: { request },
    log: createLog('console', () => undefined),
    clock: Date.now,
    everyMs: 1,
  });
  return watch;
}

describe('environment watch', () => {
  it('sends the current data, then changes only', async () => {
    let version = 1;
    const { listener, until, sent } = listening();
    watching(async (_session, { path }) =>
      path.startsWith('/v1/status') ? json({ version }) : { status: 404, type: '', text: '' },
    ).join(person('a'), listener);
    await until(([event]) => event === 'beat');
    version = 2;
    await until(([event, { value }]) => event === 'status' && (value as { version: number }).version === 2);
    expect(sent.filter(([event]) => event === 'status')).toHaveLength(2);
  });

  it('sends known data to a new viewer immediately', async () => {
    const first = listening();
    const second = listening();
    const all = watching(async () => json({ version: 1 }));
    all.join(person('a'), first.listener);
    await first.until(([event]) => event === 'beat');
    all.join(person('b'), second.listener);
    expect(second.sent.map(([event]) => event)).toEqual(expect.arrayContaining(['status', 'beat']));
  });

  it('reports the time of the data while the registry is unavailable, and when it is available again', async () => {
    let isAway = false;
    const { listener, until } = listening();
    watching(async () => {
      if (isAway) throw new Refusal(502, 'REGISTRY_AWAY', '');
      return json({ version: 1 });
    }).join(person('a'), listener);
    await until(([event]) => event === 'beat');
    isAway = true;
    const [, { asOf }] = await until(([event]) => event === 'stale');
    expect(asOf).toBeDefined();
    isAway = false;
    await until(([event]) => event === 'beat');
  });

  it('continues with another viewer’s token when a session ends, and notifies its owner', async () => {
    const ended = listening();
    const other = listening();
    const all = watching(async ({ id }) => {
      if (id === 'ended') throw new Refusal(401, 'SIGNED_OUT', '');
      return json({ version: 1 });
    });
    all.join(person('ended'), ended.listener);
    all.join(person('other'), other.listener);
    await other.until(([event]) => event === 'status');
    expect(ended.sent.map(([event]) => event)).toEqual(['signed-out']);
  });

  it('returns the number of remaining viewers', () => {
    const all = watching(async () => json({}));
    const leave = all.join(person('a'), () => undefined);
    const leaveToo = all.join(person('b'), () => undefined);
    expect([leave(), leaveToo()]).toEqual([1, 0]);
  });
});
