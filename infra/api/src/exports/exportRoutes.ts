import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formattingTag } from '@foyer/links';
import { brands, licences } from '@foyer/market';
import { sendJson, type Clock } from '@foyer/runtime';
import type { Content } from '../content/contentReader.ts';
import type { IdentityDeps } from '../sessions/identityCalls.ts';
import { readSignIns } from '../sessions/sessionHistory.ts';
import { signedInBy } from '../sessions/signedInBy.ts';
import type { TokenDeps } from '../sessions/tokenIdentity.ts';
import type { ContextDeps, SignedIn } from '../server/graphql/context.ts';
import type { DocumentStoreDeps } from '../documents/store/documentStore.ts';
import type { CatalogueStore } from '../games/catalogueStore.ts';
import { ARCHIVE_PATH, sendArchive } from '../personal-data/sendArchive.ts';
import { csvOf } from './csv.ts';
import { filterName, filterSummary } from './exportFilter.ts';
import { createExportTable } from './createExportTable.ts';
import { onlineSince } from '../server/graphql/historyPeriod.ts';
import { fullName } from '../players/names.ts';
import { exportContentOf, exportFileOf, type ExportContent, type ExportFile } from './exportRequest.ts';

const MINUTE_MS = 60_000;
const MAX_PER_MINUTE = 10;

export interface ExportDeps extends ContextDeps, TokenDeps, IdentityDeps {
  readonly catalogue: Pick<CatalogueStore, 'current'>;
  readonly content: Pick<Content, 'of' | 'preview'>;
  readonly documents: DocumentStoreDeps;
}

/**
 * The player's own histories as files: `GET /exports/<name>.<csv|pdf>?from=&to=&locale=[&status=&method=]`
 * with the access token. Lists have commas: status of payments and bonuses, method of payments.
 */
export function createExportHandler(
  deps: ExportDeps,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const quota = createQuota(deps.clock);

  return async function handle(request, response) {
    const url = new URL(request.url ?? '/', 'http://api');
    const file = exportFileOf(url);
    const isArchive = url.pathname === ARCHIVE_PATH;
    if (request.method !== 'GET' || !(file || isArchive))
      return sendJson(response, 404, { code: 'NOT_FOUND' });
    const signedIn = await signedInBy(deps, request);
    if (signedIn === 'UNAVAILABLE')
      return sendJson(response, 503, { code: 'UNAVAILABLE' }, { 'retry-after': '1' });
    if (!signedIn) return sendJson(response, 401, { code: 'SIGN_IN_REQUIRED' });
    if (!file) {
      if (!quota(signedIn.player.id))
        return sendJson(response, 429, { code: 'TOO_MANY' }, { 'retry-after': '60' });
      return sendArchive(deps, response, signedIn.player, url.searchParams.get('token'));
    }
    const content = exportContentOf(url, file.name, {
      playerLanguage: signedIn.player.language,
      since: onlineSince(licences[brands[signedIn.identity.brand].licence], deps.clock()),
    });
    if (typeof content === 'string') return sendJson(response, 400, { code: content });
    if (!quota(signedIn.player.id))
      return sendJson(response, 429, { code: 'TOO_MANY' }, { 'retry-after': '60' });
    await send(deps, response, signedIn, { ...file, ...content });
  };
}

async function send(
  deps: ExportDeps,
  response: ServerResponse,
  { identity, player, wallet }: SignedIn,
  { name, format, from, to, filter, locale }: ExportFile & ExportContent,
): Promise<void> {
  const catalogue = deps.catalogue.current();
  const content = deps.content.of(identity.brand);
  const table = createExportTable(name, {
    pool: deps.pool,
    playerId: player.id,
    currency: wallet.currency,
    from,
    to,
    filter,
    at: new Date(deps.clock()),
    locale,
    content,
    signIns: (chosen, page) => readSignIns(deps, identity, chosen, page),
    gameName: (id) => catalogue.gameById.get(id)?.name ?? catalogue.withdrawnNames.get(id) ?? id,
    isLive: (id) => catalogue.gameById.get(id)?.kind === 'LIVE',
  });
  const brand = brands[identity.brand];
  const timeZone = licences[brand.licence].timeZone;
  const label = (key: string): string => content.textOf(`export.${key}`, locale) ?? key;
  const language = formattingTag(locale, brand.homeCountry);
  const day = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const body =
    format === 'csv'
      ? Readable.from(csvOf(table))
      : // loading the PDF library takes long, and most processes never need it
        (await import('./pdf.ts')).pdfOf(table, {
          brand: brand.title,
          language,
          timeZone,
          pageText: label('page'),
          cutText: label('cut'),
          facts: [
            [label('player'), fullName(player)],
            [label('account'), `•••• ${player.id.slice(-4)}`],
            [label('period'), `${day.format(from)} – ${day.format(to)}`],
            ...filterSummary(filter, label),
            [label('made'), day.format(deps.clock())],
          ],
        });
  response.writeHead(200, {
    'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
    'content-disposition': `attachment; filename="${brand.id}-${name}${filterName(filter)}-${dayIn(timeZone, from.getTime())}-${dayIn(timeZone, to.getTime() - 1)}.${format}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'Authorization',
  });
  // an incomplete file must not appear complete: the connection is closed
  await pipeline(body, response).catch((error: unknown) =>
    deps.log.warn('export aborted', { export: name, format, error }),
  );
}

/** The day in the licence's time zone, `yyyy-mm-dd`, as on the page and in the head of the file. */
function dayIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}

/** Limits exports per player and minute; expired windows are removed. */
function createQuota(clock: Clock): (playerId: string) => boolean {
  let startedAt = clock();
  let counts = new Map<string, number>();
  return (playerId) => {
    if (clock() - startedAt >= MINUTE_MS) {
      startedAt = clock();
      counts = new Map();
    }
    const times = (counts.get(playerId) ?? 0) + 1;
    counts.set(playerId, times);
    return times <= MAX_PER_MINUTE;
  };
}
