import type { Engagement } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';
import { engagementMessageSchema } from '@foyer/kernel/engagement';
import { oneAtATime, useServices } from '@foyer/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { after } from './adapters/after.ts';

/** A part that failed is read again this often, after waits of 1 s, 2 s and so on (requirements/constants#gamification). */
const RELOADS = 5;
const RELOAD_STEP_MS = 1_000;
const OK = 200;
const unread = ignoreError('the page shows that a part of engagement could not be read');

/** One part of the engagement service as a page shows it. */
export interface EngagementView<Answer> {
  /** `failed`: the last reading failed; an earlier answer stays shown. */
  readonly status: 'loading' | 'failed' | 'ready';
  readonly answer: Answer | undefined;
  /** Reads again. */
  reload(): void;
  /** Replaces the answer with that of an action, unless a later one is shown. */
  accept(answer: Answer): void;
}

interface Versioned {
  readonly version: number;
}

interface Shown<Answer> extends Pick<EngagementView<Answer>, 'status' | 'answer'> {
  readonly path: string;
  /** Readings that failed since the last answer. */
  readonly failures: number;
}

/**
 * Reads one resource of the engagement service, again whenever the service announces a change of it.
 *
 * @param path - path of the provider, with its query
 * @param part - name of the part in messages of the socket
 * @param live - tournaments whose leaderboards are followed; `onMessage` gets their messages
 */
export function useEngagement<Schema extends v.GenericSchema<unknown, Versioned>>(
  path: string,
  schema: Schema,
  part: string,
  live?: { readonly tournaments: readonly string[]; onMessage(message: unknown): void },
): EngagementView<v.InferOutput<Schema>> {
  type Answer = v.InferOutput<Schema>;
  const { engagement } = useServices();
  const [shown, setShown] = useState<Shown<Answer>>(() => empty(path));
  const reader = useRef<() => void>(undefined);
  const reload = useCallback(() => reader.current?.(), []);
  const accept = useCallback(
    (answer: Answer) => setShown((before) => latest(before, before.path, answer)),
    [],
  );
  const tournaments = live?.tournaments.join(' ') ?? '';
  const onMessage = live?.onMessage;

  // Synchronises with the provider. A change during a reading causes one more, so that a burst starves none.
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const read = oneAtATime(async () => {
      if (signal.aborted) return;
      const answer = await readPart(engagement, path, schema, signal).catch(unread);
      if (!signal.aborted)
        setShown((before) => (answer ? latest(before, path, answer) : failed(before, path)));
    });
    reader.current = () => void read();
    reader.current();
    return () => ending.abort();
  }, [engagement, path, schema]);

  // Synchronises with the provider.
  useEffect(
    () =>
      engagement?.follow({
        tournaments: tournaments === '' ? [] : tournaments.split(' '),
        onMessage(message) {
          const known = v.safeParse(engagementMessageSchema, message);
          if (!known.success) onMessage?.(message);
          else if (known.output.type === 'ready' || known.output.parts.includes(part)) reload();
        },
      }),
    [engagement, part, reload, tournaments, onMessage],
  );

  const { failures } = shown;
  // Retries a failed request.
  useEffect(() => {
    if (failures === 0 || failures > RELOADS) return undefined;
    return after(failures * RELOAD_STEP_MS, reload);
  }, [failures, reload]);

  const { status, answer } = shown.path === path ? shown : empty<Answer>(path);
  return { status, answer, reload, accept };
}

async function readPart<Schema extends v.GenericSchema>(
  engagement: Engagement | undefined,
  path: string,
  schema: Schema,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const answer = await engagement?.call({ method: 'GET', path, signal });
  if (answer?.status !== OK) throw new Error(`Engagement answered ${String(answer?.status)}`);
  return v.parse(schema, answer.body);
}

function empty<Answer>(path: string): Shown<Answer> {
  return { path, status: 'loading', answer: undefined, failures: 0 };
}

function failed<Answer>(before: Shown<Answer>, path: string): Shown<Answer> {
  const same = before.path === path ? before : empty<Answer>(path);
  return { ...same, status: 'failed', failures: same.failures + 1 };
}

/** A later answer stays: the one of an action may arrive before that of a reading which began earlier. */
function latest<Answer extends Versioned>(
  before: Shown<Answer>,
  path: string,
  answer: Answer,
): Shown<Answer> {
  const kept = before.path === path ? before.answer : undefined;
  return {
    path,
    status: 'ready',
    answer: kept !== undefined && kept.version > answer.version ? kept : answer,
    failures: 0,
  };
}
