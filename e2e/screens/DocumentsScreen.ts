import { crc32, deflateSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Translations } from '../fixtures/translations.ts';

/** Proofs that a licence asks for, by the text of their card. */
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

  /** Chooses a photo, which the browser scales down, and waits until the server has checked it. */
  async send(proof: Proof): Promise<void> {
    const chosen = this.page.waitForEvent('filechooser');
    await this.card(proof)
      .getByRole('button', { name: this.translations('account.documents.choose') })
      .click();
    await (await chosen).setFiles({ name: '../../photo.png', mimeType: 'image/png', buffer: photo() });
    await this.expectStatus(proof, 'inReview');
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

const SIDE = 64;

/** A grey PNG image. */
function photo(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header[8] = 8;
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
    chunk('IDAT', deflateSync(Buffer.alloc(SIDE * (SIDE + 1), 0x80))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
