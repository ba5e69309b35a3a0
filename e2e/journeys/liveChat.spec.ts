import type { Locator, Page } from '@playwright/test';
import { violationsOnArrival } from '../fixtures/axe.ts';
import { originOf, SEEDED_PASSWORD, seededEmail } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';

const CONSOLE_PORT_OFFSET = 8;
/** A start of the whole product, then the next attempt of the page. */
const RESTART_MS = 60_000;
const BRAND = 'zephyra';

const log = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(text);
  await page.keyboard.press('Enter');
}

test('a player and an agent chat through a restart of the service: nothing is lost and nothing is doubled', async ({
  page,
  browser,
  player,
  ownProduct,
}) => {
  test.setTimeout(240_000);
  const agent = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const consoleOrigin = `http://console.localhost:${ownProduct.gatewayPort + CONSOLE_PORT_OFFSET}`;
  const button = page.getByRole('button', { name: /^Live chat/ });
  const input = page.getByRole('textbox', { name: 'Your message' });
  const conversation = agent.getByRole('listitem').getByRole('button', { name: /Zephyra/ });

  await test.step('Given a player who waits in the queue', async () => {
    await player.signIn(page, BRAND, 'funded', '/en/', ownProduct);
    await button.click();
    await write(page, 'Your message', 'Where is my withdrawal?');
    await expect(page.getByText('You’re next in line.')).toBeVisible();
    expect(await violationsOnArrival(page)).toEqual([]);
  });
  await test.step('And a file that is refused', async () => {
    const dataTransfer = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['x'], 'passport.png'));
      return transfer;
    });
    await input.dispatchEvent('drop', { dataTransfer });
    await expect(page.getByText('“passport.png” wasn’t sent')).toBeVisible();
  });
  await test.step('When an agent accepts and replies, the player reads it', async () => {
    await agent.goto(`${consoleOrigin}/live-chat`);
    await agent.getByRole('button', { name: 'Sign in' }).click();
    await agent.getByLabel('Email').fill('support@staff.test');
    await agent.getByLabel('Password').fill(SEEDED_PASSWORD);
    await agent.getByRole('button', { name: 'Sign in', exact: true }).click();
    await conversation.click();
    await agent.getByRole('button', { name: 'Accept' }).click();
    await write(agent, 'Reply', 'It was sent this morning.');
    await expect(log(page).getByText('It was sent this morning.')).toBeVisible();
    expect(await violationsOnArrival(agent)).toEqual([]);
  });
  await test.step('When the services crash, the next message of the player waits', async () => {
    await ownProduct.kill();
    await expect(page.getByText('Connection lost.')).toBeVisible();
    await write(page, 'Your message', 'Thank you!');
    await expect(log(page).getByText('Sending…')).toBeVisible();
  });
  await test.step('And is delivered once after the restart, to the agent who signs in again', async () => {
    await ownProduct.restart();
    await expect(log(page).getByText('Sending…')).toHaveCount(0, { timeout: RESTART_MS });
    await agent.getByRole('button', { name: 'Sign in again' }).click({ timeout: RESTART_MS });
    await conversation.click();
    await expect(log(agent).getByText('Thank you!')).toHaveCount(1);
  });
  await test.step('When the player is on the sports page, a reply is announced without a button', async () => {
    await page.goto(`${originOf(BRAND, ownProduct.gatewayPort)}/en/sports/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await write(agent, 'Reply', 'Enjoy your evening.');
    await expect(page.getByText('New reply in your live chat')).toBeVisible();
    await expect(button).toHaveCount(0);
  });
  await test.step('Then both sides have the same history', async () => {
    await page.goto(`${originOf(BRAND, ownProduct.gatewayPort)}/en/promotions/`);
    await button.click();
    const texts = [
      'Where is my withdrawal?',
      'It was sent this morning.',
      'Thank you!',
      'Enjoy your evening.',
    ];
    for (const side of [page, agent])
      for (const text of texts) await expect(log(side).getByText(text)).toHaveCount(1);
    const rows = await ownProduct.rows<{ seq: number }>(
      `select m.seq::int from chat.message m join chat.conversation c on c.id = m.conversation_id where c.player_id = 'zephyra-funded' order by m.seq`,
    );
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  await test.step('When the agent ends the chat, the player rates it and receives a copy by email', async () => {
    await agent.getByRole('button', { name: 'End conversation' }).click();
    await page.getByRole('button', { name: '5 stars' }).click();
    await page.getByRole('button', { name: 'Email me a copy' }).click();
    await expect(page.getByText('We’re emailing a copy')).toBeVisible();
    await expect(agent.getByText('Rated 5 of 5 by the player.')).toBeVisible();
    const mailbox = `${originOf(BRAND, ownProduct.gatewayPort)}/realms/${BRAND}/development/mailbox`;
    await expect
      .poll(async () => (await page.request.get(mailbox)).text())
      .toContain('Your chat with Zephyra support');
    expect(await (await page.request.get(mailbox)).text()).toContain(seededEmail('funded', BRAND));
  });
  await test.step('When the player minimizes the window, the button takes the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
});
