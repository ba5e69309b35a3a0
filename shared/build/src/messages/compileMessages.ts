import { parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Compiles messages to syntax trees, so that the page needs no parser. */
export function compileMessages(
  texts: Readonly<Record<string, string>>,
): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parseMessage(id, text)]));
}

/**
 * The syntax tree of a message.
 * @throws an error that names the message.
 */
export function parseMessage(id: string, text: string): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: false });
  } catch (error) {
    throw new Error(
      `Message ${id} is not valid ICU text: ${error instanceof Error ? error.message : String(error)}: ${text}`,
    );
  }
}
