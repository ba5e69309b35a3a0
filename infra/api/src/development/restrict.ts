import { parseArgs } from 'node:util';
import { REGISTER_GAMES } from '@foyer/kernel/exclusion-register';
import { isBrandId } from '@foyer/market';
import * as v from 'valibot';
import { callDevelopment } from './callDevelopment.ts';

/**
 * `npm run dev:restrict -- <brand> <email> [--months <months>] [--games <games>]`: restricts a player in the
 * national exclusion register, as the authority does. Open tabs and games of the player end within seconds.
 */
const USAGE = `Usage: npm run dev:restrict -- <brand> <email> [--months <6 to 36>] [--games ${REGISTER_GAMES.join(',')}]
  for example: tuli empty@tuli.test --months 12 --games chance`;

try {
  console.log(await restrict());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function restrict(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      months: { type: 'string', default: '6' },
      games: { type: 'string', default: REGISTER_GAMES.join(',') },
    },
  });
  const [brand = '', email = ''] = positionals;
  const games = values.games.split(',');
  if (
    !isBrandId(brand) ||
    email === '' ||
    !games.every((game) => REGISTER_GAMES.some((known) => known === game))
  )
    throw new Error(USAGE);
  const answer = await callDevelopment('register-restrictions', {
    brand,
    email,
    games,
    months: Number(values.months),
    key: crypto.randomUUID(),
  });
  const { register, termEndsAt } = v.parse(
    v.object({ register: v.string(), termEndsAt: v.string() }),
    answer,
  );
  return `${email} on ${brand} is restricted in ${register} (${games.join(', ')}), at least until ${termEndsAt.slice(0, 10)}.`;
}
