import { existsSync } from 'node:fs';
import path from 'node:path';
import { currentReleaseSet } from '../publish/release/releaseSet.ts';
import { repositoryRoot } from '@foyer/workspace';
import { watchApp } from './watchApp.ts';
import { watchOperations } from './watchOperations.ts';

const home = path.resolve(process.env['FOYER_HOME'] ?? path.join(repositoryRoot, '.foyer'));
const name = process.argv[2] ?? '';
const folder = [name, `mfe-${name}`].find(
  (candidate) => candidate !== '' && existsSync(path.join(repositoryRoot, candidate, 'package.json')),
);

if (folder === undefined) {
  console.error('Name a remote: npm run dev -- casino');
  process.exit(1);
}
if (!currentReleaseSet(home)) {
  console.error(
    `Nothing is published in ${home} yet: run npm start in another terminal first, then this again.`,
  );
  process.exit(1);
}

const watching = watchApp({
  home,
  folder,
  onRelease: (release, ms) => console.log(`${release.app} ${release.release} live after ${ms} ms`),
  onProblem: (message) => console.error(message),
});

const operations = watchOperations(folder, (message) => console.error(message));

console.log(
  `Watching ${folder}. Open pages of a development stack show each build at once; Ctrl-C brings the published release back.`,
);
if (folder === 'shell') console.log('Reload the page to see a new build of the shell.');

process.once('SIGINT', () => {
  operations.close();
  watching.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
