import type { ReviewedRequest } from '@foyer/market/document-answers';
import { useText } from '@foyer/i18n';
import { messages } from './DocumentsPage.messages.ts';

/** Name of the proof that a request requires. */
export function useRequestName(): (request: Pick<ReviewedRequest, 'kind' | 'fundingType'>) => string {
  const text = useText();
  return ({ kind, fundingType }) =>
    fundingType === null
      ? text(messages[kind])
      : text(messages.wealthOf, { type: text(messages[fundingType]) });
}
