import { BRANDS } from '@foyer/market';
import type { FoyerSettings } from '@foyer/runtime';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the accounts with which the release gate opens pages for players (ADR 0130), unless the file exists.
 * In production no player is seeded, so the operator opens these accounts and writes the file.
 */
export async function writeGatePlayers({ mode, home }: Pick<FoyerSettings, 'mode' | 'home'>): Promise<void> {
  if (mode === 'production') return;
  // imported here, because the services have already loaded it and the first page must not wait for it
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
