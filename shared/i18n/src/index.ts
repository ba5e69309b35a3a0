/**
 * Texts, money and dates in the player's language: a thin wrapper of react-intl, so that the library can be
 * replaced.
 * @packageDocumentation
 */
export { defineMessages, type Message, type MessageValues } from './messages.ts';
export { IntlRoot, type IntlRootProps } from './IntlRoot.tsx';
export { Text, type TextProps } from './Text.tsx';
export { MoneyText, type MoneyTextProps } from './MoneyText.tsx';
export { joinSentences } from './joinSentences.ts';
export { createFormatText } from './createFormatText.ts';
export { useLanguage, useText, type FormatText } from './useText.ts';
export { useMoney } from './useMoney.ts';
export { useDates, type DateFormats } from './useDates.ts';
export { useZonedDates } from './useZonedDates.ts';
export { useNumbers, useProbability, type NumberFormats } from './useNumbers.ts';
export { clockTime, elapsedSince, type Elapsed } from './elapsed.ts';
