import { ENGAGEMENT_PATHS, ENGAGEMENT_PREFIX } from '@foyer/kernel/engagement';
import { LIVE_CHAT_SOCKET } from '@foyer/kernel/live-chat';
import type { FoyerSettings } from '@foyer/runtime';

/** A service behind the gateway. */
export interface Upstream {
  readonly name: 'api' | 'identity' | 'jackpot' | 'sports-feed' | 'chat' | 'engagement';
  readonly host: string;
  readonly port: number;
  /** Until the first response byte. */
  readonly deadlineMs: number;
  readonly maximumBodyBytes: number;
  /** Another gateway, which maps public paths itself: the gateway of a release check has one. */
  readonly isGateway?: true;
}

export interface Upstreams {
  readonly api: Upstream;
  readonly identity: Upstream;
  readonly jackpot: Upstream;
  readonly sportsFeed: Upstream;
  readonly chat: Upstream;
  readonly engagement: Upstream;
}

const API_BODY_BYTES = 256 * 1024;
const IDENTITY_BODY_BYTES = 64 * 1024;
const ENGAGEMENT_BODY_BYTES = 16 * 1024;
const JACKPOT_BODY_BYTES = 8 * 1024;

export function upstreamsOf(settings: FoyerSettings): Upstreams {
  return {
    api: {
      name: 'api',
      host: '127.0.0.1',
      port: settings.apiPort,
      deadlineMs: 15_000,
      maximumBodyBytes: API_BODY_BYTES,
    },
    identity: {
      name: 'identity',
      host: '127.0.0.1',
      port: settings.identityPort,
      deadlineMs: 15_000,
      maximumBodyBytes: IDENTITY_BODY_BYTES,
    },
    jackpot: {
      name: 'jackpot',
      host: '127.0.0.1',
      port: settings.jackpotPort,
      deadlineMs: 10_000,
      maximumBodyBytes: JACKPOT_BODY_BYTES,
    },
    sportsFeed: {
      name: 'sports-feed',
      host: '127.0.0.1',
      port: settings.sportsFeedPort,
      deadlineMs: 5_000,
      maximumBodyBytes: 0,
    },
    chat: {
      name: 'chat',
      host: '127.0.0.1',
      port: settings.chatPort,
      deadlineMs: 5_000,
      maximumBodyBytes: 0,
    },
    engagement: {
      name: 'engagement',
      host: '127.0.0.1',
      port: settings.engagementPort,
      deadlineMs: 10_000,
      maximumBodyBytes: ENGAGEMENT_BODY_BYTES,
    },
  };
}

export interface ProxyTarget {
  readonly upstream: keyof Upstreams;
  /** Path at the service, without the query. */
  readonly path: string;
  readonly methods: readonly string[];
  readonly socket: boolean;
}

/** The path at the upstream: as requested at a gateway, mapped at a service. */
export function pathAt({ isGateway }: Upstream, { path }: ProxyTarget, requested: string): string {
  return isGateway ? requested : path;
}

/** Exports of the player's histories, and the archive of personal data; the api answers 404 to any other. */
const EXPORT = /^\/api(\/exports\/(?:[a-z]+\.(?:csv|pdf)|personal-data\.zip))$/;
/** Documents of the player: the start of an upload, and one upload (ADR 0241). */
const UPLOAD = /^\/api(\/uploads(\/[0-9a-f-]{36})?)$/;
/** One match of the sportsbook, races and outrights, and the streams of their states. */
const SPORTS_STATE = /^\/sports-feed\/(?:matches|contests)\/[a-z0-9]{1,16}(\/stream)?$/;
/** The stream of several contests. */
const SPORTS_STREAMS = /^\/sports-feed\/contests\/[a-z0-9]{1,16}(?:,[a-z0-9]{1,16}){1,23}\/stream$/;
/** A competition of the sportsbook with its season; of a match, the form of its teams and prices of its bet builder. */
const SPORTS_HISTORY =
  /^\/sports-feed\/(?:competitions\/[a-z0-9]{1,16}|matches\/[a-z0-9]{1,16}\/(?:history|builder))$/;
const READ = ['GET', 'HEAD', 'OPTIONS'];
const READ_AND_POST = [...READ, 'POST'];

/** Only the API for players is public. */
const ENGAGEMENT_API = `${ENGAGEMENT_PREFIX}/api/`;

/** A service that resolves such a segment would read `/realms/../internal/x` as an internal call. */
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** Proxied paths (requirements/interfaces#overview). `/internal/` is never among them. */
export function proxyTargetOf(path: string): ProxyTarget | undefined {
  if (DOT_SEGMENT.test(path)) return undefined;
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  switch (bare) {
    case '/graphql':
    case '/api/graphql':
      return { upstream: 'api', path: '/graphql', methods: READ_AND_POST, socket: true };
    case '/lobby-graphql':
      return { upstream: 'api', path: '/lobby-graphql', methods: READ_AND_POST, socket: true };
    case '/api/feed':
      return { upstream: 'api', path: '/api/feed', methods: READ, socket: false };
    case '/sports-feed/snapshot':
    case '/sports-feed/results':
      return { upstream: 'sportsFeed', path: bare, methods: READ, socket: false };
    case '/sports-feed/stream':
      return { upstream: 'sportsFeed', path: bare, methods: [], socket: true };
    case LIVE_CHAT_SOCKET:
      return { upstream: 'chat', path: bare, methods: [], socket: true };
    default: {
      const [sportsState, stream] = SPORTS_STATE.exec(bare) ?? [];
      if (sportsState !== undefined)
        return {
          upstream: 'sportsFeed',
          path: bare,
          methods: stream === undefined ? READ : [],
          socket: stream !== undefined,
        };
      if (SPORTS_STREAMS.test(bare)) return { upstream: 'sportsFeed', path: bare, methods: [], socket: true };
      if (SPORTS_HISTORY.test(bare))
        return { upstream: 'sportsFeed', path: bare, methods: READ, socket: false };
      const file = EXPORT.exec(bare)?.[1];
      if (file !== undefined) return { upstream: 'api', path: file, methods: READ, socket: false };
      const [, upload, one] = UPLOAD.exec(bare) ?? [];
      if (upload !== undefined)
        return {
          upstream: 'api',
          path: upload,
          methods: one === undefined ? ['POST'] : ['HEAD', 'PATCH', 'DELETE'],
          socket: false,
        };
      // requirements/interfaces#gamification-provider
      if (path.startsWith(ENGAGEMENT_API)) {
        const own = path.slice(ENGAGEMENT_PREFIX.length);
        const isSocket = own === ENGAGEMENT_PATHS.events;
        return {
          upstream: 'engagement',
          path: own,
          methods: isSocket ? [] : READ_AND_POST,
          socket: isSocket,
        };
      }
      // requirements/interfaces#jackpot-provider
      if (path.startsWith('/v1/'))
        return { upstream: 'jackpot', path, methods: READ_AND_POST, socket: path.startsWith('/v1/events/') };
      // the service receives the original path: it determines the realm and rejects unusual encodings itself
      return path.startsWith('/realms/')
        ? { upstream: 'identity', path, methods: READ_AND_POST, socket: false }
        : undefined;
    }
  }
}
