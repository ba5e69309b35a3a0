import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';

export interface Redownload {
  readonly federated: number;
  readonly monolith: number;
}

const ROUTE = 'lobby';
const LOCALE = 'en';

/**
 * What a returning visitor downloads again on the lobby after the casino released a change of that page. Federated: the casino's first
 * files, because a release has its own addresses. Monolith: taken as if its files were addressed by content and one name kept across
 * releases, which is the best it could do: the page's own file, and the entry that holds its hash.
 */
export function redownload(home: string, federated: ReleaseSet, monolith: ReleaseSet): Redownload {
  const casino = entryOf(federated, 'mfe-casino');
  const whole = entryOf(monolith, 'shell');
  const casinoFiles = [casino.entry, ...casino.css, ...casino.scripts, ...(casino.i18n[LOCALE] ?? []), ...(casino.pages[ROUTE] ?? [])];
  return { federated: weigh(home, casino, casinoFiles), monolith: weigh(home, whole, [whole.entry, `${ROUTE}.js`, `${ROUTE}.css`]) };
}

function entryOf(set: ReleaseSet, app: string): ReleaseSetEntry {
  const found = set.apps.find((entry) => entry.app === app);
  if (!found) throw new Error(`${app} is not in the release set`);
  return found;
}

function weigh(home: string, { app, release }: ReleaseSetEntry, files: readonly string[]): number {
  const sizes = files.map((file) => path.join(home, 'releases', app, release, file)).map((file) => [`${file}.br`, file].find((name) => existsSync(name)));
  return sizes.reduce((total, file) => total + (file === undefined ? 0 : statSync(file).size), 0);
}
