import { decidedSchema } from '@foyer/kernel/change-answers';
import { ignoreError } from '@foyer/kernel';
import { RegistryRefusal } from '@foyer/runtime/registry-access';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { styleText } from 'node:util';
import * as v from 'valibot';
import { confirmByTyping } from '../confirm.ts';
import { EXIT } from '../failure.ts';
import { parseDuration } from '../parseTime.ts';
import { table } from '../output/table.ts';
import type { Session } from '../sessionTypes.ts';

const releaseSetSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ version: v.number() }));
const POLL_MS = 50;
const MAX_EDGE_MS = 20_000;
const MAX_REQUEST_MS = 2_000;
/** Decisions reach open pages within this time. */
const EDGE_GOAL_MS = 2_000;

/** One step of the drill. */
interface DrillStep {
  readonly name: string;
  /** Milliseconds until the registry had decided. */
  readonly decidedMs: number | null;
  /** Milliseconds from the command until the edge of this machine served the decision. */
  readonly servedMs: number | null;
  readonly result: 'passed' | 'late' | 'failed' | 'skipped';
  readonly note: string;
}

export interface DrillOptions {
  readonly app: string;
  readonly brand: string;
  readonly yes: boolean;
}

/**
 * Practises an incident on a running product: switch-off, freeze, refused promotion, rollback and restore, each
 * with its times. Ends with a restore of the time at which it started, and with the end of its freeze.
 */
export async function drill(session: Session, { app, brand, yes }: DrillOptions): Promise<void> {
  await confirmByTyping(session.terminal, brand, yes);
  const steps: DrillStep[] = [];
  const change = (kind: string, more: object = {}): Promise<v.InferOutput<typeof decidedSchema>> =>
    session.client.post(
      '/v1/changes',
      { environment: session.environment, kind, reason: 'Drill of the emergency procedures', ...more },
      decidedSchema,
    );

  async function step(
    name: string,
    kind: string,
    more: object = {},
    skipCodes: string[] = [],
  ): Promise<void> {
    const started = performance.now();
    try {
      const { version } = await change(kind, more);
      const decidedMs = Math.round(performance.now() - started);
      const isServed = await servedBy(session.gatewayPort, brand, version);
      const servedMs = Math.round(performance.now() - started);
      steps.push({
        name,
        decidedMs,
        servedMs: isServed ? servedMs : null,
        result: !isServed ? 'failed' : servedMs <= EDGE_GOAL_MS ? 'passed' : 'late',
        note: isServed ? `version ${version}` : `the edge did not serve version ${version}`,
      });
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
      steps.push({
        name,
        decidedMs: null,
        servedMs: null,
        result: skipCodes.includes(error.code) ? 'skipped' : 'failed',
        note: `${error.code}: ${error.message}`,
      });
    }
  }

  const start = new Date().toISOString();
  const scope = { brand };
  try {
    await step('Switch off', 'off', { app, scope, publicReason: 'incident' });
    await step('Freeze', 'freeze', { scope, until: parseDuration('15m', Date.now()) });
    steps.push(await refused(session, change, { app, brand }));
    await step('Roll back', 'rollback', { app }, ['NO_PREVIOUS_RELEASE']);
    await step('Restore', 'restore', { at: start });
  } finally {
    await step('End freeze', 'unfreeze', { scope }, ['NOT_FROZEN']);
  }
  if (steps.some(({ result }) => result === 'failed')) session.terminal.exitCode = EXIT.refused;
  session.printResult({ app, brand, start, steps }, textOf(steps));
}

/** A pin must be refused while the brand is frozen; the restore removes one that was accepted. */
async function refused(
  session: Session,
  change: (kind: string, more: object) => Promise<unknown>,
  { app, brand }: { readonly app: string; readonly brand: string },
): Promise<DrillStep> {
  const started = performance.now();
  const step = { name: 'Refuse a rollout', servedMs: null } as const;
  const { release } = await session.client.get(
    `/v1/explain?environment=${session.environment}&brand=${brand}&app=${app}`,
    v.pipe(
      v.looseObject({
        steps: v.array(v.looseObject({ layer: v.string(), decision: v.optional(v.unknown()) })),
      }),
      v.transform(({ steps }) => ({ release: releaseIn(steps) })),
    ),
  );
  try {
    await change('pin', { app, release, scope: { brand } });
    return { ...step, decidedMs: null, result: 'failed', note: 'a pin was accepted during the freeze' };
  } catch (error) {
    if (!(error instanceof RegistryRefusal)) throw error;
    const decidedMs = Math.round(performance.now() - started);
    return { ...step, decidedMs, result: error.code === 'FROZEN' ? 'passed' : 'failed', note: error.code };
  }
}

const releaseDecision = v.object({ kind: v.literal('release'), release: v.string() });

function releaseIn(steps: readonly { readonly decision?: unknown }[]): string {
  for (const { decision } of steps) {
    const found = v.safeParse(releaseDecision, decision);
    if (found.success) return found.output.release;
  }
  return '';
}

/** True when the edge serves this version to visitors of the brand. */
async function servedBy(port: number, brand: string, version: number): Promise<boolean> {
  const deadline = performance.now() + MAX_EDGE_MS;
  while (performance.now() < deadline) {
    const set = v.safeParse(
      releaseSetSchema,
      await releaseSet(port, brand).catch(ignoreError('the edge is asked again')),
    );
    if (set.success && set.output.version >= version) return true;
    await setTimeout(POLL_MS);
  }
  return false;
}

/** Node resolves no `*.localhost`, so the brand is in the header. */
function releaseSet(port: number, brand: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path: '/release-set',
        headers: { host: `${brand}.localhost:${port}` },
        signal: AbortSignal.timeout(MAX_REQUEST_MS),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve(text));
        response.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end();
  });
}

const LOOKS = { passed: 'green', late: 'yellow', failed: 'red', skipped: 'yellow' } as const;

function textOf(steps: readonly DrillStep[]): string {
  const ms = (value: number | null): string => (value === null ? '' : `${value} ms`);
  return table(
    ['Step', 'Result', 'Decided', 'Served by the edge', 'Note'],
    steps.map(({ name, result, decidedMs, servedMs, note }) => [
      name,
      styleText(LOOKS[result], result),
      ms(decidedMs),
      ms(servedMs),
      note,
    ]),
  );
}
