import { useText, type Message } from '@foyer/i18n';
import { messages } from './Problems.messages.ts';

/** Returns the text of a problem; those without a text are shown as the server sent them. */
export function useProblemText(): (problem: string) => string {
  const text = useText();
  const known: Readonly<Record<string, Message>> = messages;
  return (problem) => {
    const message = Object.hasOwn(known, problem) ? known[problem] : undefined;
    return message ? text(message) : problem;
  };
}
