import { describe, expect, it } from '@jest/globals';
import { composeOfferPage } from './offerPage.ts';

describe('continue-as page', () => {
  it.each([
    ['en', 'Continue as P***?'],
    ['fi', 'Jatketaanko pelaajana P***?'],
    ['et_EE', 'Kas jätkata mängijana P***?'],
    ['fr_CA', 'Continuer en tant que P***?'],
    ['ja', 'P***さんとして続けますか？'],
  ] as const)('is shown in %s', (locale, heading) => {
    const html = composeOfferPage({
      brand: 'tuli',
      brandCss: '',
      locale,
      nonce: 'n',
      initial: 'P',
      isReplacing: true,
      formToken: 't',
      to: '/?a="&b=1',
    });
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(html).toContain('value="/?a=&quot;&amp;b=1"');
    expect(html).not.toMatch(/\{player|<script/);
  });

  it('mentions signing out only when someone is signed in', () => {
    const page = {
      brand: 'tuli',
      brandCss: '',
      locale: 'en',
      nonce: 'n',
      initial: 'P',
      formToken: 't',
      to: '/',
    } as const;
    expect(composeOfferPage({ ...page, isReplacing: true })).toContain('Another player is signed in');
    expect(composeOfferPage({ ...page, isReplacing: false })).not.toContain('Another player is signed in');
  });
});
