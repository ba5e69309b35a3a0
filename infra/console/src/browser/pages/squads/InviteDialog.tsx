import { useText } from '@foyer/i18n';
import { squadInvitationSchema, type ListedSquad, type SquadInvitation } from '@foyer/kernel/squad-answers';
import { squadNameProblem } from '@foyer/links';
import { Notice } from '@foyer/ui';
import { TextField } from '@foyer/ui/forms';
import { useState } from 'react';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { StaffActionDialog } from '../../parts/decision-fields/StaffActionDialog.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { bodyOf, isComplete, newDraft } from './squadDraft.ts';
import { prefixError, problemOf, SquadFields } from './SquadFields.tsx';
import { messages } from './SquadsPage.messages.ts';

export interface InviteDialogProps {
  /** Squads that have names and addresses already. */
  readonly squads: readonly ListedSquad[];
  onInvited(invitation: SquadInvitation): void;
  onClose(): void;
}

/** Invites a squad. Its address is its name until another one is written. */
export function InviteDialog({ squads, onInvited, onClose }: InviteDialogProps) {
  const text = useText();
  const { email } = usePerson();
  const [name, setName] = useState('');
  const [written, setWritten] = useState(() => newDraft(email));
  const [isOwnPrefix, setOwnPrefix] = useState(false);
  const draft = isOwnPrefix ? written : { ...written, prefix: name };
  const error = problemOf(
    name,
    squadNameProblem(name),
    squads.some((squad) => squad.name === name),
  );
  return (
    <StaffActionDialog
      title={text(messages.invite)}
      action={messages.invite}
      isGiven={name !== '' && !error && !prefixError(name, draft.prefix, squads) && isComplete(name, draft)}
      onClose={onClose}
      showFailure={({ code, message }) => (
        <Notice tone="negative" live>
          {text(messages.refused, { code, text: message })}
        </Notice>
      )}
      send={async ({ reason }) =>
        onInvited(
          await sendRequest('/api/v1/squads', squadInvitationSchema, { name, ...bodyOf(draft), reason }),
        )
      }
    >
      <SquadFields
        squad={name}
        squads={squads}
        draft={draft}
        name={
          <TextField
            label={text(messages.name)}
            description={text(messages.nameHint)}
            value={name}
            autoComplete="off"
            {...(error && { error: text(error) })}
            onChange={(value) => setName(value.trim().toLowerCase())}
          />
        }
        onChange={(change) => {
          setWritten({ ...draft, ...change });
          if (change.prefix !== undefined) setOwnPrefix(true);
        }}
      />
    </StaffActionDialog>
  );
}
