import { agentQueueSchema, type AgentQueue } from '@foyer/kernel/live-chat-agents';
import { Text, useText } from '@foyer/i18n';
import { Button, EmptyState, Notice } from '@foyer/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
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
  const [chosen, setChosen] = useState<string | null>();
  const [search] = useSearchParams();
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
        {({ self, conversations, agents }) => {
          const linked = linkedConversation(conversations, search);
          const selected = chosen === undefined ? linked?.id : (chosen ?? undefined);
          return (
            <div className={panel.panels}>
              {search.has('player') && linked === undefined && chosen === undefined && (
                <Notice>
                  <Text {...messages.noChat} />
                </Notice>
              )}
              <div className={css.columns}>
                <div className={selected === undefined ? undefined : css.hiddenOnPhone}>
                  <QueueList
                    self={self}
                    conversations={conversations}
                    selected={selected}
                    onSelect={setChosen}
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
                      <Button tone="quiet" size="small" icon="chevronLeft" onPress={() => setChosen(null)}>
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
            </div>
          );
        }}
      </AsyncContent>
    </RestrictedPage>
  );
}

/** The conversation of the player whom the address names; one that has not ended, if there are several. */
function linkedConversation(conversations: AgentQueue['conversations'], search: URLSearchParams) {
  const ofPlayer = conversations.filter(
    ({ brand, playerId }) => brand === search.get('brand') && playerId === search.get('player'),
  );
  return ofPlayer.find(({ status }) => status !== 'ended') ?? ofPlayer[0];
}
