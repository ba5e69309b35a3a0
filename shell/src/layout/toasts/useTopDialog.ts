import { useSyncExternalStore } from 'react';

/**
 * The open modal dialog. Everything outside of it is inert, so messages that must be readable are rendered
 * inside it. Synchronises with the document.
 */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(onChange, () =>
    [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1),
  );
}

function onChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
