import { inTransaction, publicText, signingKeyIn } from '@foyer/runtime';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryDependencies } from './deps.ts';
import { addKey, allKeys, findKey } from './keyring/keyring.ts';
import { signaturesNeeded, SQUADS } from './squads.ts';

/** Keys of a home are replaced manually before they expire; imported keys have their own period. */
const YEARS_VALID = 2;
const YEAR_MS = 365 * 24 * 3_600_000;

const STAFF = [
  { name: 'operator', roles: ['operator'] },
  { name: 'auditor', roles: ['auditor'] },
  // `npm start` promotes the releases that it has built
  { name: 'launcher', roles: ['operator'] },
] as const;

/**
 * Keys of services. Without them staff requests and evidence from browsers are refused; they permit no
 * decision of their own. Created wherever they are missing.
 */
const SERVICES = [
  { name: 'console', roles: ['console'] },
  // the gateway
  { name: 'edge', roles: ['edge'] },
  // the payment provider, a third party: signs the inventory of its frame. Where it runs elsewhere, its
  // public key is added to the ring manually
  { name: 'payments', roles: ['provider'] },
] as const;

/**
 * The first keys of a home. A home whose `keys/squads` and `keys/staff` are filled already gets none: further keys are added through the API.
 */
export async function seedRegistry({ pool, settings, clock }: RegistryDependencies): Promise<void> {
  const folder = join(settings.home, 'keys');
  const squads = SQUADS.flatMap((squad) =>
    Array.from({ length: signaturesNeeded(squad) }, (_, index) => {
      // one key per person: two keys of one holder count as one signature
      const holder = index === 0 ? squad : `${squad}-${index + 1}`;
      return { file: holder, holder, roles: [`squad:${squad}` as const] };
    }),
  );
  await seedFolder(join(folder, 'squads'), squads);
  await seedFolder(join(folder, 'squads'), await squadsWithoutKey(), true);
  await seedFolder(
    join(folder, 'services'),
    SERVICES.map(({ name, roles }) => ({ file: name, holder: name, roles: [...roles] })),
    true,
  );
  await seedFolder(
    join(folder, 'staff'),
    STAFF.map(({ name, roles }) => ({ file: name, holder: name, roles: [...roles] })),
  );

  /**
   * Squads that `npm run new remote` added later and that have no key; none for a home with imported keys.
   */
  async function squadsWithoutKey(): Promise<typeof squads> {
    if (!(await exists(join(folder, 'staff', 'launcher.pem')))) return [];
    const known = new Set((await allKeys(pool)).flatMap(({ roles }) => roles));
    return squads.filter(({ roles }) => roles.every((role) => !known.has(role)));
  }

  async function seedFolder(
    path: string,
    wanted: readonly { file: string; holder: string; roles: Parameters<typeof addKey>[1]['roles'] }[],
    isAlwaysMade = false,
  ): Promise<void> {
    const isNew = isAlwaysMade || !(await exists(path));
    for (const { file, holder, roles } of wanted) {
      const pem = join(path, `${file}.pem`);
      if (!isNew && !(await exists(pem))) continue;
      const { keyId, publicKey } = await signingKeyIn(pem);
      if (await findKey(pool, keyId)) continue;
      const now = clock();
      const key = {
        holder,
        roles,
        publicKey: publicText(publicKey),
        notBefore: new Date(now).toISOString(),
        notAfter: new Date(now + YEARS_VALID * YEAR_MS).toISOString(),
        reason: 'The first keys of this home',
      };
      await inTransaction(pool, (client) => addKey(client, key, { actor: 'registry', role: 'seed' }, now));
    }
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
