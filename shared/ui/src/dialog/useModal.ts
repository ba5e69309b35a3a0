import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

export interface ModalOptions {
  /** True if Escape, the back gesture and a click on the backdrop close the dialog. */
  readonly dismissable: boolean;
  onClose(): void;
}

/**
 * Opens a `<dialog>` in the top layer while it is mounted. The browser makes the page inert, traps the focus
 * and, on `close`, restores it (also into an iframe).
 */
export function useModal({ dismissable, onClose }: ModalOptions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  // Layout effect: its cleanup runs while the element is still in the document, which restoring the focus
  // requires.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    // Focuses the title, not the first button: a key that is already pressed must not confirm a dialog that
    // opens unexpectedly.
    element.querySelector<HTMLElement>('[data-takes-focus], h2[tabindex="-1"]')?.focus();
    return () => element.close();
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const onCancel = (event: Event): void => {
      // React controls the open state. A file input inside fires a bubbling `cancel` too.
      if (event.target !== element) return;
      event.preventDefault();
      if (dismissable) close.current();
    };
    // Browsers close a dialog on the second Escape despite `preventDefault` on `cancel`, so the key event is
    // cancelled too.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (dismissable) close.current();
    };
    const onPress = (event: MouseEvent): void => {
      if (dismissable && event.target === element) close.current();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('keydown', onKey);
    element.addEventListener('pointerdown', onPress);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('pointerdown', onPress);
    };
  }, [dismissable]);

  return dialog;
}
