import { useText } from '@foyer/i18n';
import type { SquadInvitation } from '@foyer/kernel/squad-answers';
import { Button, Notice } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import { utcDateTime } from '../../model/times.ts';
import * as css from './SquadsPage.css.ts';
import { messages } from './SquadsPage.messages.ts';

/** Shows the token of an invitation, once. */
export function TokenDialog({
  invitation: { squad, token, expiresAt },
  onClose,
}: {
  readonly invitation: SquadInvitation;
  onClose(): void;
}) {
  const text = useText();
  return (
    <Dialog
      title={text(messages.tokenTitle, { squad: squad.name })}
      onClose={onClose}
      footer={
        <DialogAction>
          <Button stretch onPress={onClose}>
            {text(messages.close)}
          </Button>
        </DialogAction>
      }
    >
      <p>{text(messages.tokenText, { contact: squad.contact, until: utcDateTime(expiresAt) })}</p>
      <code className={css.token} data-invitation="">
        {token}
      </code>
      <p>{text(messages.tokenCommand)}</p>
      <code className={css.token}>{`FOYER_INVITATION=… npx foyer keys accept ${squad.name}`}</code>
      {squad.approvedBy === null && <Notice tone="warning">{text(messages.tokenApproval)}</Notice>}
    </Dialog>
  );
}
