import { parseEvent } from '@foyer/kernel/events';
import { BUS_RECONNECTED, type Bus, type Clock, type Log, Refusal } from '@foyer/runtime';
import type { ServerResponse } from 'node:http';
import type { Alerts } from '../alerts/alerts.ts';
import type { ChatFeed } from '../live-chat/followChats.ts';
import type { RegistryClient } from '../registry/registryClient.ts';
import { AGENT_ROLES, hasRole } from '../session/roles.ts';
import type { Sessions, StaffSession } from '../session/sessions.ts';
import { pollRegistry, type RegistryPoll } from './pollRegistry.ts';

/** Event stream for open pages. */
export interface Live {
  /** @throws {@link Refusal} */
  open(response: ServerResponse, session: StaffSession | undefined, query: URLSearchParams): void;
  close(): Promise<void>;
}

export interface LiveParts {
  readonly registryClient: RegistryClient;
  readonly sessions: Sessions;
  readonly alerts: Alerts;
  readonly chats: Pick<ChatFeed, 'onChange'>;
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly log: Log;
  readonly clock: Clock;
}

const ENVIRONMENTS: ReadonlySet<string> = new Set(['dev', 'staging', 'production']);
/** Reconnect delay of server-sent events. */
const RETRY_MS = 2_000;

/** Polls the registry once per environment for all viewers. */
export function createLive(parts: LiveParts): Live {
  const watches = new Map<string, RegistryPoll>();
  const streams = new Map<ServerResponse, StaffSession>();
  const stopAlerts = parts.alerts.onAlert(() => {
    for (const stream of streams.keys()) send(stream, 'alert', {});
  });
  const stopChats = parts.chats.onChange(() => {
    for (const [stream, { person }] of streams) if (hasRole(person, AGENT_ROLES)) send(stream, 'chat', {});
  });

  const sendContent = (): void => {
    for (const stream of streams.keys()) send(stream, 'content', {});
  };
  const stopContent = [
    parts.bus.subscribe('api.content-changed', (what) => {
      if (parseEvent('api.content-changed', what)) sendContent();
    }),
    // publications during the interruption were not announced
    parts.bus.subscribe(BUS_RECONNECTED, sendContent),
  ];

  return {
    open(response, session, query) {
      if (!session) throw new Refusal(401, 'SIGNED_OUT', 'Sign in to continue.');
      const environment = query.get('environment') ?? 'production';
      if (!ENVIRONMENTS.has(environment))
        throw new Refusal(400, 'REQUEST_MALFORMED', 'The environment does not exist.');
      const watch = watches.get(environment) ?? pollRegistry(environment, parts);
      watches.set(environment, watch);
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-accel-buffering': 'no',
      });
      response.write(`retry: ${RETRY_MS}\n\n`);
      streams.set(response, session);
      const leave = watch.join(session, (event, data) => send(response, event, data));
      response.on('close', () => {
        streams.delete(response);
        if (leave() > 0) return;
        void watch.close();
        watches.delete(environment);
      });
    },
    async close() {
      stopAlerts();
      stopChats();
      for (const stop of stopContent) stop();
      for (const stream of streams.keys()) stream.end();
      await Promise.all([...watches.values()].map((watch) => watch.close()));
    },
  };
}

function send(response: ServerResponse, event: string, data: object): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
