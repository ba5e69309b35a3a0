import { useText } from '@foyer/i18n';
import type { AskFailure } from '../../adapters/ask.ts';
import { messages } from './failureWords.messages.ts';

/** What a refusal means and what to do about it; the registry's own sentence where it says more than we know. */
export function useFailureWords(): (failure: AskFailure) => string {
  const text = useText();
  return ({ code, message }) => {
    const known = messages as Readonly<Record<string, (typeof messages)[keyof typeof messages]>>;
    const words =
      known[code.toLowerCase().replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())];
    return words ? text(words) : text(messages.other, { text: message, code });
  };
}
