import type { Extract } from './extractSource.ts';
import type { Layer } from './terms.ts';

/** A block string, a string, or lines of comments. */
const GRAPHQL_TEXT = /"""([\s\S]*?)"""|"([^"\n]+)"|((?:^[ \t]*#.*\n?)+)/gm;

/** Comment blocks of an SQL file: consecutive lines form one block. */
export function extractSql(text: string): Extract[] {
  const found: { line: number; text: string }[] = [];
  let isOpen = false;
  text.split('\n').forEach((line, index) => {
    const match = /^\s*--\s?(.*)$/.exec(line) ?? /\s--\s(.*)$/.exec(line);
    if (!match) {
      isOpen = false;
      return;
    }
    const isOwnLine = /^\s*--/.test(line);
    const last = found.at(-1);
    if (isOpen && isOwnLine && last) last.text += ` ${match[1] ?? ''}`;
    else found.push({ line: index + 1, text: match[1] ?? '' });
    isOpen = isOwnLine;
  });
  return found
    .filter(({ text: content }) => /\w/.test(content))
    .map((item) => ({ ...item, layer: 'sql-comments' as const, text: item.text.trim() }));
}

/** Descriptions and comment blocks of a GraphQL file. */
export function extractGraphql(text: string): Extract[] {
  const found: { line: number; text: string }[] = [];
  for (const match of text.matchAll(GRAPHQL_TEXT)) {
    const line = text.slice(0, match.index).split('\n').length;
    const content = (match[1] ?? match[2] ?? match[3] ?? '').replace(/^\s*#\s?/gm, '');
    found.push({ line, text: content.replace(/\s+/g, ' ').trim() });
  }
  return found.map((item) => ({ ...item, layer: 'graphql' as const }));
}

/** Sentences of a Markdown file, without code and link addresses. */
export function extractMarkdown(text: string): Extract[] {
  const found: Extract[] = [];
  let isCode = false;
  let block: { line: number; text: string } | undefined;
  const close = (): void => {
    if (block) found.push(...sentences(block));
    block = undefined;
  };
  text.split('\n').forEach((raw, index) => {
    if (/^\s*```/.test(raw)) {
      close();
      isCode = !isCode;
      return;
    }
    if (isCode) return;
    if (/^\s*$|^\s*(#|[-*] |\d+\. |\|)/.test(raw)) close();
    const content = raw
      .replace(/^\s*(#+|[-*]|\d+\.)\s+/, '')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/<[^>]*>/g, '')
      .trim();
    if (content === '') return;
    block = block ? { ...block, text: `${block.text} ${content}` } : { line: index + 1, text: content };
    if (/^\s*(#|\|)/.test(raw)) close();
  });
  close();
  return found;
}

function sentences({ line, text }: { line: number; text: string }): Extract[] {
  return text
    .split(/(?<=[.!?])\s+|\s*\|\s*/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]{2}/i.test(sentence))
    .map((sentence) => ({ layer: 'docs' as const, line, text: sentence }));
}

/** The texts of a message catalogue: every string of a JSON file at any depth. */
export function extractMessages(layer: Layer, json: string): Extract[] {
  const lines = json.split('\n');
  const strings = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(strings)
        : [];
  return strings(JSON.parse(json)).map((text) => ({
    layer,
    line: Math.max(1, lines.findIndex((line) => line.includes(JSON.stringify(text))) + 1),
    text,
  }));
}
