import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { currentReleaseSet } from '../publish/release/releaseSet.ts';
import { repositoryRoot } from '@foyer/workspace';
import { startDevelopment } from './startDevelopment.ts';
import { watchOperations } from './watchOperations.ts';

const USAGE = `Usage: npm run dev -- <app> [--home <folder>]
  <app>       a remote or the shell, for example casino
  --home      data home of the running product (default FOYER_HOME, else .foyer)
  --no-types  do not check types`;

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

const gatewayPort = readGatewayPort(home);
if (gatewayPort === undefined) {
  console.error(`No product runs in ${home}: run npm start in another terminal first.`);
  process.exit(1);
}

const watching = await startDevelopment({
  home,
  folder,
  gatewayPort,
  types: values.types,
  onRelease: (release, ms) => console.log(`${release.app} ${release.release} ready after ${ms} ms`),
  note: (text) => console.error(text),
});

const operations = watchOperations(folder, (message) => console.error(message));

console.log(
  `Watching ${folder}. Pages of http://aurora.localhost:${gatewayPort} and the other brands follow each change and keep their state;
Alt+Shift+D opens the development panel. Ctrl-C makes the previous release current again.`,
);

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
      allowNegative: true,
      options: {
        home: { type: 'string' },
        types: { type: 'boolean', default: true },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

/** From the lock of the running product. */
function readGatewayPort(of: string): number | undefined {
  const file = path.join(of, 'foyer.lock');
  if (!existsSync(file)) return undefined;
  const { url } = JSON.parse(readFileSync(file, 'utf8')) as { readonly url: string };
  return Number(new URL(url).port) || 80;
}
