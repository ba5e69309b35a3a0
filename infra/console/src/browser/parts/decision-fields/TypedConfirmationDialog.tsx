import { Text, useText, type Message } from '@foyer/i18n';
import { Button, Notice, Paragraph } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import { useId, type ReactNode } from 'react';
import * as css from '../change-dialog/ChangeDialog.css.ts';
import { useFailureText } from '../change-dialog/failureText.ts';
import { ReasonField, TypedConfirmation } from './DecisionFields.tsx';
import type { SendStaffAction } from './submission.ts';
import { SubmitHint } from './SubmitHint.tsx';
import { useTypedConfirmation } from './useTypedConfirmation.ts';

interface TypedConfirmationDialogProps {
  /** Translated: the action and its target. */
  readonly title: string;
  readonly effect: Message;
  /** The text to type. */
  readonly word: string;
  readonly action: Message;
  readonly cancel: Message;
  readonly notDone: Message;
  readonly tone?: 'primary' | 'critical';
  /** Additional fields above the reason; optional. */
  readonly children?: ReactNode;
  readonly isGiven?: boolean;
  readonly send: SendStaffAction;
  onClose(): void;
}

/** Dialog for an irreversible staff action: effect, reason and a typed confirmation. */
export function TypedConfirmationDialog({
  title,
  effect,
  word,
  action,
  cancel,
  notDone,
  tone = 'primary',
  children,
  isGiven = true,
  send,
  onClose,
}: TypedConfirmationDialogProps) {
  const hint = useId();
  const text = useText();
  const failureText = useFailureText();
  const {
    reason,
    typed,
    isBusy,
    missing: missingInput,
    failure,
    setReason,
    setTyped,
    confirm,
  } = useTypedConfirmation(word, send);
  const missing = isGiven ? missingInput : 'fields';
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <DialogAction>
            <Button tone="quiet" stretch onPress={onClose}>
              <Text {...cancel} />
            </Button>
          </DialogAction>
          <DialogAction>
            <Button
              tone={tone}
              stretch
              busy={isBusy}
              disabled={missing !== undefined}
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
        <Paragraph>
          <Text {...effect} />
        </Paragraph>
        {children}
        <ReasonField value={reason} onChange={setReason} />
        <TypedConfirmation word={word} value={typed} onChange={setTyped} />
        <SubmitHint id={hint} missing={missing} />
        {failure !== undefined && (
          <Notice tone="negative" live title={text(notDone)}>
            {failureText(failure)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
