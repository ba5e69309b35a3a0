import { Text, useText, type Message } from '@foyer/i18n';
import { Button } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import type { ReactNode } from 'react';
import * as css from '../../parts/change-dialog/ChangeDialog.css.ts';
import { ReasonField } from '../../parts/decision-fields/DecisionFields.tsx';
import { useOrder } from '../../parts/decision-fields/useOrder.ts';
import type { SendOrder } from '../../parts/decision-fields/useTypedConfirmation.ts';
import { messages } from './BundleTools.messages.ts';
import { Refused } from './Refused.tsx';

/** Dialog for an order that can be reverted: effect and reason. */
export function OrderDialog({
  title,
  action,
  notDone,
  isAllowed = true,
  send,
  onClose,
  children,
}: {
  readonly title: string;
  readonly action: Message;
  readonly notDone: Message;
  readonly isAllowed?: boolean;
  readonly send: SendOrder;
  onClose(): void;
  /** The effect. */
  readonly children: ReactNode;
}) {
  const text = useText();
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
        {failure !== undefined && <Refused title={text(notDone)} failure={failure} />}
      </div>
    </Dialog>
  );
}
