/** An element of a compiled message: literal text, or an argument by name. */
export interface TextElement {
  readonly type: 0 | 1;
  readonly value: string;
}

const LITERAL = 0;
const ARGUMENT = 1;

/** Compiles a published text, which has arguments of the form `{name}` only. */
export function compileText(text: string): readonly TextElement[] {
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\{\w+\}$/.test(part) ? { type: ARGUMENT, value: part.slice(1, -1) } : { type: LITERAL, value: part },
    );
}

/**
 * True if a published text can replace a compiled message: it has no argument that the page does not pass,
 * which would show the id of the message instead.
 */
export function canReplace(compiled: unknown, published: readonly TextElement[]): boolean {
  const passed = argumentsOf(compiled);
  return published.every(({ type, value }) => type === LITERAL || passed.has(value));
}

/** Names of all arguments of a compiled message, also within plurals and tags. */
function argumentsOf(compiled: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(compiled)) for (const part of compiled) argumentsOf(part, found);
  else if (typeof compiled === 'object' && compiled !== null) {
    const { type, value, children, options } = compiled as Readonly<Record<string, unknown>>;
    if (type !== LITERAL && typeof value === 'string') found.add(value);
    argumentsOf(children, found);
    for (const option of Object.values(options ?? {}))
      argumentsOf((option as { readonly value?: unknown }).value, found);
  }
  return found;
}
