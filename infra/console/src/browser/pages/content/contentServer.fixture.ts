import type { ContentProblem } from '@foyer/market/content';
import type {
  ContentPublication,
  ContentRefusal,
  ContentVersionSummary,
} from '@foyer/market/content-answers';

interface Stored {
  readonly summary: ContentVersionSummary;
  readonly body: unknown;
}

/** The content routes of the console's server, with versions in memory. */
export interface ContentServer {
  readonly fetch: typeof globalThis.fetch;
  /** Decisions that were sent, in order. */
  readonly writes: readonly { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[];
  /** Delivered values by section. */
  readonly compiled: Record<string, unknown>;
  /** Findings of each validation. */
  problems: readonly ContentProblem[];
  protectedChanges: readonly string[];
  /** A validation has no response until this resolves; a rejection is a lost connection. */
  validating: Promise<void>;
  /** Refuses decisions. */
  refusal: ContentRefusal | undefined;
  draft(section: string, number: number, author: string, body?: unknown): void;
  publish(section: string, number: number, author: string, body?: unknown): void;
  rollBack(section: string, number: number): void;
}

const START = Date.parse('2026-11-25T20:00:00.000Z');
const SECOND_MS = 1_000;
const VERSIONS = { missions: 0, tournaments: 0, shop: 0, calendars: 0, miniGames: 0, levels: 0, earning: 0 };
const RULE_STATUS = {
  brand: 'aurora',
  rulesId: 'rules',
  since: '2026-11-25T20:00:00.000Z',
  versions: VERSIONS,
  refused: null,
  players: 0,
  texts: { 'level.1': 'Bronze' },
};

export function createContentServer(bodies: Readonly<Record<string, unknown>>): ContentServer {
  const versions = new Map<string, Stored[]>();
  const publications = new Map<string, ContentPublication[]>();
  const writes: { path: string; body: Readonly<Record<string, unknown>> }[] = [];
  let seconds = 0;
  /** Time of a version or publication: one second after the previous one. */
  const now = (): string => new Date(START + SECOND_MS * (seconds += 1)).toISOString();
  const live = (section: string) => publications.get(section)?.at(-1) ?? null;

  const server: ContentServer = {
    writes,
    compiled: { ...bodies },
    problems: [],
    protectedChanges: [],
    validating: Promise.resolve(),
    refusal: undefined,
    draft(section, number, author, body = bodies[section]) {
      const summary = { number, author, reason: 'Test', at: now(), basedOn: number - 1 };
      versions.set(section, [...(versions.get(section) ?? []), { summary, body }]);
    },
    publish(section, number, author, body) {
      server.draft(section, number, author, body);
      setLive(section, number, author);
    },
    rollBack: (section, number) => setLive(section, number, 'ann@staff.test'),
    fetch: (async (address: string, options: { body?: string } = {}) => {
      const url = new URL(address, 'http://console.test');
      const body =
        options.body === undefined
          ? undefined
          : (JSON.parse(options.body) as Readonly<Record<string, unknown>>);
      if (url.pathname === '/content/validation') await server.validating;
      const refused =
        body !== undefined && url.pathname !== '/content/validation' ? server.refusal : undefined;
      const value = refused ?? (body === undefined ? read(url) : write(url.pathname, body));
      return { ok: !refused, status: refused ? 409 : 200, json: () => Promise.resolve(value) };
    }) as unknown as typeof globalThis.fetch,
  };
  return server;

  function setLive(section: string, version: number, publishedBy: string): void {
    const publication = { version, publishedBy, approvedBy: null, reason: 'Test', at: now() };
    publications.set(section, [...(publications.get(section) ?? []), publication]);
  }

  function read({ pathname, searchParams }: URL): unknown {
    const section = searchParams.get('section') ?? '';
    const stored = versions.get(section) ?? [];
    switch (pathname) {
      case '/content/sections':
        return {
          brand: searchParams.get('brand'),
          tag: '1',
          sections: Object.keys(bodies).map((name) => ({
            section: name,
            live: live(name),
            head: versions.get(name)?.at(-1)?.summary ?? null,
          })),
        };
      case '/content/rules-status':
        return RULE_STATUS;
      case '/content/reward-values':
        return { offers: [] };
      case '/content/version': {
        const current = live(section)?.version ?? 0;
        const number = Number(searchParams.get('number') ?? current);
        const found = stored.find(({ summary }) => summary.number === number);
        return {
          brand: 'aurora',
          section,
          number,
          isLive: number === current,
          summary: found?.summary ?? null,
          body: found?.body ?? bodies[section],
          compiled: server.compiled[section],
        };
      }
      default:
        return {
          versions: stored.map(({ summary }) => summary).reverse(),
          publications: [...(publications.get(section) ?? [])].reverse(),
        };
    }
  }

  function write(path: string, body: Readonly<Record<string, unknown>>): unknown {
    if (path === '/content/rules-preview')
      return {
        problems: [],
        missions: [],
        tournaments: [],
        items: [],
        calendars: [],
        miniGames: [],
        levels: [],
        earning: [],
      };
    if (path === '/content/validation')
      return { problems: server.problems, protectedChanges: server.protectedChanges };
    writes.push({ path, body });
    const section = String(body['section']);
    switch (path) {
      case '/content/draft': {
        const number = (versions.get(section)?.at(-1)?.summary.number ?? 0) + 1;
        server.draft(section, number, 'ann@staff.test', body['body']);
        return { number };
      }
      case '/content/publication':
        setLive(section, Number(body['version']), 'ann@staff.test');
        return { version: body['version'], approvedBy: null };
      case '/content/preview':
        return { address: 'http://aurora.localhost:4000/?foyer-content=sealed', expiresAt: now() };
      default:
        return { drafts: { features: 1 } };
    }
  }
}
