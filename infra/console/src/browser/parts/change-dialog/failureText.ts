import { useText, type Message } from '@foyer/i18n';
import type { RequestFailure } from '../../adapters/sendRequest.ts';
import { messages } from './failureText.messages.ts';
import { messages as readMessages } from './readFailureText.messages.ts';

type Texts = Readonly<Record<string, Message>>;

/** Meaning of a refusal and what to do; falls back to the registry's text. */
export function useFailureText(): (failure: RequestFailure) => string {
  const text = useText();
  return (failure) => {
    const known = textOf(failure, messages);
    return known ? text(known) : text(messages.other, { text: failure.message, code: failure.code });
  };
}

/** The text for requests that change nothing: no advice about decisions. */
export function useReadFailureText(): (failure: RequestFailure) => string {
  const text = useText();
  const failureText = useFailureText();
  return (failure) => {
    const known = textOf(failure, readMessages);
    return known ? text(known) : failureText(failure);
  };
}

function textOf({ code }: RequestFailure, texts: Texts): Message | undefined {
  const name = code.toLowerCase().replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
