import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { newRegistration } from '../fixtures/registrationData.ts';
import { expect, test } from '../fixtures/test.ts';
import { translationsOf } from '../fixtures/translations.ts';
import { DocumentsScreen } from '../screens/DocumentsScreen.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';

/** Its licence asks for documents before a withdrawal, so that a new player can send them. */
const BRAND = 'zephyra';
const MESSAGE = 'Is my proof of identity readable?';
const PREPARED_MS = 60_000;

interface Archive {
  readonly format: string;
  readonly brand: string;
  readonly account: { readonly email?: string; readonly last_name: string };
  readonly chats: readonly unknown[];
  readonly records: Readonly<Record<string, readonly unknown[]>>;
}

test('a player downloads their personal data: a ZIP file with their chat and their document', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const origin = originOf(BRAND);
  const person = newRegistration('IE');
  let link = '';

  await test.step('Given a player who has sent a document and a chat message', async () => {
    await new RegistrationScreen(page).register(origin, person);
    await page.goto(`${origin}/en/profile/documents/`);
    await new DocumentsScreen(page, translationsOf('en')).send('identity');
    await page.goto(`${origin}/en/promotions/`);
    await page.getByRole('button', { name: /^Live chat/ }).click();
    await page.getByRole('textbox', { name: 'Your message' }).fill(MESSAGE);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log', { name: 'Messages' }).getByText(MESSAGE)).toBeVisible();
    await expect(page.getByRole('log', { name: 'Messages' }).getByText('Sending…')).toHaveCount(0);
  });
  await test.step('When they request their data, a link arrives by email', async () => {
    await page.goto(`${origin}/en/profile/privacy/`);
    await page.getByRole('button', { name: 'Request my data' }).click();
    await expect(page.getByText('We’re preparing your file.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const email = page
      .getByRole('article')
      .filter({ hasText: person.email })
      .filter({ has: page.locator('a[href*="export="]') });
    await expect(async () => {
      await page.goto(`${origin}/realms/${BRAND}/development/mailbox`);
      await expect(email).toHaveCount(1, { timeout: 1_000 });
    }).toPass({ timeout: PREPARED_MS });
    link = (await email.locator('a[href*="export="]').getAttribute('href')) ?? '';
  });
  await test.step('Then the ZIP file of the link has the account, the chat and the document', async () => {
    await page.goto(link);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(`${BRAND}-personal-data.zip`);
    const files = unzipSync(await readFile(await download.path()));
    const names = Object.keys(files);
    expect(names).toHaveLength(2);
    expect(names[1]).toMatch(/^documents\/.*-\d{4}-\d{2}-\d{2}-[0-9a-f]{8}\.(jpg|png|jpeg|webp)$/);
    const archive = JSON.parse(new TextDecoder().decode(files['personal-data.json'])) as Archive;
    expect([archive.format, archive.brand, archive.account.last_name]).toEqual([
      'foyer-personal-data',
      BRAND,
      person.fields['Last name'],
    ]);
    expect(JSON.stringify(archive.chats)).toContain(MESSAGE);
    expect(archive.records['document_file']).toHaveLength(1);
    const image = Buffer.from(files[names[1] ?? ''] ?? []);
    // the browser sends the photo as JPEG, or as the PNG that was chosen
    expect(['ffd8ff', '89504e']).toContain(image.subarray(0, 3).toString('hex'));
    expect(image.length).toBeGreaterThan(1_000);
  });
  await test.step('And the link is useless without the session of the player', async () => {
    const token = new URL(link).searchParams.get('export') ?? '';
    const stolen = await page.request.get(`${origin}/api/exports/personal-data.zip?token=${token}`);
    expect(stolen.status()).toBe(401);
  });
});
