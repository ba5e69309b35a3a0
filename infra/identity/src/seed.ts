import { BRANDS } from '@foyer/market';
import type { IdentityDeps } from './deps.ts';
import { createPasswords } from './security/password.ts';
import { seedStaff } from './staff/seedStaff.ts';
import { createCredentials } from './store/credentials.ts';

/** The api's seed makes the players of these names; here are their keys. Development only, and said so in the README. */
export const SEEDED_PLAYERS = [
  'funded',
  'empty',
  'excluded',
  'closed',
  'kyc',
  'terms',
  'double',
  'break',
  'wealth',
  'unconfirmed',
  'gate',
] as const;
export const SEEDED_PASSWORD = 'Foyer-2026!';

/** Players and staff. Idempotent: a password that somebody changed stays changed. */
export async function seedIdentity(
  deps: Pick<IdentityDeps, 'pool' | 'clock' | 'passwordCost' | 'settings'>,
): Promise<void> {
  await seedStaff(deps, SEEDED_PASSWORD);
  const credentials = createCredentials(deps.pool, deps.clock);
  const missing = [];
  for (const brand of BRANDS) {
    for (const kind of SEEDED_PLAYERS) {
      const playerId = `${brand}-${kind}`;
      if (!(await credentials.byPlayer(brand, playerId)))
        missing.push({ brand, playerId, email: `${kind}@${brand}.test` });
    }
  }
  if (missing.length === 0) return;
  // one salt for all of them: they share a published password anyway, and a hash for each would cost the first start many seconds
  const password = await createPasswords(deps.passwordCost).hash(SEEDED_PASSWORD);
  for (const { brand, playerId, email } of missing) {
    await credentials.claim(brand, { playerId, email, password });
    await credentials.activate(brand, playerId);
  }
}
