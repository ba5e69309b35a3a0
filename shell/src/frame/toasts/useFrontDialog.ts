import { useSyncExternalStore } from 'react';

/**
 * The window that stands in front of the page. Everything outside of an open one is dimmed and cannot be pressed or heard: what must be
 * readable now has to stand inside it. Synchronises with the document.
 */
export function useFrontDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(onChange, () =>
    [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1),
  );
}

function onChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
