import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@foyer/workspace';
import { checkReferences } from './checkReferences.ts';

const TEXT = /\.(ts|tsx|mjs|js|json|md|sql|graphql|css|html|yml|yaml)$/;
const SKIPPED = /package-lock\.json$|^shared\/conventions\/src\/references\//;

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\0')
  .filter((file) => TEXT.test(file) && !SKIPPED.test(file) && existsSync(path.join(repositoryRoot, file)))
  .map((file) => ({ file, text: readFileSync(path.join(repositoryRoot, file), 'utf8') }));

const problems = checkReferences(files, (file) => existsSync(path.join(repositoryRoot, file)));
for (const { file, line, problem } of problems) console.error(`${file}:${line}: ${problem}`);
console.log(`references: ${files.length} files, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
