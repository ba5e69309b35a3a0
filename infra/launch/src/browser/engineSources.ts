import { ignoreError } from '@foyer/kernel';
import { createHash } from 'node:crypto';
import type { CDPSession, Frame, Page } from '@playwright/test';

/** A script or style sheet that the browser parsed. */
export interface ParsedSource {
  readonly kind: 'script' | 'style';
  /** Empty for code that a script created from text. */
  readonly url: string;
  /** Undefined when the document was closed before the text could be read. */
  readonly text: string | undefined;
}

/**
 * Sources that may be parsed: files by path and hash, and inline texts by hash, in any document or in the
 * named one.
 */
export interface AllowedSources {
  readonly origin: string;
  readonly files: readonly { readonly path: string; readonly integrity: string }[];
  readonly inline: readonly { readonly integrity: string; readonly document?: string }[];
}

export interface EngineWatch {
  /** Every script and external style sheet parsed so far, in the page and in its present frames. */
  sources(): Promise<readonly ParsedSource[]>;
}

/** Length of the excerpt that identifies code without an address in findings. */
const EXCERPT_LENGTH = 60;

/**
 * Records over the DevTools protocol what the engine parsed, which the document cannot hide. Must be called
 * before the page navigates.
 */
export async function watchEngine(page: Page): Promise<EngineWatch> {
  const main = await listen(await page.context().newCDPSession(page));
  return {
    async sources() {
      const frames = page.frames().filter((frame) => frame !== page.mainFrame());
      const inFrames = await Promise.all(frames.map((frame) => sourcesOfFrame(frame)));
      return [...(await main()), ...inFrames.flat()];
    },
  };
}

/** A cross-site frame has its own engine process, which reports the sources that it has already parsed. */
async function sourcesOfFrame(frame: Frame): Promise<readonly ParsedSource[]> {
  const session = await frame
    .page()
    .context()
    .newCDPSession(frame)
    .catch(ignoreError('frame of the same site has no session of its own'));
  if (!session) return []; // a same-site frame is reported by the page's own engine
  const read = await listen(session);
  const sources = await read();
  await session.detach();
  return sources;
}

async function listen(session: CDPSession): Promise<() => Promise<readonly ParsedSource[]>> {
  const sources: Promise<ParsedSource>[] = [];
  const store = (kind: ParsedSource['kind'], url: string, text: Promise<string>): void => {
    const source = text.then(
      (read) => ({ kind, url, text: read }),
      () => ({ kind, url, text: undefined }),
    );
    sources.push(source);
  };
  session.on('Debugger.scriptParsed', ({ scriptId, url, executionContextAuxData }) => {
    // an isolated world, in which the browser automation runs its own code
    if ((executionContextAuxData as { readonly isDefault?: boolean } | undefined)?.isDefault === false)
      return;
    const read = session.send('Debugger.getScriptSource', { scriptId });
    store(
      'script',
      url,
      read.then(({ scriptSource }) => scriptSource),
    );
  });
  session.on('CSS.styleSheetAdded', ({ header: { styleSheetId, sourceURL, isInline, origin } }) => {
    if (isInline || origin !== 'regular' || sourceURL === '') return;
    const read = session.send('CSS.getStyleSheetText', { styleSheetId });
    store(
      'style',
      sourceURL,
      read.then(({ text }) => text),
    );
  });
  await session.send('Debugger.enable');
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await Promise.all(sources); // read immediately, because the open document may be left later
  return () => Promise.all(sources);
}

/**
 * Parsed sources that are not allowed, without duplicates: an unknown address, other bytes, an unknown
 * inline text, or code that a script created.
 */
export function unsignedAmong(
  sources: readonly ParsedSource[],
  allowed: readonly AllowedSources[],
): readonly string[] {
  const unsigned = sources.filter((source) => !isAllowed(source, allowed));
  return [
    ...new Set(
      unsigned.map(({ url, text }) =>
        url === '' ? `without an address: ${text?.trim().slice(0, EXCERPT_LENGTH)}` : url,
      ),
    ),
  ];
}

function isAllowed({ kind, url, text }: ParsedSource, allowed: readonly AllowedSources[]): boolean {
  const address = URL.parse(url);
  const site = allowed.find(({ origin }) => origin === address?.origin);
  const file = site?.files.find(({ path }) => path === address?.pathname);
  if (file) return text === undefined || file.integrity === integrityOf(text);
  if (kind === 'style') return false;
  const inline =
    site?.inline.filter(({ document }) => document === undefined || document === address?.pathname) ?? [];
  // for a document that was already closed only the address is known
  if (text === undefined) return inline.some((script) => 'document' in script);
  return inline.some(({ integrity }) => integrity === integrityOf(text));
}

/** In the format of the manifest. */
function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
