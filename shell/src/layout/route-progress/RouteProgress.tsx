import { useText } from '@foyer/i18n';
import { useServices, useStore } from '@foyer/platform';
import { VisuallyHidden } from '@foyer/ui';
import * as css from './RouteProgress.css.ts';
import { messages } from './RouteProgress.messages.ts';

/** A progress line at the top while the next page loads. */
export function RouteProgress() {
  const text = useText();
  const { pending } = useStore(useServices().navigation);
  return (
    <div role="status">
      {pending && <span className={css.line} />}
      {pending && <VisuallyHidden>{text(messages.loading)}</VisuallyHidden>}
    </div>
  );
}
