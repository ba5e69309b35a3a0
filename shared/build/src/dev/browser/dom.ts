/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Attributes; a function is a listener of the event after `on`. */
export type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void) | undefined>>;
export type Child = Node | string | false | undefined;

/** Creates an element without parsing text: the policy of pages forbids markup from strings. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.replace(/^on/, ''), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== undefined && value !== false) element.setAttribute(name, value);
  }
  element.append(
    ...children.flat().filter((child): child is Node | string => child !== false && child !== undefined),
  );
  return element;
}

/** Replaces the content of an element and keeps the focus on the element with the same id. */
export function show(parent: HTMLElement, ...children: readonly Child[]): void {
  const root = parent.getRootNode() as Document | ShadowRoot;
  const focused = root.activeElement?.id;
  parent.replaceChildren(
    ...children.filter((child): child is Node | string => child !== false && child !== undefined),
  );
  if (focused !== undefined && focused !== '' && root.activeElement?.id !== focused)
    root.getElementById(focused)?.focus({ preventScroll: true });
}

/** An element with its own styles, which neither gets nor affects those of the page. */
export function ownRoot(
  name: string,
  css: string,
): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = document.createElement(name);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  return { host, root };
}
