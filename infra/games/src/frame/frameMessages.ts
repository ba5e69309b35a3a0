import { createTexts } from '@foyer/runtime';
import en from '../messages/en.json' with { type: 'json' };
import estonian from '../messages/et_EE.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import canadianFrench from '../messages/fr_CA.json' with { type: 'json' };
import ja from '../messages/ja.json' with { type: 'json' };

const TEXTS = createTexts({ en, fi, et_EE: estonian, fr_CA: canadianFrench, ja });

/** The texts of a frame: the locale, else its language, else English. */
export function frameMessages(locale: string): Readonly<Record<string, string>> {
  return TEXTS.messagesOf(locale);
}
