import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@foyer/workspace';
import { plan, readArguments } from './plan.ts';

const NEXT = {
  page: 'Next: npm run messages -- mfe-<remote>, translate the new texts, npm run dev -- <remote>.',
  component: "Next: export it by name from the package's index.ts if other packages use it.",
  service:
    'Next: add it to the contract if remotes use it, and create it where the shell starts its services.',
  remote:
    'Next: npm install for the new workspace, then npm start, which creates the squad’s key and publishes its first release. See "Add a remote" in the README.',
};

try {
  const part = readArguments(process.argv.slice(2));
  const files = plan(part, repositoryRoot);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(repositoryRoot, file)), { recursive: true });
    writeFileSync(path.join(repositoryRoot, file), text);
    console.log(file);
  }
  format([...files].map(([file]) => file));
  console.log(NEXT[part.kind]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function format(files: readonly string[]): void {
  const formatter = path.join(repositoryRoot, 'node_modules/oxfmt/bin/oxfmt');
  execFileSync(process.execPath, [formatter, '--no-error-on-unmatched-pattern', ...files], {
    cwd: repositoryRoot,
  });
}
