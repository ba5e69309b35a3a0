import { ignoreError } from '@foyer/kernel';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Allowed values by label; any other value is counted as `other`, so that clients cannot create time
 * series.
 */
export type LabelValues = Readonly<Record<string, readonly string[]>>;

/** A counter of one service. */
export interface Count {
  add(labels?: Readonly<Record<string, string>>, by?: number): void;
}

/** A histogram of durations of one service. */
export interface Duration {
  observe(seconds: number): void;
}

/** Metrics of one service; one instance per service name. */
export interface Metrics {
  /** `foyer_<service>_<name>_total`. */
  count(name: string, help: string, labels?: LabelValues): Count;
  /** `foyer_<service>_<name>_seconds`, a histogram. */
  duration(name: string, help: string): Duration;
  /** `foyer_<service>_<name>`, read at each scrape; undefined reports no value. */
  gauge(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void;
  /** Duration of requests in seconds, by route, method and status. */
  readonly requests: Histogram<'route' | 'method' | 'status'>;
  readonly sockets: Gauge;
  readonly registry: Registry;
}

const OTHER = 'other';
const DURATION_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const services = new Map<string, Metrics>();

/** Metrics of event loop and memory, shared by all services of the process. */
export const processMetrics = new Registry();
let hasProcess = false;

export function metricsOf(service: string): Metrics {
  const known = services.get(service) ?? createMetrics(service);
  services.set(service, known);
  return known;
}

/** All metrics of a service and its process, in Prometheus text format. */
export async function exposition(service: string): Promise<string> {
  if (!hasProcess) collectDefaultMetrics({ register: processMetrics, prefix: 'foyer_' });
  hasProcess = true;
  return Registry.merge([metricsOf(service).registry, processMetrics]).metrics();
}

function createMetrics(service: string): Metrics {
  const registry = new Registry();
  const prefix = `foyer_${service.replaceAll('-', '_')}_`;
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: `${prefix}request_seconds`,
      help: 'Duration of requests',
      labelNames: ['route', 'method', 'status'] as const,
      buckets: DURATION_BUCKETS,
      registers,
    }),
    sockets: new Gauge({ name: `${prefix}sockets_open`, help: 'WebSockets that are open', registers }),
    count(name, help, labels = {}) {
      const known = registry.getSingleMetric(`${prefix}${name}_total`) as Counter | undefined;
      const counter =
        known ??
        new Counter({ name: `${prefix}${name}_total`, help, labelNames: Object.keys(labels), registers });
      return { add: (given = {}, by = 1) => counter.inc(bounded(labels, given), by) };
    },
    duration(name, help) {
      const full = `${prefix}${name}_seconds`;
      const known = registry.getSingleMetric(full) as Histogram | undefined;
      return known ?? new Histogram({ name: full, help, buckets: DURATION_BUCKETS, registers });
    },
    gauge(name, help, read) {
      registry.removeSingleMetric(`${prefix}${name}`); // replaced when a service is created again
      new Gauge({
        name: `${prefix}${name}`,
        help,
        registers,
        async collect() {
          const value = await Promise.resolve()
            .then(read)
            .catch(ignoreError('gauge could not be read; the other metrics are still exposed'));
          if (value === undefined) this.remove(); // `reset` would report 0
          else this.set(value);
        },
      });
    },
  };
}

function bounded(labels: LabelValues, given: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(labels).map(([label, values]) => {
      const value = given[label] ?? OTHER;
      return [label, values.includes(value) ? value : OTHER];
    }),
  );
}
