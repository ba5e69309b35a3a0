import { Text, type Message } from '@foyer/i18n';
import { Button } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import type { ReactNode } from 'react';
import type { RequestFailure } from '../../adapters/sendRequest.ts';
import * as css from '../change-dialog/ChangeDialog.css.ts';
import { messages } from '../change-dialog/ChangeDialog.messages.ts';
import { ReasonField } from './DecisionFields.tsx';
import { useOrder } from './useOrder.ts';
import type { SendOrder } from './useTypedConfirmation.ts';

export interface OrderDialogProps {
  readonly title: string;
  readonly action: Message;
  /** False hides the reason and disables the action. */
  readonly isAllowed?: boolean;
  readonly send: SendOrder;
  onClose(): void;
  /** The refusal of the service, and what to do. */
  showFailure(failure: RequestFailure): ReactNode;
  /** The effect of the order, and its fields. */
  readonly children: ReactNode;
}

/** Dialog for an order that needs a reason but no typed confirmation. */
export function OrderDialog({
  title,
  action,
  isAllowed = true,
  send,
  onClose,
  showFailure,
  children,
}: OrderDialogProps) {
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
            <Button stretch busy={isBusy} disabled={!isReady || !isAllowed} onPress={() => void confirm()}>
              <Text {...action} />
            </Button>
          </DialogAction>
        </>
      }
    >
      <div className={css.form}>
        {children}
        {isAllowed && <ReasonField value={reason} onChange={setReason} />}
        {failure !== undefined && showFailure(failure)}
      </div>
    </Dialog>
  );
}
