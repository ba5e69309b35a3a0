import { harmCasesSchema } from '@foyer/market/harm-answers';
import { useText } from '@foyer/i18n';
import * as v from 'valibot';
import { PlayerQueueFrame } from '../../parts/player-queue/PlayerQueueFrame.tsx';
import { usePlayerCases } from '../../parts/player-queue/usePlayerCases.ts';
import { CaseList } from './CaseList.tsx';
import { CasePanel } from './CasePanel.tsx';
import { messages } from './PlayerCarePage.messages.ts';

const caseSchema = v.pipe(
  harmCasesSchema,
  v.transform(({ cases }) => cases[0]),
);

/** Players with markers of harm, the reasons, and what staff did. */
export function PlayerCarePage() {
  const text = useText();
  const queue = usePlayerCases({
    path: '/player/harm',
    schema: harmCasesSchema,
    playerPath: '/player/harm',
    playerSchema: caseSchema,
  });
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
      renderPlayer={(player) => <CasePanel player={player} onDone={queue.reload} />}
    >
      {({ cases }) => <CaseList cases={cases} onOpen={(query) => void queue.open(query)} />}
    </PlayerQueueFrame>
  );
}
