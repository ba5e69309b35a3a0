import { ignoreError } from '@foyer/kernel';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import type { Services } from '@foyer/contract';
import type { ShellSession } from '../session/createSession.ts';
import type { PlayerCalls } from './createPlayerCalls.ts';

/** The player's calls, whose code is loaded with the first one, and again after it could not be loaded. */
export function createLazyPlayerCalls(services: () => Services, session: ShellSession): PlayerCalls {
  let loading: Promise<PlayerCalls> | undefined;
  const load = (): Promise<PlayerCalls> =>
    (loading ??= importWithRetry(() => import('./createPlayerCalls.ts')).then(
      (part) => part.createPlayerCalls(services(), session),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return {
    downloads: { save: async (path) => (await load()).downloads.save(path) },
    engagement: {
      call: async (call) => (await load()).engagement.call(call),
      follow(follower) {
        const stop = load()
          .then(({ engagement }) => engagement.follow(follower))
          .catch(ignoreError('no live changes'));
        return () => void stop.then((end) => end?.());
      },
    },
    uploads: { send: async (call) => (await load()).uploads.send(call) },
  };
}
