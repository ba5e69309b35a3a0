import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bus } from '../db/bus.ts';
import type { Pool } from '../db/database.ts';
import type { Service } from '../http/service.ts';
import { exposition, metricsOf } from './metrics.ts';
import { createRouteTemplates } from './routeTemplate.ts';
import { inServerSpan, isTracing } from './tracing.ts';

export interface Observed {
  readonly pool?: Pool;
  /** Template of a known path; undefined derives it from the shape of the path. */
  routeOf?(path: string): string | undefined;
  /**
   * True for services that clients call directly: they start new traces, because a client could otherwise
   * force its requests to be traced.
   */
  readonly isEdge?: boolean;
}

/** Host names that belong to no public site: such requests come from this machine. */
const OWN_HOST = /^(?:127\.0\.0\.1|\[::1\]|localhost)(?::\d{1,5})?$/;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const UNMATCHED = 'unmatched';

/**
 * Adds metrics and traces for requests, sockets and connections to a service, and `GET /metrics` for this
 * machine only.
 */
export function observe(service: Service, { pool, routeOf, isEdge = false }: Observed = {}): Service {
  const metrics = metricsOf(service.name);
  const templates = createRouteTemplates();
  const templateOf = (path: string): string => routeOf?.(path) ?? templates(path);
  if (pool) {
    metrics.gauge('pool_connections', 'Connections to the database', () => pool.totalCount);
    metrics.gauge('pool_idle', 'Idle database connections', () => pool.idleCount);
    metrics.gauge('pool_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
  }

  function measure(request: IncomingMessage, response: ServerResponse, done: (route: string) => void): void {
    const started = performance.now();
    response.once('close', () => {
      // unmatched paths get no route of their own: clients can make up any number of them
      const route =
        response.statusCode === 404 || response.statusCode === 421
          ? UNMATCHED
          : templateOf(request.url ?? '/');
      const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other';
      metrics.requests.observe(
        { route, method, status: String(response.statusCode) },
        (performance.now() - started) / 1_000,
      );
      done(route);
    });
  }

  return {
    ...service,
    handler(request, response) {
      if (request.url === '/metrics' && isFromHere(request)) return void sendMetrics(service.name, response);
      if (!isTracing()) {
        measure(request, response, () => undefined);
        return service.handler(request, response);
      }
      inServerSpan(`${service.name} ${request.method ?? ''}`, isEdge ? {} : request.headers, (span) => {
        response.setHeader('server-timing', `trace;desc="${span.spanContext().traceId}"`);
        measure(request, response, (route) => {
          span.updateName(`${service.name} ${request.method ?? ''} ${route}`);
          span.setAttributes({
            'foyer.service': service.name,
            'http.route': route,
            'http.response.status_code': response.statusCode,
          });
          span.end();
        });
        service.handler(request, response);
      });
    },
    ...(service.upgrade &&
      ({
        upgrade(request, socket, head) {
          metrics.sockets.inc();
          socket.once('close', () => metrics.sockets.dec());
          service.upgrade?.(request, socket, head);
        },
      } satisfies Pick<Service, 'upgrade'>)),
  };
}

/** Counts published and received bus messages, by the first segment of the topic. */
export function observeBus(service: string, bus: Bus): Bus {
  const topics = {
    topic: [
      'api',
      'identity',
      'games',
      'jackpot',
      'chat',
      'engagement',
      'registry',
      'session',
      'wallet',
      'player',
      'bet',
      'reward',
      'catalogue',
    ],
  };
  const [published, received] = [
    metricsOf(service).count('bus_published', 'Messages published on the bus', topics),
    metricsOf(service).count('bus_received', 'Messages received from the bus', topics),
  ];
  const first = (topic: string): string => topic.split(/[.:]/, 1)[0] ?? '';
  return {
    ...bus,
    publish(topic, payload) {
      published.add({ topic: first(topic) });
      return bus.publish(topic, payload);
    },
    publishAll(messages, transaction) {
      for (const { topic } of messages) published.add({ topic: first(topic) });
      return bus.publishAll(messages, transaction);
    },
    subscribe: (topic, handler) =>
      bus.subscribe(topic, (payload, id) => {
        received.add({ topic: first(topic) });
        handler(payload, id);
      }),
  };
}

/** A proxy on this machine forwards requests of others, but names the client in its headers. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  return (
    LOOPBACK.has(socket.remoteAddress ?? '') &&
    OWN_HOST.test(headers.host ?? '') &&
    headers['x-forwarded-for'] === undefined &&
    headers['forwarded'] === undefined
  );
}

async function sendMetrics(service: string, response: ServerResponse): Promise<void> {
  const text = await exposition(service);
  response
    .writeHead(200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(text);
}
