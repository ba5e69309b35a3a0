import { isChatVisitor } from '@foyer/kernel/live-chat';
import { agentViewSchema, type AgentQueue, type AgentView } from '@foyer/kernel/live-chat-agents';
import { Text, useText } from '@foyer/i18n';
import { Badge, Button, Heading, Notice, Paragraph } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { useId, useState } from 'react';
import { brandTitle } from '../../model/names.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { useFailureText } from '../../parts/change-dialog/failureText.ts';
import { SubmitHint } from '../../parts/decision-fields/SubmitHint.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useLive } from '../../state/LiveRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { AgentLog } from './AgentLog.tsx';
import { messages } from './LiveChatPage.messages.ts';
import { PlayerContext } from './PlayerContext.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { useChatCommand, type ChatCommands } from './useChatCommand.ts';

interface ConversationPanelProps {
  readonly id: string;
  /** Id of the signed-in agent. */
  readonly self: string;
  readonly agents: AgentQueue['agents'];
  onChanged(): void;
}

/** One conversation with its player, and what the agent may do with it. */
export function ConversationPanel({ id, self, agents, onChanged }: ConversationPanelProps) {
  const { chats } = useLive();
  const view = useRequest(`/chat/conversation?id=${id}`, agentViewSchema, { version: chats });
  const commands = useChatCommand(id, () => {
    view.reload();
    onChanged();
  });
  return (
    <AsyncContent request={view} height="24rem">
      {(loaded) => <Loaded view={loaded} self={self} agents={agents} commands={commands} />}
    </AsyncContent>
  );
}

interface LoadedProps {
  readonly view: AgentView;
  readonly self: string;
  readonly agents: AgentQueue['agents'];
  readonly commands: ChatCommands;
}

function Loaded({ view, self, agents, commands }: LoadedProps) {
  const text = useText();
  const failureText = useFailureText();
  const person = usePerson();
  const [done, setDone] = useState<string>();
  const { conversation, rating } = view;
  const isMine = conversation.status === 'assigned' && conversation.agent?.id === self;
  const { refusal, failure } = commands;
  return (
    <section className={panel.panel}>
      <div className={panel.head}>
        <Heading level={2} size="title2">
          <Text
            {...messages.with}
            values={{
              name: conversation.name || text(messages.visitor),
              brand: brandTitle(conversation.brand),
            }}
          />
        </Heading>
        <Assignment view={view} isMine={isMine} />
      </div>
      {(refusal !== null || failure !== undefined) && (
        <Notice tone="negative" live title={text(messages.notDone)}>
          {failure ? failureText(failure) : refusal && text(messages[refusal])}
        </Notice>
      )}
      {done !== undefined && (
        <Notice tone="positive" live onDismiss={() => setDone(undefined)}>
          {done}
        </Notice>
      )}
      <AgentLog view={view} />
      {conversation.status === 'ended' && (
        <Paragraph tone="muted">
          <Text {...messages.endedNote} />{' '}
          {rating !== null && <Text {...messages.rated} values={{ rating }} />}
        </Paragraph>
      )}
      {isMine && <ReplyForm conversation={conversation} commands={commands} />}
      <div className={panel.actions}>
        {conversation.status === 'queued' && (
          <Button busy={commands.isBusy} onPress={() => void commands.execute({ type: 'assign' })}>
            <Text {...messages.accept} />
          </Button>
        )}
        {conversation.status === 'assigned' && (isMine || person.roles.includes('operator')) && (
          <Button tone="secondary" onPress={() => void commands.execute({ type: 'return' })}>
            <Text {...messages.return} />
          </Button>
        )}
        {!isChatVisitor(conversation.playerId) && (
          <Button
            tone="secondary"
            onPress={() =>
              void commands
                .execute({ type: 'transcript' })
                .then((isDone) => isDone && setDone(text(messages.transcriptDone)))
            }
          >
            <Text {...messages.transcript} />
          </Button>
        )}
        {isMine && (
          <Button tone="critical" onPress={() => void commands.execute({ type: 'end' })}>
            <Text {...messages.end} />
          </Button>
        )}
      </div>
      {isMine && <Transfer agents={agents} self={self} commands={commands} />}
      <PlayerContext conversation={conversation} />
    </section>
  );
}

function Assignment({
  view: { conversation },
  isMine,
}: {
  readonly view: AgentView;
  readonly isMine: boolean;
}) {
  const { agent, status } = conversation;
  if (status === 'queued')
    return (
      <Badge tone="warning">
        <Text {...messages.queued} />
      </Badge>
    );
  if (!agent) return null;
  return (
    <Badge tone={isMine ? 'positive' : 'neutral'}>
      {isMine ? (
        <Text {...messages.assignedToYou} />
      ) : (
        <Text {...messages.assignedTo} values={{ name: agent.name }} />
      )}
    </Badge>
  );
}

function Transfer({ agents, self, commands }: Pick<LoadedProps, 'agents' | 'self' | 'commands'>) {
  const text = useText();
  const hint = useId();
  const [to, setTo] = useState('');
  const others = agents.filter(({ id }) => id !== self);
  if (others.length === 0) return null;
  return (
    <div className={panel.fields}>
      <Select
        label={text(messages.transferTo)}
        value={to}
        options={[
          { value: '', label: text(messages.chooseAgent) },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setTo}
      />
      <Button
        tone="secondary"
        disabled={to === ''}
        describedBy={hint}
        onPress={() => void commands.execute({ type: 'transfer', to })}
      >
        <Text {...messages.transfer} />
      </Button>
      <SubmitHint id={hint} missing={to === '' ? 'agent' : undefined} />
    </div>
  );
}
