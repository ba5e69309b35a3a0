import type { ReactNode } from 'react';

/** A text of the product. The id is `<package>.<area>.<key>`, the default is the English source. */
export interface Message {
  readonly id: string;
  readonly defaultMessage: string;
  /** For translators, where the place matters. */
  readonly description?: string;
}

export type MessageValues = Readonly<Record<string, Date | ReactNode | ((chunks: ReactNode[]) => ReactNode)>>;

/**
 * Lists the texts of a component. Does nothing at run time: the extractor finds texts by this name.
 * @example
 * export const messages = defineMessages({ empty: { id: 'casino.list.empty', defaultMessage: 'No games here yet' } });
 */
export function defineMessages<Key extends string>(
  messages: Readonly<Record<Key, Message>>,
): Readonly<Record<Key, Message>> {
  return messages;
}
