import { harmCasesSchema, type HarmCase } from '@foyer/market/harm-answers';
import { useText } from '@foyer/i18n';
import { useState } from 'react';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';
import { useLinkedPlayer } from '../../parts/player-link/useLinkedPlayer.ts';
import { PlayerQueueFrame } from '../../parts/player-queue/PlayerQueueFrame.tsx';
import { usePlayerQueue } from '../../parts/player-queue/usePlayerQueue.ts';
import type { PlayerQuery } from '../../parts/player-search/PlayerSearch.tsx';
import { CaseList } from './CaseList.tsx';
import { CasePanel } from './CasePanel.tsx';
import { messages } from './PlayerCarePage.messages.ts';

/** Players with markers of harm, the reasons, and what staff did. */
export function PlayerCarePage() {
  const text = useText();
  const [found, setFound] = useState<HarmCase>();
  const [failure, setFailure] = useState<RequestFailure>();
  const [done, setDone] = useState<string>();
  const queue = usePlayerQueue('/player/harm', harmCasesSchema);

  async function open(question: PlayerQuery): Promise<void> {
    setFailure(undefined);
    try {
      setFound((await sendRequest('/player/harm', harmCasesSchema, question)).cases[0]);
    } catch (error) {
      setFound(undefined);
      setFailure(failureOf(error));
    }
  }

  function finish(message: string, { brand, playerId }: HarmCase): void {
    setDone(message);
    queue.request.reload();
    void open({ brand, who: playerId });
  }

  useLinkedPlayer(open);

  return (
    <PlayerQueueFrame
      title={text(messages.title)}
      intro={text(messages.intro)}
      restriction={text(messages.notFor)}
      readOnly={text(messages.readOnly)}
      notShown={text(messages.notShown)}
      heading={text(messages.cases)}
      brandLabel={text(messages.casesOf)}
      queue={queue}
      done={done}
      onDismiss={() => setDone(undefined)}
      failure={failure}
      player={found && <CasePanel player={found} onDone={(message) => finish(message, found)} />}
      onSearch={open}
    >
      {({ cases }) => <CaseList cases={cases} onOpen={(question) => void open(question)} />}
    </PlayerQueueFrame>
  );
}
