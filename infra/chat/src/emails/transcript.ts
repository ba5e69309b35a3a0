import type { LiveChatMessage } from '@foyer/kernel/live-chat';
import { formattingTag, type TranslatedLocale } from '@foyer/links';
import { resolveMarket, type BrandId } from '@foyer/market';
import { createTexts } from '@foyer/runtime';
import en from '../messages/en.json' with { type: 'json' };
import estonian from '../messages/et_EE.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import canadianFrench from '../messages/fr_CA.json' with { type: 'json' };
import ja from '../messages/ja.json' with { type: 'json' };

type TextId = keyof typeof en;
// a translation with a missing text does not compile
const tables: Readonly<Record<TranslatedLocale, Readonly<Record<TextId, string>>>> = {
  en,
  fi,
  et_EE: estonian,
  fr_CA: canadianFrench,
  ja,
};
const TEXTS = createTexts(tables);

const EVENTS: Readonly<Record<Extract<LiveChatMessage, { readonly author: 'system' }>['event'], TextId>> = {
  queued: 'chat.mail.queued',
  joined: 'chat.mail.joined',
  transferred: 'chat.mail.transferred',
  returned: 'chat.mail.returned',
  'ended-by-player': 'chat.mail.ended',
  'ended-by-agent': 'chat.mail.ended',
  'ended-idle': 'chat.mail.ended',
};

/** Maximum size of an email's body in bytes; a longer transcript is sent in parts. */
export const MAX_PART_BYTES = 40_000;

export interface Email {
  readonly subject: string;
  readonly body: string;
}

/** The emails with a transcript, in order: one, or several parts when it is long. */
export function transcriptEmails(
  brandId: BrandId,
  playerLocale: string,
  messages: readonly LiveChatMessage[],
): readonly Email[] {
  const locale = TEXTS.localeOf(playerLocale);
  const { brand, licence } = resolveMarket({ brand: brandId });
  const zone = licence.timeZone;
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(formattingTag(locale, brand.homeCountry), { ...options, timeZone: zone });
  const time = format({ hour: '2-digit', minute: '2-digit' });
  const parts = split(
    messages.map((message) => `${time.format(new Date(message.at))} ${lineOf(message, locale)}`),
  );
  const zoneName = format({ timeZoneName: 'long' })
    .formatToParts(new Date(messages[0]?.at ?? 0))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const date = format({ dateStyle: 'long' }).format(new Date(messages[0]?.at ?? 0));
  return parts.map((lines, index) => ({
    subject: TEXTS.format(locale, parts.length === 1 ? 'chat.mail.subject' : 'chat.mail.subjectPart', {
      brand: brand.title,
      part: index + 1,
      parts: parts.length,
    }),
    body: [
      TEXTS.format(locale, 'chat.mail.intro', { brand: brand.title, date, zone: zoneName ?? zone }),
      lines.join('\n'),
      TEXTS.format(locale, 'chat.mail.outro', { support: brand.supportEmail }),
    ].join('\n\n'),
  }));
}

function lineOf(message: LiveChatMessage, locale: TranslatedLocale): string {
  switch (message.author) {
    case 'player':
      return `${TEXTS.format(locale, 'chat.mail.you')}: ${message.text}`;
    case 'agent':
      return `${message.name}: ${message.text}`;
    case 'system':
      return TEXTS.format(locale, EVENTS[message.event], { name: message.name ?? '' });
  }
}

function split(lines: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  let bytes = 0;
  for (const line of lines) {
    const size = Buffer.byteLength(line) + 1;
    if (bytes > 0 && bytes + size > MAX_PART_BYTES) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(line);
    bytes += size;
  }
  return parts;
}
