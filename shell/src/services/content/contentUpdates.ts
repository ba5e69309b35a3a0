import type { PageSettings } from '@foyer/kernel/page-data';

export interface ContentUpdatesPorts {
  /** The content that the page was composed with; undefined in a page of an older gateway. */
  readonly tag: string | undefined;
  /** The current settings; undefined when they have the given tag. */
  read(tag: string | undefined): Promise<PageSettings | undefined>;
  /** Called once per change of the content. A rejection is reported; the settings stay applied. */
  apply(settings: PageSettings): Promise<unknown>;
  after(ms: number, act: () => void): unknown;
  /** In [0, 1). */
  random(): number;
  failed(error: unknown): void;
}

/** Follows the content of the brand: the socket of the releases announces its tag. */
export interface ContentUpdates {
  /** Undefined when the edge does not report content for this page. */
  notified(tag: string | undefined): void;
  /** Polls the content while the socket sends no announcements. */
  check(): void;
}

/** In ms. All tabs are notified at the same moment; their requests are spread over this time. */
const SPREAD_MS = 1_000;
const RETRY_MS = 2_000;

export function createContentUpdates(ports: ContentUpdatesPorts): ContentUpdates {
  const { tag, read, apply, after, random, failed } = ports;
  let known = tag;
  let notified = tag;
  let isPlanned = false;

  function plan(ms: number): void {
    if (isPlanned) return;
    isPlanned = true;
    after(ms, () => void update());
  }

  async function update(): Promise<void> {
    try {
      const settings = await read(known);
      isPlanned = false;
      if (!settings) return;
      known = settings.contentTag;
      // another publication may have been announced during the request
      if (notified !== undefined && notified !== known) plan(random() * SPREAD_MS);
      await apply(settings).catch(failed);
    } catch (error) {
      isPlanned = false;
      failed(error);
      plan(RETRY_MS);
    }
  }

  return {
    notified(newest) {
      if (newest === undefined) return;
      notified = newest;
      if (newest !== known) plan(random() * SPREAD_MS);
    },
    check: () => plan(random() * SPREAD_MS),
  };
}
