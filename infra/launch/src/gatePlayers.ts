import { BRANDS } from '@foyer/market';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The accounts with which the release gate of this home looks at pages that are for players (ADR 0130). What an operator wrote there stays. */
export async function writeGatePlayers(home: string): Promise<void> {
  // loaded with the services by then, and not before the first page
  const { SEEDED_PASSWORD } = await import('@foyer/identity');
  const players = Object.fromEntries(
    BRANDS.map((brand) => [brand, { email: `gate@${brand}.test`, password: SEEDED_PASSWORD }]),
  );
  await writeFile(join(home, 'keys', 'gate-players.json'), `${JSON.stringify(players, undefined, 2)}\n`, {
    mode: 0o600,
    flag: 'wx',
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
