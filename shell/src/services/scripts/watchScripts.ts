export interface ScriptWatchPorts {
  readonly document: Document;
  /** True if the address is in a release of this page. */
  isReleaseFile(url: string): boolean;
  /** Reports each script once, by its address or as `inline`. */
  report(what: string): void;
}

/** Data blocks use script elements too, but do not run. */
const RUNS = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;
const MAX_REPORTED = 20;

/**
 * Reports every script element outside of known releases, present and future: the policy blocks it, but its
 * presence must be reported (PCI DSS 11.6.1, ADR 0109). Any page may be a payment page, because quick
 * deposit opens over it.
 */
export function watchScripts({ document, isReleaseFile, report }: ScriptWatchPorts): () => void {
  const reported = new Set<string>();

  function check(script: HTMLScriptElement, isInDocument: boolean): void {
    const what = unknownSourceOf(script, isInDocument);
    if (what === undefined || reported.has(what) || reported.size >= MAX_REPORTED) return;
    reported.add(what);
    report(what);
  }

  function unknownSourceOf(script: HTMLScriptElement, isInDocument: boolean): string | undefined {
    if (!RUNS.test(script.type)) return undefined;
    if (script.src !== '')
      return isReleaseFile(script.src) && script.hasAttribute('integrity') ? undefined : script.src;
    // scripts of the document have its nonce; the application never adds one later
    return isInDocument && script.nonce !== '' ? undefined : 'inline';
  }

  for (const script of document.scripts) check(script, true);
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node instanceof HTMLScriptElement) check(node, false);
      for (const script of node.getElementsByTagName('script')) check(script, false);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
