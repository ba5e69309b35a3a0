import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, expect } from '@playwright/test';
import { copyWithSquad } from '@foyer/packaging';
import { repositoryRoot } from '@foyer/workspace';
import { LAUNCH_OPTIONS } from '../fixtures/browser.ts';
import { startCopy } from './copiedProduct.ts';
import { packPlatform } from './packedPlatform.ts';

/**
 * From an empty folder to a page in a brand with the packed packages and the commands of the project's README, timed:
 * npm run proof:outside [-- --home <built home> --template rspack] [--base <folder that is kept for the next run>].
 */
const { values } = parseArgs({
  options: {
    home: { type: 'string' },
    base: { type: 'string' },
    'port-base': { type: 'string', default: '28000' },
    squad: { type: 'string', default: 'poker' },
    template: { type: 'string', default: 'webpack' },
  },
});
const { squad } = values;
/** Bar of the issue, from the empty folder to the page. */
const MAX_MINUTES = 10;

const base = values.base ?? mkdtempSync(path.join(tmpdir(), 'foyer-proof-'));
if (values.base === undefined) process.once('exit', () => rmSync(base, { recursive: true, force: true }));
const copy = path.join(base, 'repository');
const project = path.join(base, squad);
// only what a repetition must not find; the built product stays in a kept folder
for (const folder of [project, path.join(copy, 'node_modules'), path.join(base, 'cache')])
  rmSync(folder, { recursive: true, force: true });
const home = values.home ?? path.join(base, 'home');
let started = performance.now();
const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1).padStart(6);

/** Runs a command of the README and prints when it ended. */
async function run(
  command: string,
  env: Readonly<Record<string, string>> = {},
  cwd = project,
): Promise<void> {
  await packages.run(command, cwd, env).finally(() => console.log(`${seconds()} s  ${command}`));
}

console.log(`        the platform squad gives ${squad} its address, starts the product and packs`);
copyWithSquad(repositoryRoot, copy, squad, ['.']);
const packages = await packPlatform(copy, base);
const product = await startCopy(copy, home, Number(values['port-base']), values.home !== undefined);
const browser = await chromium.launch({
  ...LAUNCH_OPTIONS,
  args: [...LAUNCH_OPTIONS.args, '--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
});
try {
  console.log(`${seconds()} s  ready; the clock of the squad starts`);
  started = performance.now();
  mkdirSync(project);
  const env = { FOYER_REGISTRY: product.registry, FOYER_SIGNING_KEY: product.keyOf(squad) };
  await run(`npm create @foyer/remote ${squad} -- --template ${values.template}`);
  await run('npm install');
  await run('npm run types');
  await run('npm test');
  await run('npm run build');
  await run('npx foyer check --folder dist', env);
  await run('npx foyer publish --folder dist --json', env);
  // the platform squad opens it in a browser, once per release
  await run(`npm run foyer -- check --folder ${project}/dist --home ${home}`, env, copy);
  await run('npx foyer publish --folder dist --promote --yes --reason "First release" --json', env);
  const page = await browser.newPage();
  await page.goto(`${product.origin('aurora')}/en/${squad}/`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(squad, 'i') })).toBeVisible();
  console.log(`${seconds()} s  the page is in Aurora`);
  if (performance.now() - started > MAX_MINUTES * 60_000)
    throw new Error(`More than ${MAX_MINUTES} minutes.`);
} finally {
  await browser.close();
  await product.stop();
  await packages.stop();
}
