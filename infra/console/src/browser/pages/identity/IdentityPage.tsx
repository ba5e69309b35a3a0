import {
  identityPersonSchema,
  identityCasesSchema,
  type IdentityPerson,
} from '@foyer/market/identity-answers';
import { useText } from '@foyer/i18n';
import { useState } from 'react';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';
import { useLinkedPlayer } from '../../parts/player-link/useLinkedPlayer.ts';
import { PlayerQueueFrame } from '../../parts/player-queue/PlayerQueueFrame.tsx';
import { usePlayerQueue } from '../../parts/player-queue/usePlayerQueue.ts';
import { messages } from './IdentityPage.messages.ts';
import { PlayerPanel } from './PlayerPanel.tsx';
import { WaitingList } from './WaitingList.tsx';
import type { Question } from './identityQuestion.ts';

/** Pending identity checks and the form to decide them. */
export function IdentityPage() {
  const text = useText();
  const [found, setFound] = useState<IdentityPerson>();
  const [failure, setFailure] = useState<RequestFailure>();
  const [done, setDone] = useState<string>();
  const queue = usePlayerQueue('/player/identity/waiting', identityCasesSchema);

  async function load(question: Question): Promise<void> {
    setFailure(undefined);
    try {
      setFound(await sendRequest('/player/identity', identityPersonSchema, question));
    } catch (error) {
      setFound(undefined);
      setFailure(failureOf(error));
    }
  }

  /** Keeps the shown player when the request fails, because an open dialog may contain input. */
  function reloadPlayer({ brand, playerId }: IdentityPerson): void {
    queue.request.reload();
    sendRequest('/player/identity', identityPersonSchema, { brand, who: playerId }).then(
      setFound,
      () => undefined,
    );
  }

  function open(question: Question): Promise<void> {
    setDone(undefined);
    return load(question);
  }

  useLinkedPlayer(open);

  return (
    <PlayerQueueFrame
      title={text(messages.title)}
      intro={text(messages.intro)}
      restriction={text(messages.notFor)}
      readOnly={text(messages.readOnly)}
      notShown={text(messages.notShown)}
      heading={text(messages.waiting)}
      brandLabel={text(messages.waitingOn)}
      queue={queue}
      done={done}
      onDismiss={() => setDone(undefined)}
      failure={failure}
      player={
        found && (
          <PlayerPanel
            player={found}
            onStale={() => reloadPlayer(found)}
            onDecided={(message) => {
              setDone(message);
              reloadPlayer(found);
            }}
          />
        )
      }
      onSearch={open}
    >
      {({ cases }) => <WaitingList cases={cases} onOpen={(question) => void open(question)} />}
    </PlayerQueueFrame>
  );
}
