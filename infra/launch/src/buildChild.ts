import { buildAll } from '@foyer/build';
import type { BuildMessage } from './build.ts';

const home = process.argv[2];
if (home === undefined) throw new Error('No data home was given.');

// also when the launcher was killed: a build that nobody waits for must not go on
process.on('disconnect', () => process.exit());

const { releases, failures } = await buildAll({ home, onProgress: (progress) => process.send?.({ progress } satisfies BuildMessage) });
if (failures.length > 0) {
  console.error(failures.join('\n\n'));
  process.exitCode = 1;
}
const names = releases.map(({ app, release }) => ({ app, release }));
process.send?.({ releases: names } satisfies BuildMessage, () => process.disconnect());
