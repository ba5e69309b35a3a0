import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Translations } from '../fixtures/translations.ts';

/** Proofs that a licence requires, by the text of their card. */
export const PROOFS = {
  identity: 'account.documents.identity',
  address: 'account.documents.address',
} as const;
export type Proof = keyof typeof PROOFS;

/** The page of the player's documents. */
export class DocumentsScreen {
  readonly page: Page;
  private readonly translations: Translations;

  constructor(page: Page, translations: Translations) {
    this.page = page;
    this.translations = translations;
  }

  card(proof: Proof): Locator {
    return this.page.getByRole('region', { name: this.translations(PROOFS[proof]) });
  }

  /**
   * Chooses a photo, which the browser scales down, and waits until the server has checked it.
   * @returns the bytes of the photo and of what the browser sent.
   */
  async send(proof: Proof): Promise<{ readonly chosenBytes: number; readonly sentBytes: number }> {
    const buffer = photo();
    const started = this.page.waitForRequest(
      (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/uploads',
    );
    const chosen = this.page.waitForEvent('filechooser');
    await this.card(proof)
      .getByRole('button', { name: this.translations('account.documents.choose') })
      .click();
    await (await chosen).setFiles({ name: '../../photo.png', mimeType: 'image/png', buffer });
    const sentBytes = Number(await (await started).headerValue('upload-length'));
    await this.expectStatus(proof, 'inReview');
    return { chosenBytes: buffer.length, sentBytes };
  }

  async expectStatus(proof: Proof, status: 'inReview' | 'rejected' | 'verified'): Promise<void> {
    await expect(
      this.card(proof)
        .getByText(this.translations(`account.documents.status.${status}`))
        .first(),
    ).toBeVisible();
  }

  async expectText(proof: Proof, id: string): Promise<void> {
    await expect(this.card(proof).getByText(this.translations(id))).toBeVisible();
  }
}

/** Pixels of the photo: wider than the longest side that is sent, and low, so that it is made fast. */
const WIDTH = 3_000;
const HEIGHT = 300;

/** A PNG image of grey noise, which no compression makes smaller. */
function photo(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header[8] = 8;
  // each row starts with its filter: none
  const rows = Array.from({ length: HEIGHT }, () => Buffer.concat([Buffer.alloc(1), randomBytes(WIDTH)]));
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
