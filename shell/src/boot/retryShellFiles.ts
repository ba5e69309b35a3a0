import type { Releases } from '../releases/releases.ts';
import { onRetry } from '../lib/importWithRetry.ts';

/**
 * Retries a failed file of the shell under a fresh address of the release that runs here, also when another
 * release is live.
 */
export function retryShellFiles(releases: Releases): void {
  const shell = releases.entryOf(__FOYER_APP__);
  onRetry(() => {
    if (shell) releases.bustCache(shell);
  });
}
