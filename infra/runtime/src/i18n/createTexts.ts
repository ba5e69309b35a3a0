import { IntlMessageFormat } from 'intl-messageformat';

export type TextValues = Readonly<Record<string, string | number>>;

/** Texts of one service in its locales, by id. */
export interface Texts<Locale extends string, Id extends string> {
  /** The supported locale for a requested one: the same, else one of its language, else English. */
  localeOf(requested: string): Locale;
  /** The texts of `localeOf(requested)`, not formatted. */
  messagesOf(requested: string): Readonly<Record<Id, string>>;
  /**
   * An ICU text with its values: `{name}`, plural, select. Tags are plain text.
   *
   * A placeholder without a value is shown as it is, so that tests find it.
   *
   * @throws when the text is not valid ICU, which `npm run messages:check` and the tests of a service rule out.
   */
  format(locale: Locale, id: Id, values?: TextValues): string;
}

interface CompiledText {
  readonly message: IntlMessageFormat;
  /** `{name}` for each placeholder. */
  readonly placeholders: Readonly<Record<string, string>>;
}

/** Texts of a server by locale, with an entry for English. Each text is compiled when it is first used. */
export function createTexts<Locale extends string, Id extends string>(
  tables: Readonly<Record<Locale | 'en', Readonly<Record<Id, string>>>>,
): Texts<Locale | 'en', Id> {
  const locales = Object.keys(tables) as (Locale | 'en')[];
  const compiled = new Map(locales.map((locale) => [locale, new Map<Id, CompiledText>()]));

  function localeOf(requested: string): Locale | 'en' {
    return (
      locales.find((locale) => locale === requested) ??
      locales.find((locale) => locale.slice(0, 2) === requested.slice(0, 2)) ??
      'en'
    );
  }

  return {
    localeOf,
    messagesOf: (requested) => tables[localeOf(requested)],
    format(locale, id, values) {
      const texts = compiled.get(locale);
      const text = texts?.get(id) ?? compile(locale, tables[locale][id]);
      texts?.set(id, text);
      return String(text.message.format({ ...text.placeholders, ...values }));
    },
  };
}

function compile(locale: string, text: string): CompiledText {
  return {
    message: new IntlMessageFormat(text, locale.replace('_', '-'), undefined, { ignoreTag: true }),
    placeholders: Object.fromEntries(
      Array.from(text.matchAll(/\{\s*(\w+)/g), ([, name = '']) => [name, `{${name}}`]),
    ),
  };
}
