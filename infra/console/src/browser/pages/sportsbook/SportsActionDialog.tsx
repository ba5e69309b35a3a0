import { useText, type Message } from '@foyer/i18n';
import { sportsOutcomeSchema, type SportsOutcome } from '@foyer/kernel/sports-risk-answers';
import { Notice, Paragraph } from '@foyer/ui';
import type { ReactNode } from 'react';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { useFailureText } from '../../parts/change-dialog/failureText.ts';
import { StaffActionDialog } from '../../parts/decision-fields/StaffActionDialog.tsx';
import { messages, outcomes } from './SportsbookPage.messages.ts';

export interface SportsActionProps {
  /** The text that confirms the action. */
  onDone(message: string): void;
  /** The displayed data is outdated. */
  onStale(): void;
  onClose(): void;
}

interface SportsActionDialogProps extends SportsActionProps {
  readonly title: string;
  readonly effect: string;
  readonly action: Message;
  readonly path: `/sports/${string}`;
  /** Undefined while the fields are incomplete. */
  readonly body: object | undefined;
  readonly children?: ReactNode;
}

/** One action on the sportsbook: effect, fields and reason. */
export function SportsActionDialog({
  title,
  effect,
  action,
  path,
  body,
  children,
  onDone,
  onStale,
  onClose,
}: SportsActionDialogProps) {
  const text = useText();
  const failureText = useFailureText();
  const done = (outcome: SportsOutcome): void => onDone(text(outcomes[outcome], { title }));
  return (
    <StaffActionDialog
      title={title}
      action={action}
      isGiven={body !== undefined}
      showFailure={(failure) => (
        <Notice tone="negative" live title={text(messages.notDone)}>
          {failureText(failure)}
        </Notice>
      )}
      send={async (submission) => {
        try {
          done((await sendRequest(path, sportsOutcomeSchema, { ...body, ...submission })).outcome);
        } catch (error) {
          onStale();
          throw error;
        }
      }}
      onClose={onClose}
    >
      <Paragraph>{effect}</Paragraph>
      {children}
    </StaffActionDialog>
  );
}
