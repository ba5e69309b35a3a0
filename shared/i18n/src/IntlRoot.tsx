import { useMemo, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, type MessageFormatElement } from 'react-intl';

export interface IntlRootProps {
  /** A BCP 47 tag. */
  readonly language: string;
  /** Compiled messages; a missing one falls back to its English source where the parser is on board, else to its id. */
  readonly messages: Readonly<Record<string, unknown>>;
  /** Called once for each message that is missing. */
  onMissing?(id: string): void;
  readonly children: ReactNode;
}

const cache = createIntlCache();

/** Gives everything below its language. Rendered by the shell once; remotes get it as ordinary context. */
export function IntlRoot({ language, messages, onMissing, children }: IntlRootProps) {
  const intl = useMemo(
    () =>
      createIntl(
        {
          locale: language,
          defaultLocale: 'en',
          // The build compiles ICU text to exactly this.
          messages: messages as Record<string, MessageFormatElement[]>,
          onError: (error) => {
            if (error.code === 'MISSING_TRANSLATION' && 'descriptor' in error) {
              onMissing?.(String((error.descriptor as { id?: string } | undefined)?.id));
            }
          },
        },
        cache,
      ),
    [language, messages, onMissing],
  );

  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
