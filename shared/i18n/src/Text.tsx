import { FormattedMessage } from 'react-intl';
import type { Message, MessageValues } from './messages.ts';

export interface TextProps extends Message {
  readonly values?: MessageValues;
}

/** Renders a translated message. @example <Text {...messages.empty} values={{ count }} /> */
export function Text({ id, defaultMessage, values }: TextProps) {
  // react-intl types each value by the message it was generated from; `MessageValues` is looser.
  return (
    <FormattedMessage id={id} defaultMessage={defaultMessage} values={values as Record<string, string>} />
  );
}
