import { describe, expect, it } from '@jest/globals';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registerFakeRegistry } from '../testing/fakeRegistry.ts';

const { answers, calls, foyer, home } = registerFakeRegistry();

const BUNDLE = {
  format: 'foyer-content',
  schemaVersion: 1,
  brand: 'tuli',
  exportedAt: '2026-11-25T20:00:00.000Z',
  sections: { features: { ShowRTP: true }, 'texts/fi': {} },
};

async function bundleFile(text = JSON.stringify(BUNDLE)): Promise<string> {
  const file = path.join(home(), 'bundle.json');
  await writeFile(file, text);
  return file;
}

describe('foyer content export', () => {
  it('prints the live content, or writes it to a file', async () => {
    answers.set('/v1/content/export', { body: BUNDLE });
    expect(JSON.parse((await foyer('content', 'export', 'tuli')).out)).toEqual(BUNDLE);
    expect(calls).toEqual([{ path: '/v1/content/export?brand=tuli', body: undefined, isSigned: true }]);
    const file = path.join(home(), 'exported.json');
    const { out } = await foyer('content', 'export', 'tuli', file);
    expect(out).toContain('Exported 2 sections of tuli');
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(BUNDLE);
  });
});

describe('foyer content import', () => {
  it('sends the file with a reason and lists the drafts', async () => {
    answers.set('/v1/content/import', { body: { drafts: { features: 5 } } });
    const { code, out } = await foyer('content', 'import', 'tuli', await bundleFile(), '--reason', 'Spring');
    expect(code).toBe(0);
    expect(calls).toEqual([
      {
        path: '/v1/content/import',
        body: { brand: 'tuli', bundle: BUNDLE, reason: 'Spring', key: expect.any(String) },
        isSigned: true,
      },
    ]);
    expect(out).toContain('Saved 1 drafts of tuli');
    expect(out).toContain('features  version 5');
  });

  it.each([
    ['no bundle', '{}', 'BUNDLE_MALFORMED'],
    ['no JSON', '{', 'BUNDLE_MALFORMED'],
  ])('refuses a file that is %s before it is sent', async (_what, text, code) => {
    const result = await foyer('content', 'import', 'tuli', await bundleFile(text), '--reason', 'Spring');
    expect(result.code).not.toBe(0);
    expect(result.error).toContain(code);
    expect(calls).toEqual([]);
  });

  it('prints the findings of a refused file', async () => {
    answers.set('/v1/content/import', {
      status: 422,
      body: {
        code: 'CONTENT_INVALID',
        text: 'Nothing was imported: 1 place is not valid.\n  features.ShowRTP: x',
      },
    });
    const result = await foyer('content', 'import', 'tuli', await bundleFile(), '--reason', 'Spring');
    expect(result.code).toBe(1);
    expect(result.error).toContain('features.ShowRTP: x');
  });

  it('prints how to import protected content with a key that has no email', async () => {
    answers.set('/v1/content/import', {
      status: 409,
      body: { code: 'AUTHOR_UNKNOWN', text: 'Nothing was imported. Add a new key with --email <email>.' },
    });
    const result = await foyer('content', 'import', 'tuli', await bundleFile(), '--reason', 'Spring');
    expect(result.code).toBe(1);
    expect(result.error).toContain('--email <email>');
    expect(result.error).toContain('AUTHOR_UNKNOWN');
  });

  it('names a missing file', async () => {
    const result = await foyer('content', 'import', 'tuli', '/nowhere/bundle.json', '--reason', 'Spring');
    expect(result.error).toContain('FILE_MISSING');
  });
});

describe('foyer content history', () => {
  it('lists publications with author, second person and reason', async () => {
    answers.set('/v1/content/history', {
      body: {
        versions: [],
        publications: [
          {
            version: 4,
            publishedBy: 'bob@staff.test',
            approvedBy: 'bob@staff.test',
            reason: 'Licence',
            at: '2026-11-25T20:00:00.000Z',
          },
        ],
      },
    });
    const { out } = await foyer('content', 'history', 'tuli', 'texts/fi');
    expect(calls[0]?.path).toBe('/v1/content/history?brand=tuli&section=texts%2Ffi');
    expect(out).toMatch(/2026-11-25 20:00\s+4\s+bob@staff\.test\s+bob@staff\.test\s+Licence/);
  });

  it('says that nothing was published', async () => {
    answers.set('/v1/content/history', { body: { versions: [], publications: [] } });
    expect((await foyer('content', 'history', 'tuli', 'wallet')).out).toContain(
      'the delivered values are live',
    );
  });
});
