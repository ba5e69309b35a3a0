import { useText } from '@foyer/i18n';
import { isLocale, languageTag, localisedHref } from '@foyer/links';
import { useServices, useStore } from '@foyer/platform';
import * as css from './Footer.css.ts';
import { messages } from './Footer.messages.ts';

/**
 * Links to the same page in the brand's other languages. Plain links: the gateway renders the page in the
 * other language.
 */
export function LocaleSwitch() {
  const { page, locale, navigation } = useServices();
  const text = useText();
  const { pathname, search } = useStore(navigation);
  if (page.locales.length < 2) return null;
  return (
    <nav aria-label={text(messages.language)}>
      <ul className={css.localeList}>
        {page.locales.map((setting) =>
          isLocale(setting.locale) ? (
            <li key={setting.locale}>
              <a
                className={css.locale}
                href={`${localisedHref(setting.locale, pathname)}${search}`}
                hrefLang={languageTag(setting.locale)}
                lang={languageTag(setting.locale)}
                aria-current={setting.locale === locale ? 'true' : undefined}
              >
                {setting.label}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
