import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keyIdOf, publicText, type RegistryClient } from '@foyer/runtime';
import { generateKeyPairSync } from 'node:crypto';
import type { Registry } from '../registry.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { alertOnNewKeys } from './alertOnNewKeys.ts';

jest.setTimeout(START_MS);

const DAY_MS = 24 * 3_600_000;
let registry: TestRegistry;
let operator: RegistryClient;
/** Everything that was said on the bus, in its order. */
let heard: { readonly about?: string; readonly text: string }[];
let stop: () => void;

beforeAll(async () => {
  registry = await startTestRegistry();
  operator = await registry.as('staff/operator');
  stop = registry.dependencies.bus.subscribe(
    'registry.alert',
    (what) => void heard.push(what as (typeof heard)[number]),
  );
}, START_MS);
beforeEach(() => void (heard = []));
afterAll(async () => {
  stop();
  await registry.close();
}, START_MS);

/** Every alert so far, once each: the bus keeps the order, and the service may repeat earlier alerts. */
async function said(): Promise<typeof heard> {
  const text = `end ${crypto.randomUUID()}`;
  await registry.dependencies.bus.publish('registry.alert', { text });
  while (!heard.some((one) => one.text === text)) await new Promise(setImmediate);
  return [
    ...new Map(heard.filter((one) => !one.text.startsWith('end ')).map((one) => [one.text, one])).values(),
  ];
}

async function addKey(client: RegistryClient, squad: string, reason: string): Promise<string> {
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

const again = (): Promise<void> => alertOnNewKeys(registry.dependencies as Registry);

describe('a key that an operator adds', () => {
  it('is an alert that says whose it is and who did it, and has to be acknowledged; first keys are none', async () => {
    await again();
    expect(await said()).toEqual([]);
    const id = await addKey(operator, 'casino', 'The next one');
    const text = expect.stringMatching(
      new RegExp(
        `^A key was added: ${id.slice(0, 10)} of casino \\(squad:casino\\), by operator at \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC: “The next one”$`,
      ),
    ) as unknown;
    expect(await said()).toEqual([{ about: `key ${id}`, text, acknowledge: true }]);
    expect(registry.logLines.filter((line) => line.includes('ALERT A key was added'))).toHaveLength(1);
  });

  it('is one also when a squad adds its own', async () => {
    const id = await addKey(await registry.as('squads/account'), 'account', 'rotation');
    expect(await said()).toContainEqual({
      about: `key ${id}`,
      text: expect.stringContaining('by account at') as unknown,
      acknowledge: true,
    });
  });

  it('raises no alert when the key is refused', async () => {
    await expect(addKey(await registry.as('squads/casino'), 'account', 'mine now')).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    expect((await said()).filter(({ text }) => text.includes('mine now'))).toEqual([]);
  });

  it('is repeated word for word for a month, because the bus keeps nothing', async () => {
    const id = await addKey(operator, 'sportsbook', 'Lost on its way');
    const first = (await said()).find(({ about }) => about === `key ${id}`);
    heard = [];
    await again();
    expect((await said()).filter(({ about }) => about === `key ${id}`)).toEqual([first]);
    heard = [];
    registry.skew.milliseconds += 31 * DAY_MS + 60_000;
    await again();
    expect(await said()).toEqual([]);
  });

  it('is added although the alert could not be sent', async () => {
    const publish = jest
      .spyOn(registry.dependencies.bus, 'publish')
      .mockRejectedValueOnce(new Error('no bus'));
    const id = await addKey(operator, 'casino', 'Nobody listens');
    publish.mockRestore();
    const { keys } = await operator.get<{ keys: readonly { id: string }[] }>('/v1/keys');
    expect(keys.some((key) => key.id === id)).toBe(true);
  });
});
