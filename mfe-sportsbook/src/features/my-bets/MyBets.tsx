import { useText } from '@foyer/i18n';
import type { SportsBetStatus } from '@foyer/graphql/main';
import { Button, EmptyState, Spinner, Tabs } from '@foyer/ui';
import { Dialog } from '@foyer/ui/dialog';
import { useState } from 'react';
import { BetCard } from './BetCard.tsx';
import * as css from './MyBets.css.ts';
import { messages } from './MyBets.messages.ts';
import { useMyBets } from './useMyBets.ts';

/** The player's bets in a dialog. */
export function MyBets({ onClose }: { onClose(): void }) {
  const text = useText();
  const [status, setStatus] = useState<SportsBetStatus>('OPEN');
  return (
    <Dialog title={text(messages.title)} size="medium" onClose={onClose}>
      <Tabs
        label={text(messages.title)}
        tabs={[
          { id: 'OPEN', label: text(messages.open) },
          { id: 'SETTLED', label: text(messages.settled) },
        ]}
        selected={status}
        onSelect={setStatus}
      >
        <BetList key={status} status={status} />
      </Tabs>
    </Dialog>
  );
}

function BetList({ status }: { readonly status: SportsBetStatus }) {
  const text = useText();
  const list = useMyBets(status);
  if (list.status === 'loading') return <Spinner label={text(messages.loading)} />;
  if (list.status === 'failed')
    return (
      <EmptyState
        icon="ticket"
        title={text(messages.failed)}
        action={<Button onPress={list.retry}>{text(messages.retry)}</Button>}
      />
    );
  if (list.bets.length === 0)
    return (
      <EmptyState
        icon="ticket"
        title={text(status === 'OPEN' ? messages.emptyOpen : messages.emptySettled)}
      />
    );
  return (
    <div className={css.list}>
      {list.bets.map((bet) => (
        <BetCard key={bet.id} bet={bet} />
      ))}
      {list.hasMore && (
        <Button tone="secondary" onPress={list.readMore}>
          {text(messages.more)}
        </Button>
      )}
    </div>
  );
}
