import type { AgentConversation } from '@foyer/kernel/live-chat-agents';
import { Text, useText } from '@foyer/i18n';
import { Badge, EmptyState, Heading } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import { useNow } from '../../state/LiveRoot.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import * as css from './LiveChatPage.css.ts';
import { messages } from './LiveChatPage.messages.ts';

interface QueueListProps {
  /** Id of the signed-in agent. */
  readonly self: string;
  readonly conversations: readonly AgentConversation[];
  readonly selected: string | undefined;
  onSelect(id: string): void;
}

const MINUTE_MS = 60_000;

/** Open conversations: those without an agent first, then one's own, then those of colleagues. */
export function QueueList({ self, conversations, selected, onSelect }: QueueListProps) {
  const text = useText();
  const now = useNow();
  const rank = ({ status, agent }: AgentConversation): number =>
    status === 'queued' ? 0 : agent?.id === self ? 1 : 2;
  const ordered = [...conversations].sort((one, other) => rank(one) - rank(other));
  return (
    <section className={panel.block} aria-label={text(messages.queue)}>
      <Heading level={2} size="title2">
        <Text {...messages.queue} />
      </Heading>
      {ordered.length === 0 && (
        <EmptyState icon="checkCircle" title={text(messages.none)}>
          <Text {...messages.noneText} />
        </EmptyState>
      )}
      <ul className={css.list}>
        {ordered.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className={css.item}
              aria-current={one.id === selected}
              onClick={() => onSelect(one.id)}
            >
              <span className={css.itemHead}>
                <span className={css.name}>
                  <Text
                    {...messages.with}
                    values={{ name: one.name || text(messages.visitor), brand: brandTitle(one.brand) }}
                  />
                </span>
                <State conversation={one} isMine={one.agent?.id === self} />
              </span>
              <span className={css.meta}>
                <Text
                  {...messages.waiting}
                  values={{
                    minutes: Math.max(0, Math.floor((now - Date.parse(one.waitingSince)) / MINUTE_MS)),
                  }}
                />
                {' · '}
                {one.locale}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ conversation, isMine }: { conversation: AgentConversation; isMine: boolean }) {
  if (conversation.status === 'queued')
    return (
      <Badge tone="warning">
        <Text {...messages.queued} />
      </Badge>
    );
  if (!isMine) return <Badge>{conversation.agent?.name}</Badge>;
  return (
    <Badge tone={conversation.needsReply ? 'negative' : 'positive'}>
      <Text {...(conversation.needsReply ? messages.needsReply : messages.mine)} />
    </Badge>
  );
}
