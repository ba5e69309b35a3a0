import { useText } from '@foyer/i18n';
import { VisuallyHidden } from '@foyer/ui';
import type { ReactNode } from 'react';
import { messages } from '../../remotes/loading/RemoteLoading.messages.ts';

/** Placeholder of a slot in a dialog while its code loads; the children have the layout of the content. */
export function SlotLoading({ children }: { readonly children: ReactNode }) {
  const text = useText();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{text(messages.loading)}</VisuallyHidden>
      {children}
    </div>
  );
}
