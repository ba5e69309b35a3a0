import { describe, expect, it } from '@jest/globals';
import { authorisation } from '../testing/client.ts';
import { realmScene } from '../testing/realmScene.ts';

const realm = realmScene();

async function signInPage(uiLocales: string | undefined) {
  const visitor = realm.newVisitor();
  visitor.headers['accept-language'] = 'et-EE,et;q=0.9';
  const { url } = await authorisation(
    realm.config,
    visitor.origin,
    uiLocales ? { ui_locales: uiLocales } : {},
  );
  await visitor.open(url.href);
  return visitor;
}

const languageOf = (text: string | undefined): string | undefined =>
  /<html lang="([^"]+)"/.exec(text ?? '')?.[1];

describe('language of the realm’s pages in an Estonian browser', () => {
  it.each([
    ['en', 'en'],
    ['fi', 'fi'],
    ['fr', 'fr-CA'],
    ['no', 'en'],
    [undefined, 'et-EE'],
  ])('follows the site that requests the sign-in: %s', async (uiLocales, language) => {
    expect(languageOf((await signInPage(uiLocales)).page?.text)).toBe(language);
  });

  it('keeps the language of the sign-in on pages outside it', async () => {
    const visitor = await signInPage('en');
    await visitor.open('/realms/aurora/interaction/unknown');
    expect(visitor.page?.text).toContain('This page has expired');
    await visitor.open('/realms/aurora/protocol/openid-connect/auth?client_id=unknown');
    expect(languageOf(visitor.page?.text)).toBe('en');
  });
});
