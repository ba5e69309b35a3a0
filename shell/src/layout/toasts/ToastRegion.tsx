import type { Toast } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { useServices, useStore } from '@foyer/platform';
import { Icon, IconButton } from '@foyer/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import * as css from './ToastRegion.css.ts';
import { messages } from './ToastRegion.messages.ts';
import { TOAST_ICONS } from './toastIcons.ts';
import { useTopDialog } from './useTopDialog.ts';

interface Moved {
  /** The dialog that the region was last rendered in. */
  readonly dialog: HTMLDialogElement | undefined;
  /** Toasts that were shown before. */
  readonly ids: readonly string[];
}

/**
 * Toasts. The service owns their timers; hover and focus pause them here
 * (requirements/constants#toasts, WCAG 2.2.1).
 */
export function ToastRegion() {
  const { toasts } = useServices();
  const text = useText();
  const shown = useStore(toasts);
  const dialog = useTopDialog();
  const [moved, setMoved] = useState<Moved>({ dialog, ids: [] });
  // The region is inserted again into a dialog that opens: what it already announced must not be announced again.
  if (moved.dialog !== dialog) setMoved({ dialog, ids: shown.map(({ id }) => id) });
  const cards = (isIn: (toast: Toast) => boolean) =>
    shown.filter(isIn).map((toast) => <ToastCard key={toast.id} toast={toast} />);
  const isAnnounced = ({ id }: Toast): boolean => moved.ids.includes(id);
  // Always in the page: screen readers often skip a live region that is inserted together with its first
  // text.
  return createPortal(
    <section aria-label={text(messages.label)} className={css.regions[dialog ? 'dialog' : 'page']}>
      <div className={css.group}>{cards(isAnnounced)}</div>
      <div role="status" className={css.group}>
        {cards((toast) => !isAnnounced(toast) && toast.kind !== 'error')}
      </div>
      <div role="alert" className={css.group}>
        {cards((toast) => !isAnnounced(toast) && toast.kind === 'error')}
      </div>
    </section>,
    dialog ?? document.body,
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { toasts } = useServices();
  const text = useText();
  const pause = (): void => toasts.pause(toast.id);
  const resume = (): void => toasts.resume(toast.id);
  return (
    <div
      className={css.phases[toast.phase]}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <span className={css.marks[toast.kind]}>
        <Icon name={TOAST_ICONS[toast.kind]} size="round" />
      </span>
      <p className={css.text}>{toast.text}</p>
      <IconButton icon="close" label={text(messages.close)} onPress={() => toasts.close(toast.id)} />
    </div>
  );
}
