import {
  decidedSchema,
  rejectedBreakGlassSchema,
  type BreakGlassRequest,
} from '@foyer/kernel/change-answers';
import { useText } from '@foyer/i18n';
import { Notice } from '@foyer/ui';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { appTitle, shortRelease } from '../../model/names.ts';
import type { Submission } from '../decision-fields/submission.ts';
import { TypedConfirmationDialog } from '../decision-fields/TypedConfirmationDialog.tsx';
import { messages } from './Approvals.messages.ts';
import { titleOf } from './requestTitle.ts';

export type Answer = 'approve' | 'reject';

interface AnswerDialogProps {
  readonly request: BreakGlassRequest;
  readonly answer: Answer;
  onDone(): void;
  onStale(): void;
  onClose(): void;
}

/** Approves or rejects a request to release without a passed check: reason and the typed release. */
export function AnswerDialog({ request, answer, onDone, onStale, onClose }: AnswerDialogProps) {
  const text = useText();
  const { id, app, release } = request;
  const isApproval = answer === 'approve';
  const named = { app: appTitle(app), release: shortRelease(release) };

  async function send({ reason }: Submission): Promise<void> {
    try {
      await (isApproval
        ? sendRequest('/api/v1/break-glass/approve', decidedSchema, { id, reason })
        : sendRequest('/api/v1/break-glass/reject', rejectedBreakGlassSchema, { id, reason }));
      onDone();
    } catch (error) {
      onStale();
      throw error;
    }
  }

  return (
    <TypedConfirmationDialog
      title={text(isApproval ? messages.approveTitle : messages.rejectTitle, named)}
      effect={isApproval ? messages.approveEffect : messages.rejectEffect}
      word={release}
      action={isApproval ? messages.approve : messages.reject}
      cancel={messages.cancel}
      notDone={messages.notDone}
      tone={isApproval ? 'critical' : 'primary'}
      send={send}
      onClose={onClose}
    >
      <Notice tone="warning" title={titleOf(request, text)}>
        <p>{request.problem}</p>
        <p>{text(messages.reason, { person: request.requestedBy, reason: request.reason })}</p>
      </Notice>
    </TypedConfirmationDialog>
  );
}
