import type { Engagement, Services } from '@foyer/contract';
import { browserPorts } from '../provider/adapters/browserPorts.ts';
import type { ShellSession } from '../session/createSession.ts';
import { engagementRequest } from './adapters/engagementRequest.ts';
import { createEngagement } from './createEngagement.ts';
import { EngagementClientDocument } from './EngagementClient.generated.ts';

/** The engagement service with the browser's fetch, sockets and timers. */
export function browserEngagement({ apollo, now }: Services, session: ShellSession): Engagement {
  return createEngagement({
    session,
    now,
    sockets: browserPorts,
    request: engagementRequest,
    async clientId() {
      const { data } = await apollo.query({ query: EngagementClientDocument });
      return data?.root.gamificationSettings.clientId ?? undefined;
    },
  });
}
