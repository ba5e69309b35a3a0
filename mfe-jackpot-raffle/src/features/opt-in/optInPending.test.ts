import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fakeServices } from '@foyer/platform/testing';
import remote from '../../remote.ts';
import { browserPorts } from '../jackpot-feed/adapters/browserPorts.ts';
import { createJackpotFeed, type JackpotFeed } from '../jackpot-feed/createJackpotFeed.ts';
import { installProvider, type FakeProvider } from '../jackpot-feed/fakeProvider.fixture.ts';

let provider: FakeProvider;
let feed: JackpotFeed;

const flushTasks = () => new Promise((resolve) => setTimeout(resolve));
const gate = () => remote.updateGate(fakeServices({ path: '/en/jackpot/', brand: 'aurora' }));

beforeEach(async () => {
  provider = installProvider();
  feed = createJackpotFeed({
    ports: browserPorts,
    address: {
      sourceId: 's',
      instanceId: 'site-wide-1',
      operatorId: 'op-a',
      brand: 'aurora',
      country: 'MT',
      currency: 'EUR',
      player: { playerId: 'aino', sessionId: 'sid' },
    },
    terms: { currency: 'EUR', options: ['2', '5'], initialValue: '5' },
    onOwnWin: () => undefined,
    onError: () => undefined,
  });
  while (feed.current().optIn.status === 'loading' || feed.current().link !== 'open') await flushTasks();
});
afterEach(() => {
  feed.close();
  provider.restore();
});

it('blocks replacing the remote between an opt-in request and its response', () => {
  expect(gate()).toBe('allow');
  feed.toggle();
  expect([provider.sent.at(-1)?.type, gate()]).toEqual(['PlayerOptInRequest', 'block']);
  provider.deliver('PlayerOptInResponse', { optin_status: { opted_in: true }, reasons: [] });
  expect([feed.current().optIn.status, gate()]).toEqual(['true', 'allow']);
});

it.each<[what: string, end: () => unknown]>([
  ['a refusal', () => provider.deliver('PlayerOptInResponse', { reasons: ['SELF_EXCLUDED'] })],
  ['a lost connection', () => provider.disconnect()],
  ['leaving the page', () => feed.close()],
])('%s removes the block as well', async (_what, end) => {
  feed.toggle();
  expect(gate()).toBe('block');
  end();
  await flushTasks();
  expect(gate()).toBe('allow');
});

it('does not block for a request sent after the page was left', () => {
  feed.close();
  feed.toggle();
  expect(gate()).toBe('allow');
});
