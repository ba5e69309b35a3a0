import { createPasswords } from '@foyer/runtime';
import { BRANDS } from '@foyer/market';
import type { IdentityDeps } from './deps.ts';
import { SEEDED_STAFF, seedStaff } from './staff/seedStaff.ts';
import { createCredentials, emailKey } from './store/credentials.ts';

/**
 * The players that the api's seed creates; identity adds their credentials. Development only, see the
 * README.
 */
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
  'loyal',
] as const;
export const SEEDED_PASSWORD = 'Foyer-2026!';

type SeedDeps = Pick<IdentityDeps, 'pool' | 'clock' | 'passwordCost' | 'settings'>;

/**
 * Creates players and staff with a published password, in development only. Idempotent; a changed password
 * is kept.
 * @throws in production when the database contains such accounts, because anyone can sign in to them.
 */
export async function seedIdentity(deps: SeedDeps): Promise<void> {
  if (deps.settings.mode === 'production') return refuseSeededAccounts(deps.pool);
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
  // one salt for all: they share a published password anyway, and a hash for each would slow the first start
  // by many seconds
  const password = await createPasswords(deps.passwordCost).hash(SEEDED_PASSWORD);
  for (const { brand, playerId, email } of missing) {
    await credentials.claim(brand, { playerId, email, password });
    await credentials.activate(brand, { playerId, email, password });
  }
}

async function refuseSeededAccounts(pool: SeedDeps['pool']): Promise<void> {
  const emails = [
    ...BRANDS.flatMap((brand) => SEEDED_PLAYERS.map((kind) => `${kind}@${brand}.test`)),
    ...SEEDED_STAFF.map(({ email }) => email),
  ].map(emailKey);
  const { rows } = await pool.query<{ found: boolean }>(
    `select exists (select from identity.credential where email_key = any($1))
         or exists (select from identity.staff_account where email_key = any($1)) as found`,
    [emails],
  );
  if (rows[0]?.found)
    throw new Error(
      'This database holds development accounts whose password is public. Start production with a new --home or DATABASE_URL.',
    );
}
