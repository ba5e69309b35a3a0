import { Text, useText } from '@foyer/i18n';
import { useHomeHref } from '@foyer/platform';
import { ButtonLink, EmptyState, ErrorCard, Page } from '@foyer/ui';
import { messages } from './JackpotMissing.messages.ts';

export type JackpotMissingProps =
  | { readonly reason: 'disabled' | 'settings' }
  | { readonly reason: 'failed'; readonly busy: boolean; onRetry(): void };

/** Shown in place of a jackpot page that cannot be shown: the reason, and a way on. */
export function JackpotMissing(props: JackpotMissingProps) {
  const text = useText();
  const home = useHomeHref();
  if (props.reason === 'failed') {
    return (
      <Page>
        <ErrorCard
          title={text(messages.failed)}
          level={1}
          retryLabel={text(messages.retry)}
          busy={props.busy}
          onRetry={props.onRetry}
        >
          {text(messages.failedText)}
        </ErrorCard>
      </Page>
    );
  }
  const isDisabled = props.reason === 'disabled';
  return (
    <Page>
      <EmptyState
        icon="jackpot"
        level={1}
        title={text(isDisabled ? messages.disabled : messages.settings)}
        action={
          <ButtonLink href={home}>
            <Text {...messages.home} />
          </ButtonLink>
        }
      >
        {text(isDisabled ? messages.disabledText : messages.settingsText)}
      </EmptyState>
    </Page>
  );
}
