type Child = Node | string | null;
type Properties = Readonly<Record<string, string | number | boolean | (() => void) | null>>;

/**
 * Creates an element; a function is a click handler, true an empty attribute, false and null none. Never
 * parses markup.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  apply(made, properties);
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function vector(tag: string, properties: Properties = {}, ...children: Child[]): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  apply(made, properties);
  made.append(...children.filter((child) => child !== null));
  return made;
}

function apply(made: Element, properties: Properties): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener('click', value);
    else if (value !== null && value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
}

/** Resolves after a delay, or immediately when the signal aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted || milliseconds <= 0) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

export function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
