import { createTexts, type TextValues } from '@foyer/runtime';
import en from '../messages/en.json' with { type: 'json' };
import estonian from '../messages/et_EE.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import canadianFrench from '../messages/fr_CA.json' with { type: 'json' };
import ja from '../messages/ja.json' with { type: 'json' };

const TEXTS = createTexts({ en, fi, et_EE: estonian, fr_CA: canadianFrench, ja });
export type TextId = keyof typeof en;
export type Text = (id: TextId, values?: TextValues) => string;

/** Texts of a requested locale or language, else English. */
export function textsOf(requested: string): { readonly language: string; readonly text: Text } {
  const locale = TEXTS.localeOf(requested.replace('-', '_'));
  return {
    language: locale.replace('_', '-'),
    text: (id, values) => TEXTS.format(locale, id, values),
  };
}
