import type { Releases } from '../outlet/releases.ts';
import { onRetry } from '../services/store/persistently.ts';

/** A piece of the shell that did not come is asked for under another address: of the shell that runs here, whatever is live by then. */
export function retryShellFiles(releases: Releases): void {
  const shell = releases.entryOf(__FOYER_APP__);
  onRetry(() => {
    if (shell) releases.retry(shell);
  });
}
