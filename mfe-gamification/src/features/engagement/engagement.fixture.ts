import type { Engagement, EngagementAnswer, EngagementCall, EngagementFollower } from '@foyer/contract';
import { ENGAGEMENT_PATHS, type EngagementBlock } from '@foyer/kernel/engagement';
import { answer, type GraphqlMock } from '@foyer/platform/testing';
import { EngagementGateDocument } from './EngagementGate.generated.ts';
import type { GateQuery } from './EngagementGate.tsx';

type Responder = (call: EngagementCall) => EngagementAnswer | Promise<EngagementAnswer>;

/** An engagement service that answers by method and path; a test changes the answers and announces changes. */
export interface FakeEngagement extends Engagement {
  readonly calls: EngagementCall[];
  /** Answers a request, named `GET /path` without its query, from now on. */
  on(request: string, respond: Responder | object): void;
  /** Sends a message to every follower. */
  announce(message: object): void;
  readonly followers: ReadonlySet<EngagementFollower>;
}

/** A player who takes part, unless the blocks say otherwise. */
export function fakeEngagement(blocks: readonly EngagementBlock[] = []): FakeEngagement {
  const responders = new Map<string, Responder>();
  const followers = new Set<EngagementFollower>();
  const calls: EngagementCall[] = [];
  const fake: FakeEngagement = {
    calls,
    followers,
    async call(call) {
      calls.push(call);
      const [path] = call.path.split('?');
      return responders.get(`${call.method} ${path}`)?.(call) ?? { status: 503, body: undefined };
    },
    follow(follower) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    on(request, respond) {
      responders.set(
        request,
        typeof respond === 'function' ? (respond as Responder) : () => ({ status: 200, body: respond }),
      );
    },
    announce: (message) => followers.forEach((follower) => follower.onMessage(message)),
  };
  fake.on(`GET ${ENGAGEMENT_PATHS.player}`, participation(blocks));
  return fake;
}

/** Answer of the provider for a player with these blocks. */
export function participation(blocks: readonly EngagementBlock[] = []): object {
  return { gamificationOpt: { enable: !blocks.includes('NOT_OPTED_IN') }, blocks };
}

interface GateSettings {
  readonly enabled?: boolean;
  readonly clientId?: string | null;
  readonly isBlocked?: boolean;
  readonly isEnabled?: boolean;
}

/** The api's answer to the gate of a page. */
export function gateAnswer(
  { enabled = true, clientId = 'aurora-web', isBlocked = false, isEnabled = true }: GateSettings = {},
  query: GateQuery = EngagementGateDocument,
): GraphqlMock {
  return answer(query, {
    __typename: 'Query',
    root: {
      __typename: 'Root',
      gamificationSettings: { __typename: 'GamificationSettings', enabled, clientId },
    },
    viewer: {
      __typename: 'Viewer',
      id: 'p',
      isBlockedAtEngagement: isBlocked,
      isGamificationEnabled: isEnabled,
    },
  });
}
