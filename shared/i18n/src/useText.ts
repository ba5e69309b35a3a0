import { useIntl } from 'react-intl';
import type { Message } from './messages.ts';

/** Formats a message as a string, for labels, titles and other props that do not accept a node. */
export type FormatText = (message: Message, values?: Readonly<Record<string, string | number>>) => string;

/** @example const text = useText(); <IconButton label={text(messages.close)} … /> */
export function useText(): FormatText {
  const intl = useIntl();
  return (message, values) =>
    String(intl.formatMessage({ id: message.id, defaultMessage: message.defaultMessage }, values));
}

/** The BCP 47 tag of the page, for `Intl` and `lang`. */
export function useLanguage(): string {
  return useIntl().locale;
}
