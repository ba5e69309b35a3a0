import { useText } from '@foyer/i18n';
import { PageLink } from '@foyer/platform';
import { Button, EmptyState, Skeleton, Tabs } from '@foyer/ui';
import { Dialog } from '@foyer/ui/dialog';
import { useState } from 'react';
import { BetCard } from './BetCard.tsx';
import { useCashOuts } from './cash-out/useCashOuts.ts';
import { useLiveMatches } from './live/useLiveMatches.ts';
import * as css from './MyBets.css.ts';
import { messages } from './MyBets.messages.ts';
import { useMyBets } from './useMyBets.ts';

/** The player's bets in a dialog. */
export function MyBets({ onClose }: { onClose(): void }) {
  const text = useText();
  const [tab, setTab] = useState<'open' | 'settled'>('open');
  return (
    <Dialog title={text(messages.title)} size="medium" onClose={onClose}>
      <Tabs
        label={text(messages.title)}
        tabs={[
          { id: 'open', label: text(messages.open) },
          { id: 'settled', label: text(messages.settled) },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <p className={css.tools}>
          <PageLink to="sports-bets">{text(messages.all)}</PageLink>
        </p>
        <BetList key={tab} isOpen={tab === 'open'} />
      </Tabs>
    </Dialog>
  );
}

function BetList({ isOpen }: { readonly isOpen: boolean }) {
  const text = useText();
  const list = useMyBets(isOpen);
  const matches = useLiveMatches(list.bets);
  const offers = useCashOuts(list.bets.filter(({ status }) => status === 'OPEN').map(({ id }) => id));
  if (list.status === 'loading')
    return (
      <div className={css.list} role="status" aria-label={text(messages.loading)}>
        <Skeleton shape="block" height="14rem" />
      </div>
    );
  if (list.status === 'failed')
    return (
      <EmptyState
        icon="ticket"
        title={text(messages.failed)}
        action={<Button onPress={list.retry}>{text(messages.retry)}</Button>}
      />
    );
  if (list.bets.length === 0)
    return <EmptyState icon="ticket" title={text(isOpen ? messages.emptyOpen : messages.emptySettled)} />;
  return (
    <div className={css.list}>
      {list.bets.map((bet) => (
        <BetCard key={bet.id} bet={bet} offer={offers.get(bet.id)} matches={matches} />
      ))}
      {list.hasMore && (
        <Button tone="secondary" onPress={list.readMore}>
          {text(messages.more)}
        </Button>
      )}
    </div>
  );
}
