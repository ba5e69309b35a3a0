import { describe, expect, it } from '@jest/globals';
import { rootDomain } from './rootDomain.ts';

/** A browser that refuses cookies of public suffixes. */
function browser(suffixes: readonly string[]) {
  let text = '';
  return {
    get cookie() {
      return text;
    },
    set cookie(written: string) {
      const domain = /domain=([^;]+)/.exec(written)?.[1] ?? '';
      if (suffixes.includes(domain)) return;
      text = written.includes('max-age=0') ? '' : (written.split(';', 1)[0] ?? '');
    },
  };
}

describe('the root domain of a page', () => {
  it.each([
    ['www.aurora.example.com', [], 'example.com'],
    ['aurora.example.co.uk', ['co.uk'], 'example.co.uk'],
    ['lobby.aurora.localhost', [], 'aurora.localhost'],
    ['localhost', [], undefined],
    ['127.0.0.1', [], undefined],
  ])('is derived from %s with the suffixes %j: %s', (host, suffixes, expected) => {
    const page = browser(suffixes);
    expect(rootDomain(host, page)).toBe(expected);
    expect(page.cookie).toBe('');
  });
});
