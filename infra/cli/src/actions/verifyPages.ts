import {
  type BrowserPageCheck,
  EVERY_BRAND,
  type PageCheckResult,
  type SiteFinding,
  isUnverified,
  pageCheckResultSchema,
} from '@foyer/kernel/page-check-answers';
import { scriptInventorySchema } from '@foyer/kernel/script-answers';
import type { RouteId } from '@foyer/links';
import { BRANDS } from '@foyer/market';
import { styleText } from 'node:util';
import { runBrowser, type BrowserAnswer } from '../browser/runBrowser.ts';
import { readLiveEvidence } from '../check/evidence.ts';
import { readGatePlayers } from '../check/gatePlayers.ts';
import { viewOf } from '../check/pageViews.ts';
import { EXIT } from '../failure.ts';
import { table } from '../output/table.ts';
import type { Session } from '../sessionTypes.ts';

/** The pages for deposits and withdrawals, and a page over which quick deposit opens. */
const PAYMENT_PAGES = ['lobby', 'deposit', 'withdraw'] as const satisfies readonly RouteId[];

/** Result of the browser part of `verify --pages`, or why there was no browser. */
type BrowserPart = BrowserAnswer<BrowserPageCheck>;

/**
 * Compares the payment pages of every brand with what is signed: as the registry fetches them, and as a browser loads and parses
 * them (PCI DSS 11.6.1). Exit code 1 for a difference, 2 when there was no browser.
 */
export async function verifyPages(
  session: Session,
  loadInBrowser: (session: Session) => Promise<BrowserPart> = readWithBrowser,
): Promise<void> {
  const [fetched, browser] = await Promise.all([
    session.client.post('/v1/page-check', {}, pageCheckResultSchema),
    loadInBrowser(session),
  ]);
  const read = 'result' in browser ? browser.result : undefined;
  const findings = [...fetched.findings, ...(read?.findings ?? [])];
  if (!read) session.terminal.exitCode = EXIT.incomplete;
  if (findings.length > 0) session.terminal.exitCode = EXIT.refused;
  session.printResult(
    { ...fetched, findings, browser },
    [headOf(fetched, browser), ...tableOf(findings)].join('\n'),
  );
}

function headOf({ pages, files, milliseconds, findings }: PageCheckResult, browser: BrowserPart): string {
  const line = (isGood: boolean, text: string): string =>
    `${isGood ? styleText('green', '✓') : styleText('red', '✗')} ${text}`;
  const fetched = line(
    findings.length === 0,
    `Fetched ${pages} pages and ${files} files in ${milliseconds} ms: ${resultOf(findings.length)}`,
  );
  if ('problem' in browser)
    return `${fetched}\n${line(false, `No browser loaded the pages: ${browser.problem}`)}`;
  const { result } = browser;
  return `${fetched}\n${line(
    result.findings.length === 0,
    `Loaded ${result.pages} pages in a browser, which parsed ${result.scripts} scripts and ${result.styles} style sheets: ${resultOf(result.findings.length)}`,
  )}`;
}

function resultOf(findings: number): string {
  return findings === 0
    ? 'all match their signatures'
    : `${findings} ${findings === 1 ? 'difference' : 'differences'}`;
}

function tableOf(findings: readonly SiteFinding[]): readonly string[] {
  return findings.length === 0 ? [] : [table(['Brand', 'Page', 'Problem', 'Subject'], findings.map(rowOf))];
}

/**
 * Lobby, deposit and withdrawal of each brand; the last two signed in where `keys/gate-players.json` has an
 * account.
 */
async function readWithBrowser(session: Session): Promise<BrowserPart> {
  const [inventory, live, players] = await Promise.all([
    session.client.get('/v1/scripts', scriptInventorySchema),
    readLiveEvidence(session),
    readGatePlayers(session.home),
  ]);
  const views = BRANDS.flatMap((brand) =>
    PAYMENT_PAGES.map((page) => {
      const player = page === 'lobby' ? undefined : players[brand];
      return { ...viewOf(brand, page), ...(player && { player }) };
    }),
  );
  const { files, inline } = inventory;
  const site = {
    publicPort: live.edge.port,
    actualPort: live.edge.port,
    ...(live.site && { address: live.site }),
  };
  return runBrowser({ kind: 'read', views, site, inventory: { files, inline } });
}

function rowOf(found: SiteFinding): readonly string[] {
  const { brand, page, problem, subject, tries, isAwaited = false } = found;
  const times = tries === undefined ? '' : `, ${tries === 1 ? 'once' : `${tries} times in a row`}`;
  const meaning = isUnverified(found) ? ' (ALERT: unverified)' : isAwaited ? ' (the edge is starting)' : '';
  return [brand === EVERY_BRAND ? 'every brand' : brand, page, `${problem}${times}${meaning}`, subject];
}
