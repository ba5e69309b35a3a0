import { BRANDS, brands, type BrandId } from '@foyer/market';
import { compiledFeatures, compiledFlags } from '@foyer/market/content';
import { publicContentSchema, publicContentsSchema, type PublicContent } from '@foyer/market/public-content';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ifMissing } from '../files.ts';
import type { ServiceClient } from '../http/serviceClient.ts';
import type { Clock } from '../jobs/clock.ts';
import { startJob } from '../jobs/startJob.ts';
import type { Log } from '../observability/log.ts';

/**
 * The public settings of the brands: those of the api, else the last good ones, else the compiled ones
 * (ADR 0208).
 */
export interface ContentSource {
  of(brand: BrandId): PublicContent;
  /** The settings with the drafts of a preview token; the live ones when the api does not answer. */
  preview(brand: BrandId, token: string): Promise<PublicContent>;
  onChange(listener: () => void): void;
  /** Queries the api now instead of at the next poll. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface ContentSourceOptions {
  readonly home: string;
  /** Name of the file with the last good content in `home`, which several services may share. */
  readonly file: string;
  readonly api: { readonly host: string; readonly port: number };
  readonly log: Log;
  readonly clock: Clock;
  readonly serviceClient: Pick<ServiceClient, 'callSigned'>;
  readonly internalSecret: string;
  readonly pollMs?: number;
}

const POLL_MS = 500;
const DEADLINE_MS = 2_000;
const PATH = '/internal/content/public';

type Contents = Partial<Record<BrandId, PublicContent>>;
const fileSchema = v.pipe(v.string(), v.parseJson(), publicContentsSchema);

export async function createContentSource(options: ContentSourceOptions): Promise<ContentSource> {
  const { log, pollMs = POLL_MS } = options;
  const file = join(options.home, options.file);
  const listeners: (() => void)[] = [];
  let isReachable = true;
  let { tag, contents } = await readLastGood(file, log);

  async function ask(query: string): Promise<unknown> {
    const { status, body } = await options.serviceClient.callSigned({
      baseUrl: `http://${options.api.host}:${options.api.port}`,
      path: `${PATH}${query}`,
      method: 'GET',
      secret: options.internalSecret,
      clock: options.clock,
      deadlineMs: DEADLINE_MS,
    });
    if (status !== 200) throw new Error(`The api answered the request for content with status ${status}.`);
    return body;
  }

  async function poll(): Promise<void> {
    const answer = v.parse(publicContentsSchema, await ask(`?tag=${encodeURIComponent(tag)}`));
    if (!isReachable) log.info('content source recovered');
    isReachable = true;
    if (answer.brands === null || answer.tag === tag) return;
    contents = answer.brands;
    tag = answer.tag;
    for (const listener of listeners) listener();
    // stored after pages were notified: a full disk must not delay them
    await store(file, JSON.stringify(answer));
  }

  const job = startJob({
    name: 'content poll',
    everyMs: pollMs,
    log,
    run: () =>
      poll().catch((error: unknown) => {
        if (isReachable) log.warn('content could not be read, keeping the last valid content', { error });
        isReachable = false;
      }),
  });
  await job.run();

  const of = (brand: BrandId): PublicContent => contents[brand] ?? COMPILED[brand];
  return {
    of,
    async preview(brand, token) {
      try {
        return v.parse(
          publicContentSchema,
          await ask(`?brand=${brand}&preview=${encodeURIComponent(token)}`),
        );
      } catch (error) {
        log.warn('content preview could not be read, serving live content', { brand, error });
        return of(brand);
      }
    },
    onChange: (listener) => void listeners.push(listener),
    refresh: () => job.run(),
    close: () => job.stop(),
  };
}

async function readLastGood(file: string, log: Log): Promise<{ tag: string; contents: Contents }> {
  try {
    const text = await readFile(file, 'utf8').catch(ifMissing(undefined));
    if (text !== undefined) {
      const { tag, brands: contents } = v.parse(fileSchema, text);
      if (contents) return { tag, contents };
    }
  } catch (error) {
    log.error('stored content could not be read, using compiled content', { error });
  }
  return { tag: '', contents: {} };
}

async function store(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

const COMPILED = Object.fromEntries(
  BRANDS.map((brand): [BrandId, PublicContent] => [
    brand,
    {
      brand,
      tag: 'compiled',
      features: compiledFeatures(brands[brand]),
      flags: compiledFlags(),
      abTests: brands[brand].abTests.map(({ name, variants }) => ({ name, variants: [...variants] })),
      themes: {},
    },
  ]),
) as Readonly<Record<BrandId, PublicContent>>; // one entry per brand
