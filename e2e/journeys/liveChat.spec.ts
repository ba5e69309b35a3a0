import type { Page } from '@playwright/test';
import { violationsOnArrival } from '../fixtures/axe.ts';
import { SEEDED_PASSWORD, seededEmail } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';

/** Without a reality check, which this product shows every six seconds. */
const BRAND = 'zephyra';
const CONSOLE_PORT_OFFSET = 8;
/** A start of the whole product. */
const RESTART_MS = 60_000;

async function signInAgent(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/live-chat`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill('support@staff.test');
  await page.getByLabel('Password').fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Live chat' })).toBeVisible();
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(text);
  await page.keyboard.press('Enter');
}

test('a player and an agent chat through a crash of all services: nothing is lost and nothing is doubled', async ({
  page,
  browser,
  player,
  ownProduct,
}) => {
  test.setTimeout(240_000);
  const agentPage = await (await browser.newContext()).newPage();
  const consoleOrigin = `http://console.localhost:${ownProduct.gatewayPort + CONSOLE_PORT_OFFSET}`;
  const playerLog = page.getByRole('log', { name: 'Messages' });
  const agentLog = agentPage.getByRole('log', { name: 'Messages' });

  await test.step('Given a player who waits in the queue', async () => {
    await player.signIn(page, BRAND, 'funded', '/en/', ownProduct);
    await page.getByRole('button', { name: 'Live chat' }).click();
    await write(page, 'Your message', 'Where is my withdrawal?');
    await expect(page.getByText('You’re next in line.')).toBeVisible();
    expect(await violationsOnArrival(page)).toEqual([]);
  });
  await test.step('When an agent accepts and replies, the player reads it', async () => {
    await signInAgent(agentPage, consoleOrigin);
    await agentPage
      .getByRole('listitem')
      .getByRole('button', { name: /Zephyra/ })
      .click();
    await agentPage.getByRole('button', { name: 'Accept' }).click();
    await write(agentPage, 'Reply', 'It was sent this morning.');
    await expect(playerLog.getByText('It was sent this morning.')).toBeVisible();
    expect(await violationsOnArrival(agentPage)).toEqual([]);
  });
  await test.step('When all services crash, the player’s next message waits', async () => {
    await ownProduct.kill();
    await expect(page.getByText('Connection lost.')).toBeVisible();
    await write(page, 'Your message', 'Thank you!');
    await expect(playerLog.getByText('Sending…')).toBeVisible();
  });
  await test.step('And is delivered once after the restart, to an agent who signs in again', async () => {
    await ownProduct.restart();
    await expect(playerLog.getByText('Sending…')).toHaveCount(0, { timeout: RESTART_MS });
    await agentPage.goto(`${consoleOrigin}/live-chat`);
    const signIn = agentPage.getByRole('button', { name: 'Sign in' });
    const conversation = agentPage.getByRole('listitem').getByRole('button', { name: /Zephyra/ });
    await expect(signIn.or(conversation)).toBeVisible();
    if (await signIn.isVisible()) await signIn.click();
    await conversation.click();
    await expect(agentLog.getByText('Thank you!')).toHaveCount(1);
    await write(agentPage, 'Reply', 'Enjoy your evening.');
    await expect(playerLog.getByText('Enjoy your evening.')).toBeVisible();
    for (const text of ['Where is my withdrawal?', 'It was sent this morning.', 'Thank you!'])
      await expect(playerLog.getByText(text)).toHaveCount(1);
    const rows = await ownProduct.rows<{ seq: number }>(
      `select m.seq::int from chat.message m join chat.conversation c on c.id = m.conversation_id where c.player_id = 'zephyra-funded' order by m.seq`,
    );
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  await test.step('When the agent ends the chat, the player rates it and receives a copy by email', async () => {
    await agentPage.getByRole('button', { name: 'End conversation' }).click();
    await page.getByRole('button', { name: '5 stars' }).click();
    await page.getByRole('button', { name: 'Email me a copy' }).click();
    await expect(page.getByText('We’re emailing a copy')).toBeVisible();
    await expect(agentPage.getByText('Rated 5 of 5 by the player.')).toBeVisible();
    const mailbox = `http://zephyra.localhost:${ownProduct.gatewayPort}/realms/zephyra/development/mailbox`;
    await expect
      .poll(async () => (await page.request.get(mailbox)).text())
      .toContain('Zephyra: transcript of your chat');
    expect(await (await page.request.get(mailbox)).text()).toContain(seededEmail('funded', BRAND));
  });
  await test.step('When the player minimizes the window, the button takes the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Live chat' })).toBeFocused();
  });
});
