import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brands, isBrandId } from '@foyer/market';
import { formatMoney, parseAmount } from '@foyer/money';
import { callSigned, readSettings, systemClock } from '@foyer/runtime';

/**
 * `npm run dev:money -- <brand> <email> <amount>`: money from the house to a player of the running api, posted in the ledger.
 * Reads FOYER_HOME (the secret) and FOYER_API_PORT like the services do; the api answers in development mode only.
 */
const [brandId = '', email = '', amountText = ''] = process.argv.slice(2);

try {
  console.log(await transfer());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function transfer(): Promise<string> {
  if (!isBrandId(brandId) || email === '') throw new Error('Usage: npm run dev:money -- <brand> <email> <amount>, for example: aurora funded@aurora.test 250.00');
  const { currency } = brands[brandId];
  const amount = parseAmount(amountText, currency);
  if (!amount.ok) throw new Error(`"${amountText}" is no amount in ${currency} (${amount.failure}).`);
  const home = resolve(process.env['FOYER_HOME'] ?? join(import.meta.dirname, '../../../../.foyer'));
  const internal = await secretOf(home);
  const settings = readSettings(process.env, home, { internal, games: '' });
  const answer = await callSigned<{ code?: string; balance?: number }>({
    baseUrl: `http://127.0.0.1:${settings.apiPort}`, path: '/internal/development/house-transfers', secret: internal, clock: systemClock,
    body: { brand: brandId, email, amountMinor: amount.value.minor, key: crypto.randomUUID() },
  }).catch(() => {
    throw new Error(`No api answers on port ${settings.apiPort}. Start it with npm start, or name its port in FOYER_API_PORT.`);
  });
  if (answer.status !== 200 || answer.body.balance === undefined) throw new Error(`The api refused: ${answer.body.code ?? answer.status}.`);
  return `${email} on ${brandId} now has ${formatMoney({ minor: answer.body.balance, currency }, 'en')}.`;
}

async function secretOf(home: string): Promise<string> {
  try {
    return (await readFile(join(home, 'keys', 'internal-secret'), 'utf8')).trim();
  } catch {
    throw new Error(`There is no Foyer in ${home}. Start it once with npm start, or name its folder in FOYER_HOME.`);
  }
}
