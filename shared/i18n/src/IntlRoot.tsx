import { useMemo, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, type MessageFormatElement } from 'react-intl';

export interface IntlRootProps {
  /** BCP 47 tag. */
  readonly language: string;
  /**
   * Compiled messages. A missing message falls back to its English default where the ICU parser is loaded,
   * otherwise to its id.
   */
  readonly messages: Readonly<Record<string, unknown>>;
  /** Changes when texts in `messages` were replaced in place. */
  readonly version?: unknown;
  /** Called once for each missing message. */
  onMissing?(id: string): void;
  readonly children: ReactNode;
}

const cache = createIntlCache();

/** Provides the language and its messages. The shell renders it once; remotes read it from React context. */
export function IntlRoot({ language, messages, version, onMissing, children }: IntlRootProps) {
  const intl = useMemo(
    () =>
      createIntl(
        {
          locale: language,
          defaultLocale: 'en',
          // The build compiles ICU text to this type.
          messages: messages as Record<string, MessageFormatElement[]>,
          onError: (error) => {
            if (error.code === 'MISSING_TRANSLATION' && 'descriptor' in error) {
              onMissing?.(String((error.descriptor as { id?: string } | undefined)?.id));
            }
          },
        },
        cache,
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `version` stands for the content of `messages`
    [language, messages, version, onMissing],
  );

  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
