/**
 * Checks the addresses in scripts and styles of the built releases, so that no commit contains code that its
 * squad could not publish. Other rules need a registry with its waivers, and a running product.
 */
import { parseArgs } from 'node:util';
import path from 'node:path';
import { currentReleaseSet } from '@foyer/build/release-set';
import { storedRelease } from '@foyer/build/store';
import { repositoryRoot } from '@foyer/workspace';
import { candidateFacts } from './gather.ts';
import { originRule } from './rules/code.ts';

const { values } = parseArgs({ options: { home: { type: 'string' } } });
const home = path.resolve(values.home ?? process.env['FOYER_HOME'] ?? path.join(repositoryRoot, '.foyer'));
const apps = currentReleaseSet(home)?.apps ?? [];
if (apps.length === 0) throw new Error(`${home} contains no releases: run npm run build first.`);

for (const { app, release } of apps) {
  const manifest = storedRelease(home, app, release);
  if (!manifest) throw new Error(`The release ${app}@${release} is not in ${home}.`);
  const candidate = candidateFacts(home, repositoryRoot, manifest, []);
  for (const { text } of originRule.check({ candidate })) {
    console.log(`${app}: ${text} ${originRule.toDo}`);
    process.exitCode = 1;
  }
}
