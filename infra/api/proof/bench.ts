import { parseArgs } from 'node:util';
import { openLedgerPlayer, type LedgerPlayer } from '../src/testing/ledgerWorld.ts';
import { writeBrandRules } from '../src/players/brandRules.ts';
import { startProofDatabase } from './database.ts';
import { roundOf, startApiWorld, type ApiWorld } from './kills/world.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' }, clients: { type: 'string', default: '24' }, port: { type: 'string', default: '4230' } } });
const seconds = Number(values.seconds);
const clients = Number(values.clients);
const DEADLINE_MS = 10_000;
const FUNDS = 1_000_000_000;
const WARM_MS = 2_000;
const DEPOSIT = 'mutation($input: StartDepositInput!) { startDeposit(input: $input) { __typename ... on PaymentRefusal { code } } }';

type Work = (client: number, serial: number) => Promise<boolean>;

/** Closed loop: each client asks again as soon as it was answered. Only right answers count. */
async function measure(name: string, work: Work): Promise<string> {
  const times: number[] = [];
  let wrong = 0;
  const countsFrom = performance.now() + WARM_MS;
  const until = countsFrom + seconds * 1_000;
  await Promise.all(Array.from({ length: clients }, async (_, client) => {
    for (let serial = 0; performance.now() < until; serial += 1) {
      const began = performance.now();
      const isRight = await work(client, serial).catch(() => false);
      if (!isRight) wrong += 1;
      else if (began > countsFrom) times.push(performance.now() - began);
    }
  }));
  times.sort((one, other) => one - other);
  const at = (share: number): string => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(1);
  return `${name.padEnd(28)} ${String(Math.round(times.length / seconds)).padStart(6)} a second   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   most ${at(1)} ms   wrong ${wrong}`;
}

function deposits(api: ApiWorld, players: readonly LedgerPlayer[], started: string[]): Work {
  return async (client, serial) => {
    // five may be open at once: whoever is measured here never pays, so everybody deposits a few times only
    const player = players[(client + serial * clients) % players.length];
    if (!player) return false;
    const id = crypto.randomUUID();
    const data = await api.graphql(player, DEPOSIT, { input: { id, amount: 1_000, currency: player.currency, methodId: 'card', returnPath: '/en/', locale: 'en' } }, DEADLINE_MS);
    const isStarted = (data?.['startDeposit'] as { __typename?: string } | undefined)?.__typename === 'StartedPayment';
    if (isStarted) started.push(id);
    const event = isStarted && api.payments.tell(id, 'completed');
    return isStarted && event !== false;
  };
}

const database = await startProofDatabase(Number(values.port));
const { connectionString, pool } = await database.create('bench', true);
await writeBrandRules(pool, 24);
const api = await startApiWorld(connectionString, () => console.error('the api ended by itself'));
try {
  const players = await Promise.all(Array.from({ length: clients * 4 }, () => openLedgerPlayer(pool, { brand: 'quetzal', fundsMinor: FUNDS })));
  console.log(await measure('bets, wallet route', async (client, serial) => {
    const player = players[client];
    if (!player) return false;
    const id = `${client}-${serial}`;
    return (await api.wallet('bet', { ...roundOf(player, id), transactionId: id, amountMinor: 1 }, DEADLINE_MS)).status === 200;
  }));
  const started: string[] = [];
  const begin = deposits(api, players, started);
  const hear: Work = async (_client, _serial) => {
    const id = started.shift();
    const payment = id === undefined ? undefined : api.payments.payments.get(id);
    return payment !== undefined && (await api.webhook({ id: crypto.randomUUID(), type: 'payment.completed', createdAt: payment.updatedAt, payment })) === 200;
  };
  const webhookTimes: number[] = [];
  console.log(await measure('deposits with their webhook', async (client, serial) => {
    if (!(await begin(client, serial))) return false;
    const began = performance.now();
    const isHeard = await hear(client, serial);
    webhookTimes.push(performance.now() - began);
    return isHeard;
  }));
  webhookTimes.sort((one, other) => one - other);
  const p99 = webhookTimes[Math.floor(webhookTimes.length * 0.99)] ?? Number.NaN;
  console.log(`${'webhooks among them'.padEnd(28)} p99 ${p99.toFixed(1)} ms of ${webhookTimes.length}`);
} finally {
  await api.close();
  await database.stop();
}
