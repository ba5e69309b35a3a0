import { useText } from '@foyer/i18n';
import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Heading } from '../heading/Heading.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import * as css from './Dialog.css.ts';
import { messages } from './Dialog.messages.ts';
import { useModal } from './useModal.ts';

export interface DialogProps {
  readonly title: string;
  /** False where the player must choose: no cross, no Escape, no press beside it. */
  readonly dismissable?: boolean;
  readonly size?: keyof typeof css.sizes;
  readonly backdrop?: 'dim' | 'bare';
  /** Keeps its height while its content comes and goes. */
  readonly tall?: boolean;
  /** Keeps its head in its place while its content comes and goes: what is written in must not move. */
  readonly anchored?: boolean;
  /** `alertdialog` interrupts: confirmations and errors. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Buttons; on a phone they share the line under the thumb. */
  readonly footer?: ReactNode;
  onClose(): void;
  readonly children: ReactNode;
}

/** Something that must be dealt with first. Mounted means open. */
export function Dialog({
  title,
  dismissable = true,
  size = 'medium',
  backdrop = 'dim',
  tall = false,
  anchored = false,
  role = 'dialog',
  footer,
  onClose,
  children,
}: DialogProps) {
  const id = useId();
  const text = useText();
  const dialog = useModal({ dismissable, onClose });
  return (
    <dialog
      ref={dialog}
      className={classes(
        css.dialog,
        css.sizes[size],
        tall && css.tall,
        anchored && css.anchored,
        backdrop === 'bare' && css.bareBackdrop,
      )}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
    >
      <div className={css.head}>
        <Heading id={`${id}-title`} level={2} size="title2" focusable>
          {title}
        </Heading>
        {dismissable && <IconButton icon="close" label={text(messages.close)} onPress={onClose} />}
      </div>
      <div id={`${id}-body`} className={css.body}>
        {children}
      </div>
      {footer !== undefined && <div className={css.foot}>{footer}</div>}
    </dialog>
  );
}

/** One button of a dialog's foot: it grows on a phone. */
export function DialogAction({ children }: { readonly children: ReactNode }) {
  return <div className={css.footItem}>{children}</div>;
}
