import { useText } from '@foyer/i18n';
import { changedSquadSchema, type ChangedSquad, type ListedSquad } from '@foyer/kernel/squad-answers';
import { Notice } from '@foyer/ui';
import { useState } from 'react';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { StaffActionDialog } from '../../parts/decision-fields/StaffActionDialog.tsx';
import { bodyOf, draftOf, isComplete } from './squadDraft.ts';
import { prefixError, SquadFields } from './SquadFields.tsx';
import { messages } from './SquadsPage.messages.ts';

/** Changes everything of a squad but its name. */
export function ChangeDialog({
  squad,
  squads,
  onChanged,
  onClose,
}: {
  readonly squad: ListedSquad;
  /** Squads that have addresses already. */
  readonly squads: readonly ListedSquad[];
  onChanged(done: ChangedSquad): void;
  onClose(): void;
}) {
  const text = useText();
  // the values at the time of opening: the page reads the squad again every few seconds
  const [opened] = useState(squad);
  const [draft, setDraft] = useState(() => draftOf(squad));
  const { name, revision } = opened;
  const isChanged = JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(draftOf(opened)));
  return (
    <StaffActionDialog
      title={text(messages.changeTitle, { squad: name })}
      action={messages.change}
      isGiven={isChanged && !prefixError(name, draft.prefix, squads) && isComplete(name, draft)}
      onClose={onClose}
      showFailure={({ code, message }) => (
        <Notice tone="negative" live>
          {text(messages.refused, { code, text: message })}
        </Notice>
      )}
      send={async ({ reason }) =>
        onChanged(
          await sendRequest('/api/v1/squads/change', changedSquadSchema, {
            name,
            revision,
            ...bodyOf(draft),
            reason,
          }),
        )
      }
    >
      <p>{text(opened.approvedBy === null ? messages.changeWaitingEffect : messages.changeEffect)}</p>
      {opened.pending && <Notice tone="warning">{text(messages.changeReplaces)}</Notice>}
      <SquadFields
        squad={name}
        squads={squads}
        draft={draft}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
    </StaffActionDialog>
  );
}
