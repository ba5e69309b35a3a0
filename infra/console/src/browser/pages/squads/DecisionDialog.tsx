import { useText, type Message } from '@foyer/i18n';
import {
  changedSquadSchema,
  squadInvitationSchema,
  type ListedSquad,
  type SquadInvitation,
} from '@foyer/kernel/squad-answers';
import { Notice } from '@foyer/ui';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { brandTitles } from '../../model/names.ts';
import { StaffActionDialog } from '../../parts/decision-fields/StaffActionDialog.tsx';
import { messages } from './SquadsPage.messages.ts';

export type SquadDecision = 'approve' | 'renew' | 'suspend' | 'resume';

const TEXTS: Readonly<
  Record<SquadDecision, { readonly title: Message; readonly effect: Message; readonly action: Message }>
> = {
  approve: { title: messages.approveTitle, effect: messages.approveEffect, action: messages.approve },
  renew: { title: messages.renewTitle, effect: messages.renewEffect, action: messages.renew },
  suspend: { title: messages.suspendTitle, effect: messages.suspendEffect, action: messages.suspend },
  resume: { title: messages.resumeTitle, effect: messages.resumeEffect, action: messages.resume },
};

/** Approves, invites again, suspends or resumes a squad: the effect first, then the reason. */
export function DecisionDialog({
  squad,
  decision,
  onDecided,
  onInvited,
  onClose,
}: {
  readonly squad: ListedSquad;
  readonly decision: SquadDecision;
  onDecided(squad: ListedSquad): void;
  onInvited(invitation: SquadInvitation): void;
  onClose(): void;
}) {
  const text = useText();
  const { title, effect, action } = TEXTS[decision];
  return (
    <StaffActionDialog
      title={text(title, { squad: squad.name })}
      action={action}
      onClose={onClose}
      showFailure={({ code, message }) => (
        <Notice tone="negative">{text(messages.refused, { code, text: message })}</Notice>
      )}
      send={async ({ reason }) => {
        const body = { name: squad.name, reason };
        if (decision === 'renew')
          return onInvited(await sendRequest('/api/v1/squads/invitation', squadInvitationSchema, body));
        const done = await sendRequest(`/api/v1/squads/${decision}`, changedSquadSchema, body);
        onDecided(done.squad);
      }}
    >
      <p>{text(effect, { address: `/${squad.prefix}/`, brands: brandTitles(squad.brands) })}</p>
    </StaffActionDialog>
  );
}
