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
import { Differences } from './Differences.tsx';
import { messages } from './SquadsPage.messages.ts';

export type SquadDecision = 'approve' | 'reject' | 'renew' | 'suspend' | 'resume';

const TEXTS: Readonly<
  Record<SquadDecision, { readonly title: Message; readonly effect: Message; readonly action: Message }>
> = {
  approve: { title: messages.approveTitle, effect: messages.approveEffect, action: messages.approve },
  reject: { title: messages.rejectTitle, effect: messages.rejectEffect, action: messages.reject },
  renew: { title: messages.renewTitle, effect: messages.renewEffect, action: messages.renew },
  suspend: { title: messages.suspendTitle, effect: messages.suspendEffect, action: messages.suspend },
  resume: { title: messages.resumeTitle, effect: messages.resumeEffect, action: messages.resume },
};

/** Approves or rejects, invites again, suspends or resumes a squad: the effect first, then the reason. */
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
        <Notice tone="negative" live>
          {text(messages.refused, { code, text: message })}
        </Notice>
      )}
      send={async ({ reason }) => {
        const body = { name: squad.name, reason };
        const answer = squad.pending ? { ...body, change: squad.pending.id } : body;
        if (decision === 'renew')
          return onInvited(await sendRequest('/api/v1/squads/invitation', squadInvitationSchema, body));
        const done = await sendRequest(
          `/api/v1/squads/${decision}`,
          changedSquadSchema,
          decision === 'approve' || decision === 'reject' ? answer : body,
        );
        onDecided(done.squad);
      }}
    >
      {decision === 'approve' && squad.pending ? (
        <Differences differences={squad.pending.differences} />
      ) : (
        <p>{text(effect, { address: `/${squad.prefix}/`, brands: brandTitles(squad.brands) })}</p>
      )}
    </StaffActionDialog>
  );
}
