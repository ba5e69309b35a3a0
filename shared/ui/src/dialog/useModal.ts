import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

export interface ModalOptions {
  /** Whether Escape, the back gesture and a press beside it may close it. */
  readonly dismissable: boolean;
  onClose(): void;
}

/**
 * Opens a `<dialog>` in the top layer for as long as it is mounted. The browser makes the rest inert, keeps the focus
 * inside, and gives it back (also to an iframe) on `close`.
 */
export function useModal({ dismissable, onClose }: ModalOptions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  // Layout effect: its clean-up runs while the element is still in the page, and only then can focus go back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    // The title, not the first button: a dialog that opens unasked must not be answered by a key that is
    // already pressed.
    element.querySelector<HTMLElement>('[data-takes-focus], h2[tabindex="-1"]')?.focus();
    return () => element.close();
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const onCancel = (event: Event): void => {
      // React owns whether it is open; a file input inside also fires cancel, and bubbles.
      if (event.target !== element) return;
      event.preventDefault();
      if (dismissable) close.current();
    };
    // A browser closes on the second Escape whatever `cancel` says, unless the key itself is refused.
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
