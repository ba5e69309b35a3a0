import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog, DialogAction } from './Dialog.tsx';

export interface AlertDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly tone?: 'primary' | 'critical';
  readonly busy?: boolean;
  onConfirm(): void;
  onCancel(): void;
  readonly children: ReactNode;
}

/**
 * Confirmation dialog with two labelled buttons. Check the licence profile first: some actions, such as the
 * panic button, must not ask for confirmation.
 */
export function AlertDialog({
  title,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy = false,
  onConfirm,
  onCancel,
  children,
}: AlertDialogProps) {
  const footer = (
    <>
      <DialogAction>
        <Button tone="quiet" stretch onPress={onCancel}>
          {cancelLabel}
        </Button>
      </DialogAction>
      <DialogAction>
        <Button tone={tone} stretch busy={busy} onPress={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogAction>
    </>
  );
  return (
    <Dialog role="alertdialog" size="small" title={title} footer={footer} onClose={onCancel}>
      {children}
    </Dialog>
  );
}
