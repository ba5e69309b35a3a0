import { repositoryRoot } from '@foyer/workspace';
import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packFolders, packTarballs } from './pack.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const out = path.resolve(values.out ?? path.join(repositoryRoot, 'shared/packaging/dist'));

const folders = await packFolders({ out });
for (const [name, file] of Object.entries(await packTarballs(folders, out)))
  console.log(`${name.padEnd(24)} ${(statSync(file).size / 1024).toFixed(1).padStart(8)} KB  ${file}`);
