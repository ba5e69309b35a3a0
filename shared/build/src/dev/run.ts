import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { currentReleaseSet } from '../publish/release/releaseSet.ts';
import { repositoryRoot } from '@foyer/workspace';
import { watchApp } from './watchApp.ts';
import { watchOperations } from './watchOperations.ts';

const USAGE = `Usage: npm run dev -- <app> [--home <folder>]
  <app>   a remote or the shell, for example casino
  --home  data home of the running product (default FOYER_HOME, else .foyer)`;

const { values, positionals } = readArguments();
const home = path.resolve(values.home ?? process.env['FOYER_HOME'] ?? path.join(repositoryRoot, '.foyer'));
const [name = ''] = positionals;
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const folder = [name, `mfe-${name}`].find(
  (candidate) => candidate !== '' && existsSync(path.join(repositoryRoot, candidate, 'package.json')),
);

if (folder === undefined) {
  console.error(name === '' ? USAGE : `Unknown app ${name}.\n${USAGE}`);
  process.exit(1);
}
if (!currentReleaseSet(home)) {
  console.error(
    `Nothing is published in ${home} yet: run npm start in another terminal first, or name another home with --home.`,
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

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { home: { type: 'string' }, help: { type: 'boolean', default: false } },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}
