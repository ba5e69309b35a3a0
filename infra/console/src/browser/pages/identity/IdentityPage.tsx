import { identityPersonSchema, identityCasesSchema } from '@foyer/market/identity-answers';
import { useText } from '@foyer/i18n';
import { PlayerQueueFrame } from '../../parts/player-queue/PlayerQueueFrame.tsx';
import { usePlayerCases } from '../../parts/player-queue/usePlayerCases.ts';
import { messages } from './IdentityPage.messages.ts';
import { PlayerPanel } from './PlayerPanel.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Pending identity checks and the form to decide them. */
export function IdentityPage() {
  const text = useText();
  const queue = usePlayerCases({
    path: '/player/identity/waiting',
    schema: identityCasesSchema,
    playerPath: '/player/identity',
    playerSchema: identityPersonSchema,
  });
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
      renderPlayer={(player) => (
        <PlayerPanel player={player} onStale={() => queue.reload()} onDecided={queue.reload} />
      )}
    >
      {({ cases }) => <WaitingList cases={cases} onOpen={(query) => void queue.open(query)} />}
    </PlayerQueueFrame>
  );
}
