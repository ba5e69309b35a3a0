import path from 'node:path';
import { parseArgs } from 'node:util';
import { publishAll } from './publish.ts';
import { repositoryRoot } from '@foyer/workspace';

const { values } = parseArgs({
  options: { app: { type: 'string', multiple: true }, home: { type: 'string' }, cache: { type: 'string' } },
});
const home = path.resolve(values.home ?? process.env['FOYER_HOME'] ?? path.join(repositoryRoot, '.foyer'));

try {
  const set = await publishAll({
    home,
    cache: values.cache === undefined ? undefined : path.resolve(values.cache),
    ...(values.app ? { apps: values.app } : {}),
    onProgress: ({ app, release, phase, ms }) => console.log(`${app} ${release} ${phase} ${ms} ms`),
  });
  console.log(`release set ${set.version} of ${set.issuedAt}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
