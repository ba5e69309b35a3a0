import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ignoreError } from '@foyer/kernel';
import type { Page } from '@playwright/test';
import { sharedInstance } from '../fixtures/brands.ts';
import { consoleOrigin, signInToConsole } from '../fixtures/console.ts';
import { change, operator, registryAddress } from '../fixtures/operator.ts';
import { writeSquadRelease } from '../fixtures/squadRelease.ts';
import { expect, test } from '../fixtures/test.ts';

const run = promisify(execFile);
const FOYER = path.resolve(import.meta.dirname, '../../infra/cli/src/main.ts');
/** Names of squads are never given twice, and have letters only. */
const OWN = [...randomBytes(6)].map((byte) => 'abcdefghijklmnop'[byte % 16]).join('');
const SQUAD = `poker-${OWN}`;
const PREFIX = `cards-${OWN}`;
const NEW_PREFIX = `room-${OWN}`;

/** The command line of the squad, in a folder of its own without a data home. */
async function foyer(folder: string, variables: Readonly<Record<string, string>>, ...args: string[]) {
  return run(process.execPath, [FOYER, ...args], {
    cwd: folder,
    env: { ...process.env, FOYER_REGISTRY: registryAddress(), ...variables },
  });
}

const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

test.afterEach(async () => {
  // later journeys count menu entries of the brands
  await (
    await operator()
  )
    .post('/v1/squads/end', { name: SQUAD, reason: 'The journey has ended' })
    .catch(ignoreError('the squad has ended or was never invited'));
});

test('an operator invites, changes and ends a squad in the console; its pages and its slot follow without a release', async ({
  page,
  browser,
}, info) => {
  const work = info.outputPath('poker');
  const second = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  let token = '';
  await test.step('an invitation shows conflicts, then its token once', async () => {
    await signInToConsole(page, 'operator', '/squads', 'Squads');
    await page.getByRole('button', { name: 'Invite squad' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill(SQUAD);
    await dialog.getByLabel('Address prefix').fill('sports');
    await expect(dialog).toContainText('A squad of the repository has it.');
    await dialog.getByLabel('Address prefix').fill(PREFIX);
    await dialog.getByLabel('Aurora').check();
    await dialog.getByLabel('Label (English)').fill('Card room');
    await dialog.getByLabel('Label (Finnish)').fill('Korttihuone');
    await dialog.getByRole('button', { name: 'Add slot' }).click();
    await dialog.getByLabel('Slot', { exact: true }).fill(`${SQUAD}.strip`);
    await dialog.getByLabel('Contact email').fill('poker@squad.test');
    await dialog.getByLabel('Reason').fill('A new product');
    await dialog.getByRole('button', { name: 'Invite squad' }).click();
    token = (await page.locator('[data-invitation]').textContent()) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    await expect(page.getByRole('dialog')).toContainText('Another operator must approve the squad');
    await page.getByRole('button', { name: 'Close' }).last().click();
    await expect(rowOf(page)).toContainText('Waiting for approval');
    await expect(rowOf(page).getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });
  await test.step('a second operator approves', async () => {
    await signInToConsole(second, 'operator2', '/squads', PREFIX);
    await rowOf(second).getByRole('button', { name: 'Approve' }).click();
    const dialog = second.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Agreed with the product team');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(rowOf(second)).toContainText('Invited');
  });
  await test.step('the squad accepts with its key and publishes', async () => {
    const { folder, app, release } = await writeSquadRelease(work, SQUAD);
    const file = path.join(work, 'poker.pem');
    await foyer(work, { FOYER_INVITATION: token }, 'keys', 'accept', SQUAD, '--file', file, '--json');
    const key = await readFile(file, 'utf8');
    const { stdout } = await foyer(work, { FOYER_SIGNING_KEY: key }, 'publish', '--folder', folder, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ app, release });
    await change({ kind: 'promote', app, release });
  });
  await test.step('a player opens the page from the menu, and reloads it', async () => {
    const origin = `http://aurora.localhost:${sharedInstance().gatewayPort}`;
    await page.goto(`${origin}/fi/`);
    await inMenuOf(page, 'Korttihuone').click();
    await expect(page).toHaveURL(`${origin}/fi/${PREFIX}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Table of ${SQUAD}`);
    const answer = await page.goto(`${origin}/en/${PREFIX}/tables/42/`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Table of ${SQUAD}-tables 42`);
    await expect(inMenu(page, 'Card room')).toBeVisible();
    const missing = await page.goto(`${origin}/en/${PREFIX}/nothing/`);
    expect(missing?.status()).toBe(404);
  });
  await test.step('another brand has neither the page nor the entry', async () => {
    const origin = `http://caravel.localhost:${sharedInstance().gatewayPort}`;
    const answer = await page.goto(`${origin}/en/${PREFIX}/`);
    expect(answer?.status()).toBe(404);
    await page.goto(`${origin}/en/`);
    await expect(inMenu(page, 'Home')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Card room' })).toHaveCount(0);
  });
  await test.step('a changed address, name and slot wait for the second operator', async () => {
    await page.goto(`${consoleOrigin()}/squads/${SQUAD}`);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address prefix').fill('sports');
    await expect(dialog).toContainText('A squad of the repository has it.');
    await dialog.getByLabel('Address prefix').fill(NEW_PREFIX);
    await dialog.getByLabel('Label (English)').fill('Poker room');
    await dialog.getByLabel('Product name (English)').fill('Poker room');
    await dialog.getByRole('checkbox', { name: 'Lobby' }).check();
    await dialog.getByLabel('Reason').fill('A new name');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText('A change waits for approval')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });
  await test.step('its approval reaches an open page: menu entry, slot and address', async () => {
    const origin = `http://aurora.localhost:${sharedInstance().gatewayPort}`;
    const player = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await player.goto(`${origin}/en/`);
    await expect(inMenu(player, 'Card room')).toBeVisible();
    await second.goto(page.url());
    await second.getByRole('button', { name: 'Approve' }).click();
    const dialog = second.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Agreed with the product team');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(second.getByText('Change approved')).toBeVisible();
    await expect(inMenu(player, 'Poker room')).toBeVisible();
    await expect(player.getByText('Strip on lobby')).toBeVisible();
    await player.goto(`${origin}/en/${PREFIX}/tables/42/`);
    await expect(player).toHaveURL(`${origin}/en/${NEW_PREFIX}/tables/42/`);
    await expect(player.getByRole('heading', { level: 1 })).toHaveText(`Table of ${SQUAD}-tables 42`);
    await player.context().close();
  });
  await test.step('an open page loses entry and slot when the squad ends; its key is void', async () => {
    const origin = `http://aurora.localhost:${sharedInstance().gatewayPort}`;
    const player = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await player.goto(`${origin}/en/`);
    await expect(player.getByText('Strip on lobby')).toBeVisible();
    await page.getByRole('button', { name: 'End squad' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The contract ended');
    await dialog.getByLabel(/^To confirm, type/).fill(SQUAD);
    await dialog.getByRole('button', { name: 'End squad' }).click();
    await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
    await expect(inMenu(player, 'Poker room')).toHaveCount(0);
    await expect(player.getByText('Strip on lobby')).toHaveCount(0);
    expect((await player.goto(`${origin}/en/${NEW_PREFIX}/`))?.status()).toBe(404);
    await player.context().close();
    await second.context().close();
  });
});

const rowOf = (page: Page) => page.getByRole('row', { name: new RegExp(PREFIX) });
const inMenuOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
