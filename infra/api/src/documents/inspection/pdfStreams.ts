/** A stream of a PDF: its dictionary, and where its data is. */
export interface PdfStream {
  readonly dictionary: string;
  readonly start: number;
  readonly end: number;
}

export interface SplitPdf {
  /** Everything except stream data. */
  readonly outside: string;
  readonly streams: readonly PdfStream[];
}

const MAX_DICTIONARY_LENGTH = 20_000;

/** Separates stream data from the rest. `DAMAGED` when a stream has no end or no dictionary. */
export function splitStreams(text: string): SplitPdf | 'DAMAGED' {
  const streams: PdfStream[] = [];
  const outside: string[] = [];
  const start = />>\s*stream(?:\r\n|\n)/g;
  let at = 0;
  for (;;) {
    start.lastIndex = at;
    const found = start.exec(text);
    if (!found) break;
    const dataStart = found.index + found[0].length;
    const dictionary = dictionaryBefore(text.slice(at, found.index + 2));
    if (dictionary === undefined) return 'DAMAGED';
    const dataEnd = endOfData(text, dataStart, dictionary);
    if (dataEnd === undefined) return 'DAMAGED';
    outside.push(text.slice(at, dataStart));
    streams.push({ dictionary, start: dataStart, end: dataEnd });
    at = dataEnd;
  }
  outside.push(text.slice(at));
  return { outside: outside.join(' '), streams };
}

function dictionaryBefore(text: string): string | undefined {
  const near = text.slice(-MAX_DICTIONARY_LENGTH);
  const start = near.lastIndexOf(' obj');
  return start < 0 ? undefined : near.slice(start + 4);
}

/** The announced length if the end marker follows it, else the length up to the first end marker. */
function endOfData(text: string, start: number, dictionary: string): number | undefined {
  const length = /\/Length\s+(\d{1,9})\b(?!\s+\d+\s+R)/.exec(dictionary)?.[1];
  if (length !== undefined) {
    const end = start + Number(length);
    if (/^\s{0,2}endstream/.test(text.slice(end, end + 12))) return end;
  }
  const end = text.indexOf('endstream', start);
  if (end < 0) return undefined;
  return end - (/(?:\r\n|\n|\r)$/.exec(text.slice(Math.max(start, end - 2), end))?.[0].length ?? 0);
}
