import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { servePayments, START_MS, type ServedPayments } from '../testing/servedPayments.ts';

jest.setTimeout(START_MS);

const DATABASE_PORT = 4_263;
let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments(DATABASE_PORT);
}, START_MS);
afterAll(() => payments.close());

interface Listed {
  readonly path: string;
  readonly integrity: string;
  readonly reason: string;
}

describe('the page in which a card number is typed', () => {
  it('has no script, style or source that its inventory does not name, with the hash of its bytes and a reason', async () => {
    const { scripts, styles } = (await payments.visit('pay.localhost', 'GET', '/inventory')).body as unknown as { scripts: readonly Listed[]; styles: readonly Listed[] };
    const payment = await payments.deposit();
    const page = await payments.visit('pay.localhost', 'GET', new URL(String((payment['action'] as { url: string }).url)).pathname);
    const tags = [...page.text.matchAll(/<(?:script|link)(?![^>]*application\/json)[^>]*>/g)].map(([tag]) => tag);
    const listed = [...styles, ...scripts];
    expect(tags.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1])).toEqual(listed.map(({ path }) => path));
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
});
