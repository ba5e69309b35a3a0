import { createHash } from 'node:crypto';
import { BRANDS, isBrandId, type BrandId } from '@foyer/market';
import {
  isContentSection,
  parseContent,
  type ContentBodies,
  type ContentSection,
} from '@foyer/market/content';
import {
  BUS_RECONNECTED,
  openContentPreview,
  startJob,
  type Bus,
  type Clock,
  type FoyerSettings,
  type Log,
  type Pool,
} from '@foyer/runtime';
import { compiledContent, completeBody } from './compiledContent.ts';
import { createLiveContent, type LiveContent } from './liveContent.ts';
import { countPublications, readLive, type LiveRow } from './versions/publicationRows.ts';
import { readBody } from './versions/versionRows.ts';

/** The content of all brands in memory. Never fails: without a database the last good content stays. */
export interface Content {
  of(brand: BrandId): LiveContent;
  /** The content with the drafts of a preview token; the live one when the token is invalid or expired. */
  preview(brand: BrandId, token: string | undefined): Promise<LiveContent>;
  /** Reads what was published. Rejects while the database is unavailable. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface ContentDeps {
  readonly pool: Pool;
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly log: Log;
  readonly clock: Clock;
  readonly settings: Pick<FoyerSettings, 'internalSecret'>;
}

/** Finds publications whose event was lost. */
const POLL_MS = 5_000;
const RETRY_MS = 500;
const MAX_CACHED_DRAFTS = 200;

export async function createContentReader(deps: ContentDeps): Promise<Content> {
  const { pool, bus, log, clock, settings } = deps;
  let live = new Map<BrandId, LiveContent>(BRANDS.map((brand) => [brand, liveOf(brand, [], log)]));
  let known: number | undefined;
  const drafts = new Map<string, unknown>();

  async function read(): Promise<void> {
    const count = await countPublications(pool);
    if (count === known) return;
    const rows = await readLive(pool);
    live = new Map(
      BRANDS.map((brand) => [
        brand,
        liveOf(
          brand,
          rows.filter((row) => row.brand === brand),
          log,
          live.get(brand),
        ),
      ]),
    );
    known = count;
  }

  const job = startJob({
    name: 'content refresh',
    everyMs: POLL_MS,
    retryMs: () => RETRY_MS,
    log,
    run: read,
  });
  await job
    .run()
    .catch((error: unknown) => log.error('content could not be read, serving compiled content', { error }));
  const unsubscribes = [
    bus.subscribe('api.content-changed', () => job.kick()),
    bus.subscribe(BUS_RECONNECTED, () => job.kick()),
  ];

  function of(brand: BrandId): LiveContent {
    return live.get(brand) ?? liveOf(brand, [], log);
  }

  /** Versions never change, so a body is read once. */
  async function draftOf(brand: BrandId, section: ContentSection, number: number): Promise<unknown> {
    const key = `${brand}/${section}/${number}`;
    if (!drafts.has(key)) {
      if (drafts.size >= MAX_CACHED_DRAFTS) drafts.clear();
      drafts.set(key, await readBody(pool, brand, section, number));
    }
    return drafts.get(key);
  }

  return {
    of,
    async preview(brand, token) {
      const grant =
        token === undefined ? undefined : openContentPreview(settings.internalSecret, token, clock());
      if (grant?.brand !== brand) return of(brand);
      try {
        const sections: Record<string, unknown> = { ...of(brand).sections };
        for (const [section, number] of Object.entries(grant.sections)) {
          if (!isContentSection(section)) continue;
          const read = parseContent(
            section,
            completeBody(brand, section, await draftOf(brand, section, number)),
          );
          if (read.ok) sections[section] = read.body;
        }
        // every section was parsed above or when it was read
        return createLiveContent(brand, sections as unknown as ContentBodies, tagOf([token ?? '']));
      } catch (error) {
        log.warn('content preview could not be read, serving live content', { brand, error });
        return of(brand);
      }
    },
    refresh: () => job.run(),
    async close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
      await job.stop();
    },
  };
}

/**
 * The compiled content with what was published. A section whose body this release cannot read keeps its
 * previous value.
 */
function liveOf(brand: BrandId, rows: readonly LiveRow[], log: Log, before?: LiveContent): LiveContent {
  const sections: Record<string, unknown> = { ...compiledContent(brand) };
  const versions: Partial<Record<ContentSection, number>> = {};
  for (const { section, version, body } of rows) {
    if (!isBrandId(brand) || !isContentSection(section)) continue;
    const read = parseContent(section, completeBody(brand, section, body));
    if (read.ok) {
      sections[section] = read.body;
      versions[section] = version;
    } else {
      log.error('published content does not match its schema', { brand, section, version });
      if (!before) continue;
      sections[section] = before.sections[section];
      versions[section] = before.versions[section] ?? 0;
    }
  }
  // every section is compiled or parsed
  return createLiveContent(
    brand,
    sections as unknown as ContentBodies,
    tagOf(rows.map(({ id }) => id)),
    versions,
  );
}

/** Equal for equal publications, in every replica. */
function tagOf(ids: readonly string[]): string {
  return createHash('sha256').update(ids.join(' ')).digest('base64url').slice(0, 16);
}
