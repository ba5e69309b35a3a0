import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { readForm } from './forms.ts';

const ORIGIN = 'http://bank.example';

function sent(body: Readable, origin = ORIGIN): IncomingMessage {
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  return Object.assign(body, { headers }) as unknown as IncomingMessage;
}

describe('readForm', () => {
  it('reads a form of its own page, and none of another page', async () => {
    const form = await readForm(sent(Readable.from([Buffer.from('code=1')])), ORIGIN);
    expect(form?.get('code')).toBe('1');
    expect(await readForm(sent(Readable.from([]), 'http://other.example'), ORIGIN)).toBeUndefined();
  });

  it('reads no form that is too large', async () => {
    expect(await readForm(sent(Readable.from([Buffer.alloc(5_000)])), ORIGIN)).toBeUndefined();
  });

  it('throws when the connection fails, instead of reporting a form of another page', async () => {
    const broken = new Readable({ read: () => broken.destroy(new Error('connection reset')) });
    await expect(readForm(sent(broken), ORIGIN)).rejects.toThrow('connection reset');
  });
});
