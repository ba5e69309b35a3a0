import { h } from '../dom.ts';
import { badge, table } from './parts.ts';
import type { PanelContext } from './panelContext.ts';

/** A part of React's tree, as development builds expose it. */
interface Fiber {
  readonly type?: { readonly name?: string } | string | null;
  readonly return: Fiber | null;
  readonly memoizedProps?: {
    readonly name?: unknown;
    readonly props?: unknown;
    readonly match?: { readonly id?: unknown };
  };
}

/** A page or slot of a remote that is mounted in the document. */
export interface MountedPart {
  readonly element: HTMLElement;
  readonly app: string;
  readonly release: string;
  readonly kind: 'page' | 'slot' | 'unknown';
  readonly name: string;
  readonly props: unknown;
}

/** The mounted pages and slots, in the order of the document. */
export function mountedParts(page: ParentNode): readonly MountedPart[] {
  return [...page.querySelectorAll<HTMLElement>('[data-remote][data-release]')].map((element) => ({
    element,
    app: element.dataset['remote'] ?? '',
    release: element.dataset['release'] ?? '',
    ...targetOf(element.parentElement),
  }));
}

function targetOf(element: Element | null): Pick<MountedPart, 'kind' | 'name' | 'props'> {
  const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactFiber$'));
  let fiber = key === undefined ? null : (element as unknown as Readonly<Record<string, Fiber>>)[key];
  for (; fiber; fiber = fiber.return) {
    const name = typeof fiber.type === 'function' ? fiber.type.name : undefined;
    const { memoizedProps: props } = fiber;
    if (name === 'HostSlot') return { kind: 'slot', name: String(props?.name), props: props?.props };
    if (name === 'RemoteOutlet') return { kind: 'page', name: String(props?.match?.id), props: undefined };
  }
  return { kind: 'unknown', name: '', props: undefined };
}

const OUTLINE_MS = 1_600;

/** The pages and slots of remotes on this page. */
export function slotsTab({ state }: PanelContext): HTMLElement {
  const parts = mountedParts(document);
  if (parts.length === 0) return h('p', {}, 'No remote is mounted on this page.');
  return table(
    ['Part', 'Application', 'Release', 'Size', ''],
    parts.map(({ element, app, release, kind, name, props }, index) => {
      const { width, height } = element.getBoundingClientRect();
      return [
        h('span', {}, badge(kind), h('code', {}, name), kind === 'slot' && h('pre', {}, propsText(props))),
        h('span', {}, app, ' ', app === state?.app && badge('watched')),
        h('code', {}, release.slice(0, 10)),
        `${Math.round(width)} × ${Math.round(height)}`,
        h('button', { id: `show-${index}`, onclick: () => outline(element) }, 'Show'),
      ];
    }),
  );
}

function propsText(props: unknown): string {
  if (typeof props !== 'object' || props === null || Object.keys(props).length === 0) return '';
  return Object.entries(props)
    .map(([name, value]) => `${name}: ${typeof value === 'function' ? '(function)' : String(value)}`)
    .join(', ');
}

/** Scrolls to an element and marks it for a moment. */
function outline(element: HTMLElement): void {
  const shown = element.getBoundingClientRect().height > 0 ? element : (element.parentElement ?? element);
  const { outline: before } = shown.style;
  shown.scrollIntoView({ block: 'center' });
  shown.style.outline = '3px solid #8ab4ff';
  setTimeout(() => (shown.style.outline = before), OUTLINE_MS);
}
