import type { SmokePage } from '@foyer/build/check';
import type { Release } from '@foyer/build';
import type { BrandId } from '@foyer/market';
import { fork } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { LiveAnswer } from './evidence.ts';
import { readGatePlayers } from './gatePlayers.ts';
import { sightsOf } from './sights.ts';

const DEADLINE_MS = 180_000;

/** What became of the look: pages, or why there was none. */
export type Smoke = { readonly pages: readonly SmokePage[] } | { readonly problem: string };

/** Opens the candidate's first pages in the composed shell, in a process of its own while the rules are gone through here. */
export async function smoke(
  home: string,
  candidate: Release,
  { plan, edge }: LiveAnswer,
  wanted: readonly BrandId[],
  isQuick: boolean,
): Promise<Smoke> {
  const { documents: _documents, bytes: _bytes, describes, ...entry } = candidate;
  const sights = sightsOf(describes?.pages ?? [], wanted, await readGatePlayers(home), isQuick);
  const child = fork(path.join(repositoryRoot, 'infra/launch/src/smoke/smokeChild.ts'), [], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
    child.once('message', (answer: Smoke) => resolve(answer));
    child.once('exit', () => {
      clearTimeout(timer);
      resolve({
        problem: said.trim() === '' ? `There was no answer within ${DEADLINE_MS / 1000} s.` : said.trim(),
      });
    });
    child.send({ home, plan, candidate: entry, edge, sights });
  });
}
