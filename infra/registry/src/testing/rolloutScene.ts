import { beforeEach } from '@jest/globals';
import { cellStart, createLog, type EvidenceCell } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import type { EvaluatedRollouts } from '@foyer/kernel/rollout-answers';
import type { TimelineEntry } from '@foyer/kernel/timeline-answers';
import { createEdge } from '../edge/edge.ts';
import { EMPTY_HISTOGRAM } from '../health/evidenceStore.ts';
import { createMutex, type Registry } from '../registry.ts';
import { createRolloutController, type RolloutController } from '../rollouts/rolloutController.ts';
import { createRolloutEvaluator } from '../rollouts/watchedReleases.ts';
import type { CheckedClient } from './checkedClient.ts';
import { registerStarted } from './registerStarted.ts';
import { startTestRegistry, type TestRegistry } from './testRegistry.ts';

/** The application whose releases are rolled out. */
export const APP = 'mfe-casino';

export const SCHEDULE = [
  { share: 100, minutes: 10 },
  { share: 5_000, minutes: 10 },
];

const MINUTE_MS = 60_000;

/** A registry with a rollout controller that evaluates on demand, on a clock that the test advances. */
export interface RolloutScene {
  readonly registry: TestRegistry;
  readonly operator: CheckedClient;
  readonly edge: CheckedClient;
  readonly controller: RolloutController;
  /** The release published last. */
  readonly fresh: string;
  /** The release promoted when the test started. */
  readonly promoted: string;
  /** Log lines of all controllers. */
  readonly alerts: string[];
  /** Publishes a release over the promoted one, and starts a controller without state. */
  startTest(): Promise<void>;
  /** Replaces the controller by the one of a newly started process. */
  restartController(): Promise<void>;
  publish(): Promise<void>;
  /** Sends a change of {@link APP} in production. */
  decide(change: object): Promise<object>;
  /** Advances the clock. */
  pass(minutes: number): void;
  /**
   * Stores evidence of the current time, and advances the clock until it is complete. A cell concerns {@link
   * fresh} on tuli by default.
   */
  sendEvidence(...cells: readonly Partial<EvidenceCell>[]): Promise<void>;
  running(): Promise<EvaluatedRollouts['rollouts']>;
  /** Last entries of the audit log about {@link APP}, the newest first. */
  last(count?: number): Promise<readonly TimelineEntry[]>;
}

/** The scene of a test file; each test starts over the last promoted release. */
export function registerRolloutScene(): RolloutScene {
  const scene = registerStarted(startRolloutScene, ({ registry }) => registry.close());
  beforeEach(() => scene.startTest());
  return scene;
}

/** Starts a registry whose first release of {@link APP} is promoted. */
async function startRolloutScene(): Promise<RolloutScene> {
  const registry = await startTestRegistry();
  const [operator, edge] = [await registry.as('staff/operator'), await registry.as('services/edge')];
  const alerts: string[] = [];
  let published = 0;
  let fresh = '';
  let promoted = '';
  let controller: RolloutController;

  async function restartController(): Promise<void> {
    const other: Registry = {
      ...registry.dependencies,
      log: createLog('registry', (line) => void alerts.push(line)),
      edge: await createEdge(registry.dependencies, await registry.key('release-set')),
      serviceClient: testClient,
      runExclusive: createMutex(),
    };
    controller = createRolloutController(other, createRolloutEvaluator(registry.dependencies));
  }

  async function publish(): Promise<void> {
    published += 1;
    fresh = `c${published}`;
    await registry.publish(APP, fresh, published);
  }

  function decide(change: object): Promise<object> {
    return operator.post('/v1/changes', {
      environment: 'production',
      app: APP,
      reason: 'Test',
      ...change,
    });
  }

  function pass(minutes: number): void {
    registry.skew.milliseconds += minutes * MINUTE_MS;
  }

  async function sendEvidence(...cells: readonly Partial<EvidenceCell>[]): Promise<void> {
    const at = cellStart(registry.dependencies.clock()) + 5_000;
    registry.skew.milliseconds += 5_000;
    await edge.post('/v1/evidence', {
      id: crypto.randomUUID(),
      violations: [],
      cells: cells.map((given) => ({
        app: APP,
        release: fresh,
        brand: 'tuli',
        at,
        opened: 0,
        failed: 0,
        broke: 0,
        codes: {},
        ready: EMPTY_HISTOGRAM,
        ...given,
      })),
    });
    registry.skew.milliseconds += 20_000;
  }

  await registry.publish('shell', 's1', 1);
  await publish();
  await decide({ kind: 'promote', release: fresh });
  await restartController();

  return {
    registry,
    operator,
    edge,
    get controller() {
      return controller;
    },
    get fresh() {
      return fresh;
    },
    get promoted() {
      return promoted;
    },
    alerts,
    async startTest() {
      promoted = (await registry.plan()).apps.find(({ app }) => app === APP)?.release ?? '';
      pass(65); // after the watched hour, so that the earlier promotion is not evaluated
      await publish();
      await restartController();
    },
    restartController,
    publish,
    decide,
    pass,
    sendEvidence,
    running: async () => (await operator.get('/v1/rollouts')).rollouts,
    last: async (count = 1) =>
      (await operator.get(`/v1/audit?environment=production&app=${APP}&limit=${count}`)).entries,
  };
}
