import { repositoryRoot } from '@foyer/workspace';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { currentApis } from './api/apiReports.ts';
import { changeOf } from './api/compareApi.ts';
import { releaseVersion } from './api/releaseVersion.ts';
import { manifestJsonSchema, SCHEMA_FILE } from './manifestSchema.ts';
import { packFolders, packTarballs } from './pack.ts';
import { templateTable } from './template-builds/templateTable.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    check: { type: 'boolean' },
    schema: { type: 'boolean' },
    templates: { type: 'boolean' },
    release: { type: 'string' },
  },
});
if (values.schema === true) {
  writeFileSync(path.join(repositoryRoot, SCHEMA_FILE), `${JSON.stringify(manifestJsonSchema(), null, 2)}\n`);
  console.log(SCHEMA_FILE);
}

if (values.templates === true) {
  for (const line of await templateTable()) console.log(line);
  process.exit();
}

const out = path.resolve(values.out ?? path.join(repositoryRoot, 'shared/packaging/dist'));
const folders = await packFolders({ out });
const apis = currentApis(repositoryRoot, path.join(out, 'folders'));
const change = changeOf(apis.flatMap(({ differences }) => differences));

for (const { name, differences } of apis)
  for (const item of differences) console.log(`${name}: ${item.change}: ${item.name}\n    ${item.text}`);

if (values.release !== undefined) {
  console.log(`Version ${releaseVersion(repositoryRoot, apis, values.release)} of all packages.`);
} else if (values.check === true) {
  if (change !== 'none') {
    console.error(
      `The API has a ${change} change. Record it: npm run packages -- --release "<what changes>"`,
    );
    process.exitCode = 1;
  }
} else {
  for (const [name, file] of Object.entries(await packTarballs(folders, out)))
    console.log(`${name.padEnd(24)} ${(statSync(file).size / 1024).toFixed(1).padStart(8)} KB  ${file}`);
}
