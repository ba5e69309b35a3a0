import { buildAll, buildConsole, type PublishProgress } from '@foyer/build';
import type { BuildMessage } from './build.ts';

const home = process.argv[2];
if (home === undefined) throw new Error('The argument with the data home is missing.');

// also ends when the launcher was killed, because the result would not be used
process.on('disconnect', () => process.exit());

const onProgress = (progress: PublishProgress): void =>
  void process.send?.({ progress } satisfies BuildMessage);
const { releases, failures: unpublished } = await buildAll({ home, onProgress });
// built after the front ends, because players wait for those
const unbuilt = await buildConsole(home, onProgress).then(
  () => [],
  (error: unknown) => [error instanceof Error ? error.message : String(error)],
);
const failures = [...unpublished, ...unbuilt];
if (failures.length > 0) {
  console.error(failures.join('\n\n'));
  process.exitCode = 1;
}
const names = releases.map(({ app, release }) => ({ app, release }));
process.send?.({ releases: names } satisfies BuildMessage, () => process.disconnect());
