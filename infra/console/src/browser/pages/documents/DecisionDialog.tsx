import { Text, useText, type Message } from '@foyer/i18n';
import { Button, Notice, Paragraph } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import type { ReactNode } from 'react';
import * as css from '../../parts/change-dialog/ChangeDialog.css.ts';
import { useFailureText } from '../../parts/change-dialog/failureText.ts';
import { ReasonField } from '../../parts/decision-fields/DecisionFields.tsx';
import { useOrder } from '../../parts/decision-fields/useOrder.ts';
import type { SendOrder } from '../../parts/decision-fields/useTypedConfirmation.ts';
import { messages } from './DocumentsPage.messages.ts';

interface DecisionDialogProps {
  readonly title: string;
  readonly effect: Message;
  readonly action: Message;
  /** Fields above the reason. */
  readonly children?: ReactNode;
  /** The fields are filled in. */
  readonly isGiven?: boolean;
  readonly send: SendOrder;
  onClose(): void;
}

/** Dialog for a decision about documents: effect, fields and a reason. */
export function DecisionDialog({
  title,
  effect,
  action,
  children,
  isGiven = true,
  send,
  onClose,
}: DecisionDialogProps) {
  const text = useText();
  const failureText = useFailureText();
  const { reason, isBusy, isReady, failure, setReason, confirm } = useOrder(send);
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
            <Button stretch busy={isBusy} disabled={!isReady || !isGiven} onPress={() => void confirm()}>
              <Text {...action} />
            </Button>
          </DialogAction>
        </>
      }
    >
      <div className={css.form}>
        <Paragraph>
          <Text {...effect} />
        </Paragraph>
        {children}
        <ReasonField value={reason} onChange={setReason} />
        {failure !== undefined && (
          <Notice tone="negative" live title={text(messages.notDone)}>
            {failureText(failure)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
