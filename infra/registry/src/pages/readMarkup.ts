/** An element as a browser would start it; what it holds only where that is a script. */
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
 * The elements of a document, read more strictly than the standard: comments and styles count as well, so that no element hides where some browser might find it. The content of a script is its text only.
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

/** How many script tags there are by the crudest count: more than were read means that some could not be. */
export function countScriptTags(markup: string): number {
  return markup.match(/<script/gi)?.length ?? 0;
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    // a browser takes the first of two
    if (!attributes.has(key)) attributes.set(key, unescaped(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}
