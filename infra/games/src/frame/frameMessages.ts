import { createTexts } from '@foyer/runtime';
import en from '../messages/en.json' with { type: 'json' };
import estonian from '../messages/et_EE.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import canadianFrench from '../messages/fr_CA.json' with { type: 'json' };
import ja from '../messages/ja.json' with { type: 'json' };

const TEXTS = createTexts({ en, fi, et_EE: estonian, fr_CA: canadianFrench, ja });

/** Returns the frame's texts for the locale, with its language and then English as fallback. */
export function frameMessages(locale: string): Readonly<Record<string, string>> {
  return TEXTS.messagesOf(locale);
}
