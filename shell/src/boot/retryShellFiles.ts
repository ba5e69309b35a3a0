import type { Releases } from '../outlet/releases.ts';
import { onRetry } from '../services/store/persistently.ts';

/** A piece of the shell that did not come is asked for under another address. */
export function retryShellFiles(releases: Releases): void {
  onRetry(() => {
    const shell = releases.entryOf(__FOYER_APP__);
    if (shell) releases.retry(shell);
  });
}
