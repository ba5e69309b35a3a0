import { documentPlayerSchema, documentQueueSchema } from '@foyer/market/document-answers';
import { useText } from '@foyer/i18n';
import { PlayerQueueFrame } from '../../parts/player-queue/PlayerQueueFrame.tsx';
import { usePlayerCases } from '../../parts/player-queue/usePlayerCases.ts';
import { messages } from './DocumentsPage.messages.ts';
import { PlayerDocuments } from './PlayerDocuments.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';

/** Documents and declarations of wealth that wait for a decision, and those of one player. */
export function DocumentsPage() {
  const text = useText();
  const queue = usePlayerCases({
    path: '/documents/waiting',
    schema: documentQueueSchema,
    playerPath: '/documents/player',
    playerSchema: documentPlayerSchema,
  });
  return (
    <PlayerQueueFrame
      title={text(messages.title)}
      intro={text(messages.intro)}
      restriction={text(messages.notFor)}
      readOnly={text(messages.readOnly)}
      notShown={text(messages.notShown)}
      brandLabel={text(messages.waitingOn)}
      queue={queue}
      renderPlayer={(player) => <PlayerDocuments player={player} onDecided={queue.reload} />}
    >
      {(waiting) => <ReviewQueue queue={waiting} onOpen={(query) => void queue.open(query)} />}
    </PlayerQueueFrame>
  );
}
