import type { PageFinding } from '@foyer/kernel/page-check-answers';
import { integrityOf } from '@foyer/runtime';
import { countScriptTags, readMarkup, type Element } from './readMarkup.ts';

export interface ReceivedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly markup: string;
}

/** Scripts that may be in a document, of any owner. */
export interface AllowedScripts {
  readonly files: readonly { readonly path: string; readonly integrity: string }[];
  readonly inline: readonly { readonly integrity: string }[];
}

export interface PageExpectation {
  readonly inventory: AllowedScripts;
  /** Exact values of every security header, for the nonce in the response. */
  headers(nonce: string): Readonly<Record<string, string>>;
}

/** Security headers that our edge does not send: they must not be in the response either. */
const NEVER_SENT = [
  'content-security-policy-report-only',
  'report-to',
  'nel',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'link',
  'refresh',
  'sourcemap',
  'x-sourcemap',
  'service-worker-allowed',
  'cross-origin-embedder-policy',
  'document-policy',
  'x-xss-protection',
];
/** Not compared: a proxy may compress differently. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['vary']);
const NONCE = /'nonce-([A-Za-z0-9+/=]{20,})'/;
const FORBIDDEN: ReadonlySet<string> = new Set([
  'base',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'portal',
  'fencedframe',
]);
const DATA_BLOCK = 'application/json';
const MAX_SUBJECT_LENGTH = 200;

/**
 * Every difference between a page and what was signed: exact header values, scripts by inventory. No clock,
 * no I/O.
 */
export function judgePage(page: ReceivedPage, expected: PageExpectation): readonly PageFinding[] {
  if (page.status !== 200) return [{ problem: 'unreachable', subject: String(page.status) }];
  const nonce = NONCE.exec(page.headers['content-security-policy'] ?? '')?.[1] ?? '';
  return [
    ...judgeHeaders(page.headers, expected.headers(nonce)),
    ...judgeMarkup(page.markup, nonce, expected.inventory),
  ];
}

/** Files of our own that the page loads immediately, each once. */
export function filesOf(page: ReceivedPage, inventory: AllowedScripts): ReadonlyMap<string, string> {
  const known = new Map(inventory.files.map(({ path, integrity }) => [path, integrity]));
  const named = readMarkup(page.markup)
    .map(addressOf)
    .filter((address) => address !== undefined);
  return new Map(named.flatMap((path) => (known.has(path) ? [[path, known.get(path) ?? '']] : [])));
}

function judgeHeaders(
  headers: ReceivedPage['headers'],
  expected: Readonly<Record<string, string>>,
): readonly PageFinding[] {
  const wanted = Object.entries(expected).filter(([name]) => !NOT_COMPARED.has(name));
  return [
    ...wanted.flatMap(([name, value]): readonly PageFinding[] => {
      if (headers[name] === undefined) return [{ problem: 'header-missing', subject: name }];
      return headers[name] === value ? [] : [{ problem: 'header-changed', subject: name }];
    }),
    ...NEVER_SENT.filter((name) => headers[name] !== undefined && expected[name] === undefined).map(
      (name): PageFinding => ({ problem: 'header-added', subject: name }),
    ),
  ];
}

function judgeMarkup(markup: string, nonce: string, inventory: AllowedScripts): readonly PageFinding[] {
  const elements = readMarkup(markup);
  const files = new Map(inventory.files.map(({ path, integrity }) => [path, integrity]));
  const inline = new Set(inventory.inline.map(({ integrity }) => integrity));
  const findings = elements.flatMap((element) => judgeElement(element, { nonce, files, inline }));
  const isHidden = countScriptTags(markup) !== elements.filter(({ name }) => name === 'script').length;
  return isHidden
    ? [...findings, { problem: 'markup-forbidden', subject: 'a script tag that cannot be parsed' }]
    : findings;
}

interface Allowed {
  readonly nonce: string;
  readonly files: ReadonlyMap<string, string>;
  readonly inline: ReadonlySet<string>;
}

function judgeElement(element: Element, { nonce, files, inline }: Allowed): readonly PageFinding[] {
  const { name, attributes, text } = element;
  const handler = [...attributes].find(
    ([key, value]) =>
      key.startsWith('on') || key === 'srcdoc' || /^\s*(?:javascript|data:text\/html)/i.test(value),
  );
  if (FORBIDDEN.has(name) || handler !== undefined || (name === 'meta' && attributes.has('http-equiv')))
    return [finding('markup-forbidden', `${name} ${handler?.[0] ?? ''}`.trim())];
  const address = addressOf(element);
  if (address !== undefined) {
    const integrity = files.get(address);
    if (integrity === undefined) return [finding('script-unknown', address)];
    const isProtected =
      attributes.get('integrity') === integrity && attributes.get('nonce') === nonce && nonce !== '';
    return isProtected ? [] : [finding('script-unprotected', address)];
  }
  if (name !== 'script' || attributes.get('type') === DATA_BLOCK) return [];
  return inline.has(integrityOf(Buffer.from(text))) && (attributes.get('nonce') ?? '') === nonce
    ? []
    : [finding('script-unknown', `in the document: ${text}`)];
}

/** URL of an element that loads code or styles; undefined for other elements. */
function addressOf({ name, attributes }: Element): string | undefined {
  if (name === 'script') return attributes.get('src');
  if (name !== 'link') return undefined;
  const as = attributes.get('as');
  const isCode =
    /stylesheet|modulepreload|import/i.test(attributes.get('rel') ?? '') ||
    as === 'script' ||
    as === 'style' ||
    as === 'worker';
  return isCode ? attributes.get('href') : undefined;
}

function finding(problem: PageFinding['problem'], subject: string): PageFinding {
  return { problem, subject: subject.slice(0, MAX_SUBJECT_LENGTH) };
}
