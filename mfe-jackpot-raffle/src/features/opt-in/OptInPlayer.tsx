import { useText } from '@foyer/i18n';
import { ErrorCard, Skeleton } from '@foyer/ui';
import { messages } from './OptInCard.messages.ts';
import { OptInForm } from './OptInForm.tsx';
import type { OptInPlayerProps } from './optInProps.ts';
import { useProposal } from './useProposal.ts';

/** The opt-in of a player, with its proposals. A file of its own, which no visitor loads. */
export function OptInPlayer({ settings, state, currency, section }: OptInPlayerProps) {
  const text = useText();
  useProposal({ settings, state, currency, section });
  if (!state || state.optIn.status === 'loading') return <Skeleton shape="block" height="14rem" />;
  if (state.optIn.status === 'failed') {
    return (
      <ErrorCard
        title={text(messages.error)}
        retryLabel={text(messages.reload)}
        onRetry={() => location.reload()}
      >
        {text(messages.errorText)}
      </ErrorCard>
    );
  }
  return (
    <OptInForm
      settings={settings}
      optIn={state.optIn}
      canChange={state.link === 'open'}
      currency={currency}
    />
  );
}
