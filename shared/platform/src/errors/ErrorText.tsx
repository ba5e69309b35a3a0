import { toAppError } from '@foyer/data/errors';
import { Text, useText } from '@foyer/i18n';
import { errorTexts } from './errorTexts.messages.ts';

export interface ErrorTextProps {
  /** The error of a query, mutation or subscription. */
  readonly error: unknown;
}

/** The translated message for a failed API call. */
export function ErrorText({ error }: ErrorTextProps) {
  return <Text {...errorTexts[toAppError(error).kind]} />;
}

/** Returns a function that translates an API error to a string, for toasts and labels. */
export function useErrorText(): (error: unknown) => string {
  const text = useText();
  return (error) => text(errorTexts[toAppError(error).kind]);
}
