/** An element of the markup; `text` is set for scripts only. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

const START =
  /<([a-z][a-z0-9-]*)((?:[\s/]+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)[\s/]*>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const SCRIPT_END = /<\/script/i;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * Elements of a document, read more strictly than the standard: markup in comments and styles counts as well,
 * so that no element is missed that some browser would find. The content of a script is text only.
 */
export function readMarkup(markup: string): readonly Element[] {
  const elements: Element[] = [];
  START.lastIndex = 0;
  for (let match = START.exec(markup); match; match = START.exec(markup)) {
    const name = (match[1] ?? '').toLowerCase();
    const attributes = attributesOf(match[2] ?? '');
    if (name !== 'script') {
      elements.push({ name, attributes, text: '' });
      continue;
    }
    const rest = markup.slice(START.lastIndex);
    const end = SCRIPT_END.exec(rest)?.index ?? rest.length;
    elements.push({ name, attributes, text: rest.slice(0, end) });
    START.lastIndex += end;
  }
  return elements;
}

/** Number of `<script` occurrences: more than the elements found means that some could not be parsed. */
export function countScriptTags(markup: string): number {
  return markup.match(/<script/gi)?.length ?? 0;
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    // a browser uses the first of duplicate attributes
    if (!attributes.has(key)) attributes.set(key, unescaped(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}
