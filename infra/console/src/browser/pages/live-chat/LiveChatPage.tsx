import { agentQueueSchema } from '@foyer/kernel/live-chat-agents';
import { Text, useText } from '@foyer/i18n';
import { Button, EmptyState } from '@foyer/ui';
import { useState } from 'react';
import { mayChat } from '../../model/permissions.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { RestrictedPage } from '../../parts/restricted-page/RestrictedPage.tsx';
import { useLive } from '../../state/LiveRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { ConversationPanel } from './ConversationPanel.tsx';
import * as css from './LiveChatPage.css.ts';
import { messages } from './LiveChatPage.messages.ts';
import { QueueList } from './QueueList.tsx';

/** Also reports to the service that this agent is available; changes arrive through the live stream. */
const EVERY_MS = 25_000;

/** Conversations with players: the queue, and the selected conversation. */
export function LiveChatPage() {
  const text = useText();
  const mayAnswer = mayChat(usePerson());
  const { chats } = useLive();
  const [selected, setSelected] = useState<string>();
  const queue = useRequest(mayAnswer ? '/chat/queue' : undefined, agentQueueSchema, {
    version: chats,
    everyMs: EVERY_MS,
  });
  return (
    <RestrictedPage
      title={text(messages.title)}
      intro={text(messages.intro)}
      isAllowed={mayAnswer}
      restriction={text(messages.notFor)}
    >
      <AsyncContent request={queue} height="24rem">
        {({ self, conversations, agents }) => (
          <div className={css.columns}>
            <div className={selected === undefined ? undefined : css.hiddenOnPhone}>
              <QueueList
                self={self}
                conversations={conversations}
                selected={selected}
                onSelect={setSelected}
              />
            </div>
            {selected === undefined ? (
              <div className={`${panel.panel} ${css.hiddenOnPhone}`}>
                <EmptyState icon="help" title={text(messages.select)}>
                  <Text {...messages.selectText} />
                </EmptyState>
              </div>
            ) : (
              <div className={panel.panels}>
                <div className={css.onlyOnPhone}>
                  <Button tone="quiet" size="small" icon="chevronLeft" onPress={() => setSelected(undefined)}>
                    <Text {...messages.back} />
                  </Button>
                </div>
                <ConversationPanel
                  key={selected}
                  id={selected}
                  self={self}
                  agents={agents}
                  onChanged={queue.reload}
                />
              </div>
            )}
          </div>
        )}
      </AsyncContent>
    </RestrictedPage>
  );
}
