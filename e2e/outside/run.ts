import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, expect } from '@playwright/test';
import { matchRoute } from '@foyer/links';
import { repositoryRoot } from '@foyer/workspace';
import { originOf } from '../fixtures/brands.ts';
import { LAUNCH_OPTIONS } from '../fixtures/browser.ts';
import { startStack } from '../fixtures/stack.ts';
import { acceptInvitation, inviteSquad, operatorOf, type Run } from './invitedSquad.ts';
import { packPlatform } from './packedPlatform.ts';

/**
 * From an empty folder to a page in a brand with the packed packages, an invitation and the commands of the project's
 * README, timed: npm run proof:outside [-- --home <home with built releases> --template rspack --squad bingo].
 */
const { values } = parseArgs({
  options: {
    home: { type: 'string' },
    'port-base': { type: 'string', default: '28000' },
    squad: { type: 'string', default: 'poker' },
    template: { type: 'string', default: 'webpack' },
  },
});
const { squad } = values;
const BRAND = 'aurora';
/** Bar of the issue, from the empty folder to the page. */
const MAX_MINUTES = 10;
/** Bound of the product's start, with the build of every front end on a busy machine. */
const MAX_BUILD_MS = 15 * 60_000;
/** Bound of the run after it. */
const MAX_RUN_MS = 20 * 60_000;

if (matchRoute(`/en/${squad}/`)) throw new Error(`/${squad}/ is a compiled address; choose another --squad.`);
const base = mkdtempSync(path.join(tmpdir(), 'foyer-proof-'));
const project = path.join(base, squad);
const home = values.home ?? path.join(base, 'home');
let started = performance.now();
const log = (text: string): void =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

log('packing the packages and starting the product');
const platform = await packPlatform(repositoryRoot, base);
const instance = await startStack({
  home,
  portBase: Number(values['port-base']),
  readyWithinMs: MAX_BUILD_MS,
}).catch(async (error: unknown) => {
  await platform.stop();
  rmSync(base, { recursive: true, force: true });
  throw error;
});
const browser = await chromium.launch({
  ...LAUNCH_OPTIONS,
  args: [...LAUNCH_OPTIONS.args, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
});
const close = async (): Promise<void> => {
  await browser.close();
  await instance.stop();
  await platform.stop();
  rmSync(base, { recursive: true, force: true });
};
const timer = setTimeout(() => {
  log(`stopped: the run may take ${MAX_RUN_MS / 60_000} minutes`);
  void close().finally(() => process.exit(1));
}, MAX_RUN_MS);

const timed =
  (run: Run): Run =>
  (command, env) =>
    run(command, env).finally(() => log(command));
const operator = timed(operatorOf({ platform, instance }));
const run = timed((command, env) => platform.run(command, project, env));
try {
  log('ready; the clock of the squad starts with its invitation');
  started = performance.now();
  const token = await inviteSquad(operator, squad, [BRAND]);
  mkdirSync(project);
  await run(`npm create @foyer/remote ${squad} -- --template ${values.template}`);
  await run('npm install');
  const env = { ...(await acceptInvitation(run, { name: squad, folder: project, token }, instance)) };
  await run('npm run types');
  await run('npm test');
  await run('npm run build');
  await run('npx foyer check --folder dist', env);
  await run('npx foyer publish --folder dist --json', env);
  // the platform squad opens it in a browser, once per release
  await operator(`check --folder ${project}/dist --home ${home}`);
  await run('npx foyer publish --folder dist --promote --yes --reason "First release" --json', env);
  const page = await browser.newPage();
  await page.goto(`${originOf(BRAND, instance.gatewayPort)}/en/${squad}/`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(squad, 'i') })).toBeVisible();
  log('the page is in Aurora');
  if (performance.now() - started > MAX_MINUTES * 60_000)
    throw new Error(`More than ${MAX_MINUTES} minutes.`);
} finally {
  clearTimeout(timer);
  await close();
}
