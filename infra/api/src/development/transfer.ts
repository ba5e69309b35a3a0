import { brands, isBrandId } from '@foyer/market';
import { formatMoney, parseAmount } from '@foyer/money';
import { callDevelopment } from './callDevelopment.ts';
import * as v from 'valibot';

/**
 * `npm run dev:money -- <brand> <email> <amount>`: transfers money from the house account to a player of
 * the running api, posted in the ledger.
 */
const [brandId = '', email = '', amountText = ''] = process.argv.slice(2);

try {
  console.log(await transfer());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function transfer(): Promise<string> {
  if (!isBrandId(brandId) || email === '')
    throw new Error(
      'Usage: npm run dev:money -- <brand> <email> <amount>, for example: aurora funded@aurora.test 250.00',
    );
  const { currency } = brands[brandId];
  const amount = parseAmount(amountText, currency);
  if (!amount.ok)
    throw new Error(`"${amountText}" is not a valid amount in ${currency} (${amount.failure}).`);
  const answer = await callDevelopment('house-transfers', {
    brand: brandId,
    email,
    amountMinor: amount.value.minor,
    key: crypto.randomUUID(),
  });
  const { balance } = v.parse(v.object({ balance: v.number() }), answer);
  return `${email} on ${brandId} now has ${formatMoney({ minor: balance, currency }, 'en')}.`;
}
