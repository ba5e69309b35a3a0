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
  /** False where the player must choose: no close button, Escape and backdrop clicks are ignored. */
  readonly dismissable?: boolean;
  readonly size?: keyof typeof css.sizes;
  readonly backdrop?: 'dim' | 'bare';
  /** Keeps a fixed height while the content changes. */
  readonly tall?: boolean;
  /** Keeps the header in place while the content changes, so that an input in it does not move. */
  readonly anchored?: boolean;
  /** Lets the page behind scroll while the dialog is open. */
  readonly scrollsPage?: boolean;
  /** `alertdialog` is for confirmations and errors that interrupt the player. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Buttons; on a phone they share one row at the bottom. */
  readonly footer?: ReactNode;
  onClose(): void;
  readonly children: ReactNode;
}

/** A modal dialog; open while mounted. */
export function Dialog({
  title,
  dismissable = true,
  size = 'medium',
  backdrop = 'dim',
  tall = false,
  anchored = false,
  scrollsPage = false,
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
      data-scrolls-page={scrollsPage || undefined}
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

/** Wrapper of one footer button; grows on a phone. */
export function DialogAction({ children }: { readonly children: ReactNode }) {
  return <div className={css.footItem}>{children}</div>;
}
