import { createIntl, type MessageFormatElement } from 'react-intl';
import type { FormatText } from './useText.ts';

/**
 * Formats texts as {@link useText} does, for services, which run outside React. `language` is a BCP 47 tag, `messages`
 * are compiled.
 */
export function createFormatText(language: string, messages: Readonly<Record<string, unknown>>): FormatText {
  // The build compiles ICU text to this type.
  const intl = createIntl({
    locale: language,
    messages: messages as Record<string, MessageFormatElement[]>,
    onError: () => undefined,
  });
  return (message, values) =>
    String(intl.formatMessage({ id: message.id, defaultMessage: message.defaultMessage }, values));
}
