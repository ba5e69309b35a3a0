import type { PageProps } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, useFeature, usePageTitle, useServices, useSessionState } from '@foyer/platform';
import { BackLink, Button, ButtonLink, EmptyState, Page, Skeleton, VisuallyHidden } from '@foyer/ui';
import { NoSportsbook } from '../../components/no-sportsbook/NoSportsbook.tsx';
import { messages as bets } from '../../features/my-bets/MyBets.messages.ts';
import { Receipt } from './parts/receipt/Receipt.tsx';
import * as css from './SportsBetPage.css.ts';
import { messages } from './SportsBetPage.messages.ts';
import { useBet } from './useBet.ts';

export function Component({ params }: PageProps) {
  const id = params['bet'] ?? '';
  const isOffered = useFeature('Sportsbook');
  const isPlayer = useSessionState().status === 'LOGGED_IN';
  return isOffered || isPlayer ? <Bet key={id} id={id} /> : <NoSportsbook />;
}

function Bet({ id }: { readonly id: string }) {
  const text = useText();
  const { locale } = useServices();
  const { state, retry } = useBet(id);
  usePageTitle(text(state.status === 'gone' ? messages.gone : bets.title));
  useBusinessReady(state.status !== 'loading');
  const list = hrefTo(locale, 'sports-bets');
  return (
    <Page>
      <div className={css.content}>
        <div className={css.screenOnly}>
          <BackLink href={list}>{text(bets.title)}</BackLink>
        </div>
        {state.status === 'ready' && <Receipt bet={state.bet} disputes={state.disputes} />}
        {state.status === 'loading' && (
          <>
            <VisuallyHidden>{text(messages.loading)}</VisuallyHidden>
            <Skeleton shape="block" height="3rem" />
            <Skeleton shape="block" height="12rem" />
            <Skeleton shape="block" height="16rem" />
          </>
        )}
        {state.status === 'failed' && (
          <EmptyState
            icon="ticket"
            level={1}
            title={text(messages.failed)}
            action={<Button onPress={retry}>{text(bets.retry)}</Button>}
          />
        )}
        {state.status === 'gone' && (
          <EmptyState
            icon="ticket"
            level={1}
            title={text(messages.gone)}
            action={<ButtonLink href={list}>{text(messages.goneAction)}</ButtonLink>}
          >
            {text(messages.goneText)}
          </EmptyState>
        )}
      </div>
    </Page>
  );
}
