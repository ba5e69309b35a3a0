import type { ReactNode } from 'react';

/** A translatable message. The id is `<package>.<area>.<key>`, the default is the English text. */
export interface Message {
  readonly id: string;
  readonly defaultMessage: string;
  /** Context for translators, where the usage is ambiguous. */
  readonly description?: string;
}

export type MessageValues = Readonly<Record<string, Date | ReactNode | ((chunks: ReactNode[]) => ReactNode)>>;

/**
 * Declares the messages of a component. Does nothing at run time: the extractor finds messages by this name.
 * @example
 * export const messages = defineMessages({ empty: { id: 'casino.list.empty', defaultMessage: 'No games here
 * yet' } });
 */
export function defineMessages<Key extends string>(
  messages: Readonly<Record<Key, Message>>,
): Readonly<Record<Key, Message>> {
  return messages;
}
