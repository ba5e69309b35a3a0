import { repositoryRoot } from '@foyer/workspace';
import { generatedDrift, writeGenerated } from './writeGenerated.ts';

if (process.argv.includes('--check')) {
  const { stale, orphans } = await generatedDrift(repositoryRoot);
  for (const [file] of stale) console.error(`${file} differs from its GraphQL source`);
  for (const file of orphans) console.error(`${file} has no GraphQL source any more`);
  if (stale.length + orphans.length > 0) {
    console.error('Run `npm run codegen` and commit the result.');
    process.exitCode = 1;
  }
} else {
  const { stale, orphans, total } = await writeGenerated(repositoryRoot);
  console.log(`codegen: ${total} files, ${stale.length} written, ${orphans.length} removed`);
}
