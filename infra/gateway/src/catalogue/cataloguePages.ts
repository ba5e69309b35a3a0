import type { RouteMatch } from '@foyer/links';
import { startJob, type Clock, type Log, type ServiceClient } from '@foyer/runtime';
import * as v from 'valibot';
import type { Upstream } from '../proxy/upstreams.ts';

/** The existing pages of games, lists, categories and studios (ADR 0253). */
export interface CataloguePages {
  /** False for a page of the catalogue with an unknown slug; true while the catalogue was never read. */
  exists(match: RouteMatch): boolean;
  /** Queries the api now instead of at the next poll. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface CataloguePagesOptions {
  readonly api: Upstream;
  readonly log: Log;
  readonly clock: Clock;
  readonly serviceClient: Pick<ServiceClient, 'callSigned'>;
  readonly internalSecret: string;
}

/** In ms. A new game is answered with 404 for at most this long; the page still shows it. */
const POLL_MS = 15_000;
const DEADLINE_MS = 2_000;

const slugs = v.pipe(
  v.array(v.string()),
  v.transform((list): ReadonlySet<string> => new Set(list)),
);
const answerSchema = v.object({
  game: slugs,
  'game-studio': slugs,
  'game-category': slugs,
  'game-list': slugs,
});
type Slugs = v.InferOutput<typeof answerSchema>;

export async function createCataloguePages(options: CataloguePagesOptions): Promise<CataloguePages> {
  const { api, log } = options;
  let known: Slugs | undefined;
  let isReachable = true;

  async function poll(): Promise<void> {
    const { status, body } = await options.serviceClient.callSigned({
      baseUrl: `http://${api.host}:${api.port}`,
      path: '/internal/catalogue/slugs',
      method: 'GET',
      secret: options.internalSecret,
      clock: options.clock,
      deadlineMs: DEADLINE_MS,
    });
    if (status !== 200) throw new Error(`The api answered the request for slugs with status ${status}.`);
    const answer = v.parse(answerSchema, body);
    // an api without a catalogue returns no pages yet
    if (answer.game.size > 0) known = answer;
    isReachable = true;
  }

  const job = startJob({
    name: 'catalogue pages poll',
    everyMs: POLL_MS,
    log,
    run: () =>
      poll().catch((error: unknown) => {
        if (isReachable)
          log.warn('catalogue pages could not be read, keeping the last known ones', { error });
        isReachable = false;
      }),
  });

  await job.run();

  return {
    exists({ id, parameters: { slug = '' } }) {
      return known === undefined || !isCataloguePage(id) || known[id].has(slug);
    },
    refresh: () => job.run(),
    close: () => job.stop(),
  };
}

function isCataloguePage(id: string): id is keyof Slugs {
  return Object.hasOwn(answerSchema.entries, id);
}
