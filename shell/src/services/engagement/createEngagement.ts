import type { Engagement, EngagementAnswer, EngagementCall, EngagementFollower } from '@foyer/contract';
import { ENGAGEMENT_PATHS, ENGAGEMENT_PREFIX } from '@foyer/kernel/engagement';
import { parseJson } from '../../lib/parseJson.ts';
import { createSocketLink, type SocketLink } from '../provider/socketLink.ts';
import type { EngagementPorts } from './engagementPorts.ts';
import { createEngagementToken } from './engagementToken.ts';

const RETRIES = 3; // requirements/constants#gamification
const RETRY_MS = 2_000; // requirements/constants#gamification
const UNAUTHORIZED = 401;
const SERVER_ERROR = 500;

/** Calls and one socket to the engagement service for the signed-in player. */
export function createEngagement(ports: EngagementPorts): Engagement {
  const token = createEngagementToken(ports);
  const followers = new Set<EngagementFollower>();
  let session = new AbortController();
  let link: SocketLink | undefined;
  let playerOf = sessionIdOf(ports);

  async function send({ method, path, body, signal }: EngagementCall): Promise<EngagementAnswer> {
    const ended = session.signal;
    const request = async (bearer: string): Promise<EngagementAnswer> =>
      ports.request({
        method,
        path,
        body,
        bearer,
        signal: signal ? AbortSignal.any([ended, signal]) : ended,
      });
    const first = await token.read();
    const answer = await request(first);
    if (answer.status !== UNAUTHORIZED) return answer;
    token.drop(first);
    return request(await token.read());
  }

  async function sendRetried(call: EngagementCall): Promise<EngagementAnswer> {
    const isOver = (): boolean => call.signal?.aborted === true || playerOf === undefined;
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await send(call).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
      if ('answer' in outcome && outcome.answer.status < SERVER_ERROR) return outcome.answer;
      if (attempt === RETRIES || isOver()) {
        if ('answer' in outcome) return outcome.answer;
        throw outcome.error;
      }
      await new Promise<void>((resolve) => void ports.sockets.after(RETRY_MS, resolve));
    }
  }

  function watch(): void {
    const tournaments = [...new Set([...followers].flatMap((follower) => follower.tournaments ?? []))];
    link?.send({ type: 'watch', tournaments });
  }

  function receive(text: string): void {
    const message = parseJson(text);
    if ((message as { type?: unknown } | undefined)?.type === 'ready') watch();
    for (const follower of followers) follower.onMessage(message);
  }

  function connect(): void {
    if (link !== undefined || followers.size === 0 || playerOf === undefined) return;
    let bearer = '';
    const opened = createSocketLink({
      ports: ports.sockets,
      async path() {
        bearer = await token.read();
        return `${ENGAGEMENT_PREFIX}${ENGAGEMENT_PATHS.events}`;
      },
      // the token is sent as the first message, since addresses are logged
      onState: (state) => {
        if (state === 'open') queueMicrotask(() => opened.send({ type: 'hello', token: bearer }));
        // a socket that the service refuses is opened with a new token
        else if (state === 'waiting') token.drop();
      },
      onMessage: receive,
    });
    link = opened;
  }

  function disconnect(): void {
    link?.close();
    link = undefined;
  }

  ports.session.subscribe(() => {
    const current = sessionIdOf(ports);
    if (current === playerOf) return;
    playerOf = current;
    session.abort();
    session = new AbortController();
    token.drop();
    disconnect();
    connect();
  });

  return {
    call: (call) => (call.method === 'GET' ? sendRetried(call) : send(call)),
    follow(follower) {
      followers.add(follower);
      if (link === undefined) connect();
      else watch();
      return () => {
        if (!followers.delete(follower)) return;
        if (followers.size === 0) disconnect();
        else watch();
      };
    },
  };
}

function sessionIdOf({ session }: EngagementPorts): string | undefined {
  const state = session.current();
  return state.status === 'LOGGED_IN' ? state.sessionId : undefined;
}
