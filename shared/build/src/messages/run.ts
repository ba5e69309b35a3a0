import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@foyer/workspace';
import { localeFile, messageProblems, packagesWithMessages, readTexts, sorted } from './packageMessages.ts';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const packages = packagesWithMessages().filter(
  ({ folder }) => wanted.length === 0 || wanted.includes(folder),
);

if (!process.argv.includes('--check')) {
  for (const { folder, source, locales } of packages) {
    if (!source) continue;
    for (const locale of locales) {
      const file = path.join(repositoryRoot, localeFile(folder, locale));
      const remaining = Object.entries(readTexts(file)).filter(([id]) => id in source);
      const texts = locale === 'en' ? source : sorted(Object.fromEntries(remaining));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
    }
  }
}

const problems = packages.flatMap((item) => messageProblems(item));
for (const problem of problems) console.error(problem);
console.log(`messages: ${packages.length} packages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
