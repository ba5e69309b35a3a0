import { parseArgs } from 'node:util';
import { isBrandId } from '@foyer/market';
import { REWARD_OFFER_IDS } from '../../content/rewards.ts';
import { callDevelopment } from './callDevelopment.ts';

/**
 * `npm run dev:reward -- <brand> <email> <offer> [--starts-in <minutes>] [--lasts <minutes>]`: assigns a
 * reward to a player of the running api. Open pages of the player update at once.
 */
const USAGE = `Usage: npm run dev:reward -- <brand> <email> <offer> [--starts-in <minutes>] [--lasts <minutes>]
  offers: ${REWARD_OFFER_IDS.join(', ')}
  for example: npm run dev:reward -- aurora funded@aurora.test welcome`;

try {
  console.log(await give());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function give(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'starts-in': { type: 'string', default: '0' }, lasts: { type: 'string' } },
  });
  const [brand = '', email = '', offer = ''] = positionals;
  if (!isBrandId(brand) || email === '' || !REWARD_OFFER_IDS.some((id) => id === offer))
    throw new Error(USAGE);
  const lasts = values.lasts === undefined ? {} : { lastsMinutes: Number(values.lasts) };
  await callDevelopment('rewards', {
    brand,
    email,
    offer,
    startsInMinutes: Number(values['starts-in']),
    ...lasts,
    key: crypto.randomUUID(),
  });
  return `${email} on ${brand} was given ${offer}.`;
}
