import { publishAll } from '@foyer/build';

const home = process.argv[2];
if (home === undefined) throw new Error('No data home was given.');

// also when the launcher was killed: a build that nobody waits for must not go on
process.on('disconnect', () => process.exit());

try {
  await publishAll({ home, onProgress: (progress) => process.send?.(progress) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.disconnect?.();
