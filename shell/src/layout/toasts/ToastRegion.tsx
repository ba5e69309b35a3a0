import type { Toast } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { useServices, useStore } from '@foyer/platform';
import { Icon, IconButton } from '@foyer/ui';
import { createPortal } from 'react-dom';
import * as css from './ToastRegion.css.ts';
import { messages } from './ToastRegion.messages.ts';
import { TOAST_ICONS } from './toastIcons.ts';
import { useTopDialog } from './useTopDialog.ts';

/**
 * Toasts. The service owns their timers; hover and focus pause them here
 * (requirements/constants#toasts, WCAG 2.2.1).
 */
export function ToastRegion() {
  const { toasts } = useServices();
  const text = useText();
  const shown = useStore(toasts);
  const dialog = useTopDialog();
  // Always in the page: screen readers often skip a live region that is inserted together with its first
  // text.
  return createPortal(
    <section aria-label={text(messages.label)} className={css.regions[dialog ? 'dialog' : 'page']}>
      <div role="status" className={css.group}>
        {shown
          .filter((toast) => toast.kind !== 'error')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert" className={css.group}>
        {shown
          .filter((toast) => toast.kind === 'error')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
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
        <Icon name={TOAST_ICONS[toast.kind]} />
      </span>
      <p className={css.text}>{toast.text}</p>
      <IconButton icon="close" label={text(messages.close)} onPress={() => toasts.close(toast.id)} />
    </div>
  );
}
