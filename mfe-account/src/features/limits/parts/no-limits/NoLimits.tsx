import { useText } from '@foyer/i18n';
import { EmptyState } from '@foyer/ui';
import { messages } from './NoLimits.messages.ts';

/** No limit is set and none can be set: the same answer on every page about limits. */
export function NoLimits() {
  const text = useText();
  return (
    <EmptyState icon="limit" title={text(messages.none)}>
      {text(messages.noneText)}
    </EmptyState>
  );
}
