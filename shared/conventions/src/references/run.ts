import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@foyer/workspace';
import { repositoryFiles } from '../repositoryFiles.ts';
import { checkReferences } from './checkReferences.ts';

const files = repositoryFiles(
  /package-lock\.json$|^shared\/conventions\/src\/(references|requirement-table)\//,
);
const problems = checkReferences(files, (file) => existsSync(path.join(repositoryRoot, file)));
for (const { file, line, problem } of problems) console.error(`${file}:${line}: ${problem}`);
console.log(`references: ${files.length} files, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
