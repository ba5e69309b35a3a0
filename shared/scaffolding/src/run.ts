import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { repositoryRoot } from '@foyer/workspace';
import { plan, readArguments } from './plan.ts';

const NEXT = {
  page: 'Next: npm run messages -- mfe-<remote>, translate the new texts, npm run dev -- <remote>.',
  component: "Next: list it by name in the package's index.ts if others shall use it.",
  service: 'Next: give it a place in the contract if remotes shall use it, and create it in the boot list.',
  remote:
    'Next: npm install (a new workspace), npm start (its squad gets a key, its first release goes live). README, "An eighth remote".',
};

try {
  const order = readArguments(process.argv.slice(2));
  for (const [file, text] of plan(order, repositoryRoot)) {
    mkdirSync(path.dirname(path.join(repositoryRoot, file)), { recursive: true });
    writeFileSync(path.join(repositoryRoot, file), await formatted(file, text));
    console.log(file);
  }
  console.log(NEXT[order.kind]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Formats new code so that it passes the format check. */
async function formatted(file: string, text: string): Promise<string> {
  if (!/\.(ts|tsx|mjs)$/.test(file)) return text;
  const filepath = path.join(repositoryRoot, file);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
