import { useText } from '@foyer/i18n';
import type { ResultRequest, SuspensionCase } from '@foyer/kernel/sports-risk-answers';
import { useResultText, type ResultDecision } from './ResultPanel.tsx';
import { SportsActionDialog, type SportsActionProps } from './SportsActionDialog.tsx';
import { messages } from './SportsbookPage.messages.ts';
import { useSuspensionText } from './SuspensionPanel.tsx';

/** Ends a suspension. */
export function ResumeDialog({
  suspension,
  ...action
}: SportsActionProps & { readonly suspension: SuspensionCase }) {
  const text = useText();
  const suspensionText = useSuspensionText();
  return (
    <SportsActionDialog
      {...action}
      title={text(messages.resumeTitle, { what: suspensionText(suspension) })}
      effect={text(messages.resumeEffect)}
      action={messages.resume}
      path="/sports/resumption"
      body={{ id: suspension.id }}
    />
  );
}

/** Approves or rejects the result of another operator. */
export function DecisionDialog({
  request,
  decision,
  ...action
}: SportsActionProps & { readonly request: ResultRequest; readonly decision: ResultDecision }) {
  const text = useText();
  const resultText = useResultText();
  const isApproval = decision === 'approve';
  return (
    <SportsActionDialog
      {...action}
      title={text(isApproval ? messages.approveTitle : messages.rejectTitle, { what: resultText(request) })}
      effect={text(isApproval ? messages.approveEffect : messages.rejectEffect, { bets: request.bets })}
      action={messages[decision]}
      path="/sports/result/decision"
      body={{ id: request.id, decision }}
    />
  );
}
