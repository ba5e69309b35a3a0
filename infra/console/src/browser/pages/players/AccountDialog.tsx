import {
  accountDecisionSchema,
  CLOSING_CAUSES,
  type AccountAction,
  type PlayerRecord,
} from '@foyer/market/player-record-answers';
import { useText } from '@foyer/i18n';
import { Facts } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { useState } from 'react';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { brandTitle } from '../../model/names.ts';
import { mayDecideWithdrawals } from '../../model/permissions.ts';
import type { Submission } from '../../parts/decision-fields/submission.ts';
import { TypedConfirmationDialog } from '../../parts/decision-fields/TypedConfirmationDialog.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { messages as accountMessages } from './account.messages.ts';
import { messages as pageMessages } from './PlayersPage.messages.ts';
import { messages as sessionMessages } from './sessions.messages.ts';
import { actionNames, causeNames, effects, messages } from './decision.messages.ts';

interface AccountDialogProps {
  readonly record: PlayerRecord;
  readonly action: AccountAction;
  /** The session that is ended; with `end-session` only. */
  readonly session?: { readonly id: string; readonly name: string };
  onDone(): void;
  onClose(): void;
}

type Cause = (typeof CLOSING_CAUSES)[number];

/** One decision about an account with its effect, reason and the typed email address of the player. */
export function AccountDialog({ record, action, session, onDone, onClose }: AccountDialogProps) {
  const text = useText();
  const isOperator = mayDecideWithdrawals(usePerson());
  const [cause, setCause] = useState<Cause>('PlayerRequest');
  const { brand, email, name, playerId } = record;
  const causes = isOperator ? CLOSING_CAUSES : CLOSING_CAUSES.slice(0, 1);

  async function send(submission: Submission): Promise<void> {
    await sendRequest('/player/decision', accountDecisionSchema, {
      brand,
      playerId,
      action,
      ...(action === 'close' && { cause }),
      ...(session && { session: session.id }),
      ...submission,
    });
    onDone();
  }

  return (
    <TypedConfirmationDialog
      title={text(actionNames[action])}
      effect={effects[action]}
      word={email}
      action={actionNames[action]}
      cancel={messages.cancel}
      notDone={messages.notDone}
      tone={action === 'close' || action === 'erase' ? 'critical' : 'primary'}
      send={send}
      onClose={onClose}
    >
      <Facts
        items={[
          {
            label: text(pageMessages.player),
            value: text(accountMessages.title, { name: name || playerId, brand: brandTitle(brand) }),
          },
          ...(session ? [{ label: text(sessionMessages.device), value: session.name }] : []),
        ]}
      />
      {action === 'close' && (
        <Select
          label={text(messages.cause)}
          value={cause}
          options={causes.map((value) => ({ value, label: text(causeNames[value]) }))}
          onChange={(value) => setCause(CLOSING_CAUSES.find((one) => one === value) ?? 'PlayerRequest')}
        />
      )}
    </TypedConfirmationDialog>
  );
}
