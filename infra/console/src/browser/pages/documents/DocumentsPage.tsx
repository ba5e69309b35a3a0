import {
  documentPlayerSchema,
  documentQueueSchema,
  type DocumentPlayer,
} from '@foyer/market/document-answers';
import { useText } from '@foyer/i18n';
import { useState } from 'react';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';
import { useLinkedPlayer } from '../../parts/player-link/useLinkedPlayer.ts';
import { PlayerQueueFrame } from '../../parts/player-queue/PlayerQueueFrame.tsx';
import { usePlayerQueue } from '../../parts/player-queue/usePlayerQueue.ts';
import type { PlayerQuery } from '../../parts/player-search/PlayerSearch.tsx';
import { messages } from './DocumentsPage.messages.ts';
import { PlayerDocuments } from './PlayerDocuments.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';

/** Documents and declarations of wealth that wait for a decision, and those of one player. */
export function DocumentsPage() {
  const text = useText();
  const [found, setFound] = useState<DocumentPlayer>();
  const [failure, setFailure] = useState<RequestFailure>();
  const [done, setDone] = useState<string>();
  const queue = usePlayerQueue('/documents/waiting', documentQueueSchema);

  async function open(query: PlayerQuery): Promise<void> {
    setFailure(undefined);
    try {
      setFound(await sendRequest('/documents/player', documentPlayerSchema, query));
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  function reload(message?: string): void {
    setDone(message);
    queue.request.reload();
    if (found) void open({ brand: found.brand, who: found.playerId });
  }

  useLinkedPlayer(open);

  return (
    <PlayerQueueFrame
      title={text(messages.title)}
      intro={text(messages.intro)}
      restriction={text(messages.notFor)}
      readOnly={text(messages.readOnly)}
      notShown={text(messages.notShown)}
      brandLabel={text(messages.waitingOn)}
      queue={queue}
      done={done}
      onDismiss={() => setDone(undefined)}
      failure={failure}
      player={found && <PlayerDocuments player={found} onDecided={reload} />}
      onSearch={open}
    >
      {(waiting) => (
        <ReviewQueue
          queue={waiting}
          onOpen={(query) => {
            setDone(undefined);
            void open(query);
          }}
        />
      )}
    </PlayerQueueFrame>
  );
}
