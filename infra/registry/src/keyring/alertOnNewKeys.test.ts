import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keyIdOf, publicText } from '@foyer/runtime';
import { generateKeyPairSync } from 'node:crypto';
import type { Registry } from '../registry.ts';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { alertOnNewKeys } from './alertOnNewKeys.ts';

jest.setTimeout(START_MS);

const DAY_MS = 24 * 3_600_000;
let registry: TestRegistry;
let operator: CheckedClient;
/** Every alert received on the bus, in order. */
let alerts: { readonly about?: string; readonly text: string }[];
let stop: () => void;

beforeAll(async () => {
  registry = await startTestRegistry();
  operator = await registry.as('staff/operator');
  stop = registry.dependencies.bus.subscribe(
    'registry.alert',
    (what) => void alerts.push(what as (typeof alerts)[number]),
  );
}, START_MS);
beforeEach(() => void (alerts = []));
afterAll(async () => {
  stop();
  await registry.close();
}, START_MS);

/** Every distinct alert so far, in the order of the bus; the service may repeat earlier alerts. */
async function distinctAlerts(): Promise<typeof alerts> {
  const text = `end ${crypto.randomUUID()}`;
  await registry.dependencies.bus.publish('registry.alert', { text });
  while (!alerts.some((one) => one.text === text)) await new Promise(setImmediate);
  return [
    ...new Map(alerts.filter((one) => !one.text.startsWith('end ')).map((one) => [one.text, one])).values(),
  ];
}

async function addKey(client: CheckedClient, squad: string, reason: string): Promise<string> {
  const { publicKey } = generateKeyPairSync('ed25519');
  const now = registry.dependencies.clock();
  await client.post('/v1/keys', {
    holder: squad,
    roles: [`squad:${squad}`],
    publicKey: publicText(publicKey),
    notBefore: new Date(now).toISOString(),
    notAfter: new Date(now + 365 * DAY_MS).toISOString(),
    reason,
  });
  return keyIdOf(publicKey);
}

/** The alerts that a run sends; the job of the service itself runs at its own time. */
async function alertsOfRun(): Promise<unknown[]> {
  const sent: unknown[] = [];
  const bus = {
    ...registry.dependencies.bus,
    publish: async (_topic: string, what: unknown) => void sent.push(what),
  };
  await alertOnNewKeys({ ...(registry.dependencies as Registry), bus });
  return sent;
}

describe('a key that an operator adds', () => {
  it('raises an alert with holder and actor that must be acknowledged; first keys raise none', async () => {
    expect(await alertsOfRun()).toEqual([]);
    const id = await addKey(operator, 'casino', 'The next one');
    const text = expect.stringMatching(
      new RegExp(
        `^A key was added: ${id.slice(0, 10)} of casino \\(squad:casino\\), by operator at \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC: “The next one”$`,
      ),
    ) as unknown;
    expect(await distinctAlerts()).toEqual([{ about: `key ${id}`, text, acknowledge: true }]);
    expect(registry.logLines.filter((line) => line.includes('ALERT key added'))).toHaveLength(1);
  });

  it('raises an alert when a squad adds its own key', async () => {
    const id = await addKey(await registry.as('squads/account'), 'account', 'rotation');
    expect(await distinctAlerts()).toContainEqual({
      about: `key ${id}`,
      text: expect.stringContaining('by account at') as unknown,
      acknowledge: true,
    });
  });

  it('raises no alert when the key is refused', async () => {
    await expect(addKey(await registry.as('squads/casino'), 'account', 'mine now')).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    expect((await distinctAlerts()).filter(({ text }) => text.includes('mine now'))).toEqual([]);
  });

  it('repeats the same alert for a month, because the bus does not store messages', async () => {
    const id = await addKey(operator, 'sportsbook', 'Lost on its way');
    const first = (await distinctAlerts()).find(({ about }) => about === `key ${id}`);
    expect(first).toBeDefined();
    expect(await alertsOfRun()).toContainEqual(first);
    registry.skew.milliseconds += 31 * DAY_MS + 60_000;
    expect(await alertsOfRun()).toEqual([]);
  });

  it('is added when the alert cannot be sent', async () => {
    const publish = jest
      .spyOn(registry.dependencies.bus, 'publish')
      .mockRejectedValueOnce(new Error('no bus'));
    const id = await addKey(operator, 'casino', 'No listener');
    publish.mockRestore();
    const { keys } = await operator.get('/v1/keys');
    expect(keys.some((key) => key.id === id)).toBe(true);
  });
});
