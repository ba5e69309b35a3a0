import type { Downloads, Engagement, Services, Uploads } from '@foyer/contract';
import { download } from '../downloads/adapters/download.ts';
import { browserEngagement } from '../engagement/browserEngagement.ts';
import type { ShellSession } from '../session/createSession.ts';
import { sendUpload } from '../uploads/adapters/sendUpload.ts';

/** Calls that need the player's token. None is part of the first content. */
export interface PlayerCalls {
  readonly downloads: Downloads;
  readonly engagement: Engagement;
  readonly uploads: Uploads;
}

export function createPlayerCalls(services: Services, session: ShellSession): PlayerCalls {
  const { locale, page } = services;
  const caller = { session, brand: page.brand, locale };
  return {
    downloads: { save: (path) => download(path, caller) },
    engagement: browserEngagement(services, session),
    uploads: { send: (call) => sendUpload(call, caller) },
  };
}
