import { useText } from '@foyer/i18n';
import type { RequestFailure } from '../../adapters/sendRequest.ts';
import { messages } from './failureText.messages.ts';

/** Meaning of a refusal and what to do; falls back to the registry's text. */
export function useFailureText(): (failure: RequestFailure) => string {
  const text = useText();
  return ({ code, message }) => {
    const known = messages as Readonly<Record<string, (typeof messages)[keyof typeof messages]>>;
    const words =
      known[code.toLowerCase().replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())];
    return words ? text(words) : text(messages.other, { text: message, code });
  };
}
