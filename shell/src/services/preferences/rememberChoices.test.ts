import { describe, expect, it } from '@jest/globals';
import type { ProductMode } from '@foyer/links';
import { fakeServices, fakeStore } from '@foyer/platform/testing';
import { createCookieJar } from '../storage/adapters/cookies.ts';
import { rememberChoices } from './rememberChoices.ts';

function setUp({ isAllowed, mode }: { isAllowed: boolean; mode?: ProductMode }) {
  const { consent } = fakeServices();
  const state = consent.current();
  const consentTo = (preferences: boolean) => consent.set({ ...state, preferences });
  consentTo(isAllowed);
  const written: string[] = [];
  const jar = createCookieJar('aurora.localhost', {
    get cookie() {
      return '';
    },
    set cookie(text: string) {
      written.push(text.replace('; path=/; samesite=lax; secure; domain=aurora.localhost', ''));
    },
  });
  let selected = mode;
  const navigation = Object.assign(fakeStore(0), { selectedMode: () => selected });
  rememberChoices({ consent, cookies: jar, locale: 'fi', navigation });
  const visit = (next: ProductMode) => {
    selected = next;
    navigation.set(navigation.current() + 1);
  };
  return { consentTo, visit, written };
}

const LOCALE = 'locale__aurora=fi; max-age=31536000';
const SPORTS = 'productMode__aurora=SPORTS; max-age=604800';
const CASINO = 'productMode__aurora=CASINO; max-age=604800';

// requirements/routes#product-mode, requirements/routes#locales-and-links
describe('language and product mode', () => {
  it('are stored on a fresh page, with preferences consent', () => {
    expect(setUp({ isAllowed: true, mode: 'SPORTS' }).written).toEqual([LOCALE, SPORTS]);
  });

  it('are not stored without consent, and are stored when it is given later', () => {
    const { written, consentTo } = setUp({ isAllowed: false, mode: 'SPORTS' });
    expect(written).toEqual([]);
    consentTo(true);
    expect(written).toEqual([LOCALE, SPORTS]);
  });

  it('are removed when the consent is withdrawn', () => {
    const { written, consentTo, visit } = setUp({ isAllowed: true, mode: 'SPORTS' });
    written.length = 0;
    consentTo(false);
    visit('CASINO');
    expect(written).toEqual(['locale__aurora=; max-age=0', 'productMode__aurora=; max-age=0']);
  });

  it('are stored only when selected: a page without a mode of its own stores none', () => {
    const { written, visit } = setUp({ isAllowed: true });
    expect(written).toEqual([LOCALE]);
    visit('CASINO');
    visit('CASINO');
    expect(written).toEqual([LOCALE, CASINO]);
  });
});
