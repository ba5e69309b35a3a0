import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { FRAME_NONCE, type FrameInventory } from '@foyer/kernel/payment-frame';
import type { SignedDocument } from '@foyer/runtime';
import { createHash } from 'node:crypto';
import { servePayments, START_MS, type ServedPayments } from '../testing/servedPayments.ts';

jest.setTimeout(START_MS);

let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments();
}, START_MS);
afterAll(() => payments.close());

async function inventory(): Promise<FrameInventory> {
  const signed = (await payments.visit('pay.localhost', 'GET', '/inventory'))
    .body as unknown as SignedDocument;
  return JSON.parse(signed.payload) as FrameInventory;
}

describe('card number page', () => {
  it('loads only scripts, styles and sources named in the inventory, each with hash and reason', async () => {
    const { scripts, styles } = await inventory();
    const payment = await payments.deposit();
    const page = await payments.visit(
      'pay.localhost',
      'GET',
      new URL(String((payment['action'] as { url: string }).url)).pathname,
    );
    const tags = [...page.text.matchAll(/<(?:script|link)(?![^>]*application\/json)[^>]*>/g)].map(
      ([tag]) => tag,
    );
    const listed = [...styles, ...scripts];
    expect(tags.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1])).toEqual(
      listed.map(({ path }) => path),
    );
    for (const [index, { path, integrity, reason }] of listed.entries()) {
      expect(tags[index]).toContain(`integrity="${integrity}"`);
      const file = await payments.visit('pay.localhost', 'GET', path);
      expect(`sha384-${createHash('sha384').update(file.text).digest('base64')}`).toBe(integrity);
      expect(reason.length).toBeGreaterThan(10);
    }
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/(?:^|; )script-src 'nonce-[^' ]+'(?:;|$)/);
    expect(policy).not.toMatch(/unsafe|strict-dynamic|https:|\*/);
  });

  it('serves the same document without a payment to integrity checks: not embeddable and not payable', async () => {
    const [first, second] = [await inventory(), await inventory()];
    expect(first.look).not.toBe(second.look);
    const page = await payments.visit('pay.localhost', 'GET', first.look);
    expect(page.status).toBe(200);
    const nonce = /nonce-([^']+)/.exec(String(page.headers['content-security-policy']))?.[1] ?? '';
    for (const [name, value] of Object.entries(first.headers))
      expect(page.headers[name]).toBe(value.replace(FRAME_NONCE, nonce));
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.text).toContain(`nonce="${nonce}" src="${first.scripts[0]?.path}"`);
    expect((await payments.visit('pay.localhost', 'GET', `${first.look}/state`)).status).toBe(404);
    const card = await payments.visit('pay.localhost', 'POST', `${first.look}/card`, {
      body: '{}',
      headers: { 'content-type': 'application/json', origin: 'http://pay.localhost:4006' },
    });
    expect(card.status).toBe(404);
    // a payer's link does not open this page, and its address does not open a payment
    expect(
      (
        await payments.visit(
          'pay.localhost',
          'GET',
          first.look.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        )
      ).status,
    ).toBe(404);
  });
});
