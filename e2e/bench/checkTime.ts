import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@foyer/workspace';

/**
 * Time of the first check of an application, of a repeated one and of one after a change of one page, by phase, beside
 * a running product: npm run bench:check -- --home .foyer. Ends after {@link MAX_CHECK_MS} for each check.
 */
const { values } = parseArgs({
  options: {
    home: { type: 'string', default: '.foyer' },
    app: { type: 'string', multiple: true, default: ['mfe-casino', 'mfe-account'] },
  },
});
const MAX_CHECK_MS = 240_000;
const home = path.resolve(values.home);

/** A line that `FOYER_CHECK_TIMES` writes for each opened page. */
interface PageTimes {
  readonly at: number;
  readonly until: number;
  readonly steps: Readonly<Record<string, number>>;
  readonly processor: Readonly<Record<string, number>>;
}

/** Runs the command of a squad. @returns its result and times in milliseconds. */
async function check(app: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-check-time-'));
  const file = path.join(folder, 'times.jsonl');
  const started = Date.now();
  const child = spawn(process.execPath, ['infra/cli/src/main.ts', 'check', app, '--home', home, '--json'], {
    cwd: repositoryRoot,
    env: { ...process.env, FOYER_CHECK_TIMES: file },
    timeout: MAX_CHECK_MS,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await once(child, 'close');
  const ended = Date.now();
  const result = /"result":\s*"(\w+)"/.exec(output)?.[1] ?? 'no result';
  const pages = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as PageTimes)
    : [];
  rmSync(folder, { recursive: true });
  const first = Math.min(...pages.map(({ at }) => at), ended);
  const last = Math.max(...pages.map(({ until }) => until), first);
  const sums = (pick: (page: PageTimes) => Readonly<Record<string, number>>): string => {
    const sum: Record<string, number> = {};
    for (const page of pages)
      for (const [step, ms] of Object.entries(pick(page))) sum[step] = (sum[step] ?? 0) + ms;
    return Object.entries(sum)
      .map(([step, ms]) => `${step} ${ms}`)
      .join(', ');
  };
  return [
    `${result} in ${ended - started} ms: ${first - started} until the first page, ${last - first} for ${pages.length} pages, ${ended - last} after the last`,
    ...(pages.length === 0
      ? []
      : [
          `   passed in the steps of all pages, ms: ${sums(({ steps }) => steps)}`,
          `   processor time of their main threads, ms: ${sums(({ processor }) => processor)}`,
        ]),
  ].join('\n');
}

console.log(`load ${loadavg()[0]?.toFixed(1)}`);
for (const app of values.app) {
  // results of earlier checks, of the pages and of the sources
  rmSync(path.join(home, 'checks', `${app}.json`), { force: true });
  rmSync(path.join(repositoryRoot, 'node_modules/.cache/check', app, 'passed.json'), { force: true });
  console.log(`${app}: first    ${await check(app)}`);
  console.log(`${app}: repeated ${await check(app)}`);
  const restore = changePage(app);
  try {
    console.log(`${app}: changed  ${await check(app)}`);
  } finally {
    restore();
  }
}

/** Changes what a page does that every check opens, but neither its imports nor what it shows. @returns a function that restores the file. */
function changePage(app: string): () => void {
  const [page] = globSync('src/pages/{lobby,login}/*Page.tsx', {
    cwd: path.join(repositoryRoot, app),
  }).sort();
  if (page === undefined) throw new Error(`${app} has neither a lobby nor a login page.`);
  const file = path.join(repositoryRoot, app, page);
  const before = readFileSync(file, 'utf8');
  // other files than in the last run, whose release is in the store
  writeFileSync(file, `${before}\nObject.assign(globalThis, { foyerBench: ${Date.now()} });\n`);
  return () => writeFileSync(file, before);
}
