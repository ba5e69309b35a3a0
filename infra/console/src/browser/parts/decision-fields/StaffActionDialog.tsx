import { Text, type Message } from '@foyer/i18n';
import { Button } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import { useId, type ReactNode } from 'react';
import type { RequestFailure } from '../../adapters/sendRequest.ts';
import * as css from '../change-dialog/ChangeDialog.css.ts';
import { messages } from '../change-dialog/ChangeDialog.messages.ts';
import { ReasonField } from './DecisionFields.tsx';
import { SubmitHint } from './SubmitHint.tsx';
import { useStaffAction } from './useStaffAction.ts';
import type { SendStaffAction } from './submission.ts';

export interface StaffActionDialogProps {
  readonly title: string;
  readonly action: Message;
  /** False hides the reason and disables the action. */
  readonly isAllowed?: boolean;
  /** False while a field of the action is incomplete. */
  readonly isGiven?: boolean;
  /** The player reads the reason; the field says so. */
  readonly isForPlayer?: boolean;
  readonly send: SendStaffAction;
  onClose(): void;
  /** The refusal of the service, and what to do. */
  showFailure(failure: RequestFailure): ReactNode;
  /** The effect of the action, and its fields. */
  readonly children: ReactNode;
}

/** Dialog for a staff action that needs a reason but no typed confirmation. */
export function StaffActionDialog({
  title,
  action,
  isAllowed = true,
  isGiven = true,
  isForPlayer = false,
  send,
  onClose,
  showFailure,
  children,
}: StaffActionDialogProps) {
  const hint = useId();
  const { reason, isBusy, isReady, failure, setReason, confirm } = useStaffAction(send);
  const missingText = isForPlayer ? 'reply' : 'reason';
  const missingReason = isReady ? undefined : missingText;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <DialogAction>
            <Button tone="quiet" stretch onPress={onClose}>
              <Text {...messages.cancel} />
            </Button>
          </DialogAction>
          <DialogAction>
            <Button
              stretch
              busy={isBusy}
              disabled={!isReady || !isAllowed || !isGiven}
              describedBy={hint}
              onPress={() => void confirm()}
            >
              <Text {...action} />
            </Button>
          </DialogAction>
        </>
      }
    >
      <div className={css.form}>
        {children}
        {isAllowed && <ReasonField value={reason} isForPlayer={isForPlayer} onChange={setReason} />}
        {isAllowed && <SubmitHint id={hint} missing={isGiven ? missingReason : 'fields'} />}
        {failure !== undefined && showFailure(failure)}
      </div>
    </Dialog>
  );
}
