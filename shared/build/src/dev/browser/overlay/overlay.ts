import type { FrameLine } from '../../problems/problem.ts';
import type { StackFrame } from '../../server/mapStack.ts';
import { h, ownRoot, show } from '../dom.ts';
import { OVERLAY_CSS } from './overlayCss.ts';
import {
  EMPTY,
  entriesOf,
  transition,
  type Entry,
  type OverlayEvent,
  type OverlayState,
  type Thrown,
} from './overlayState.ts';

export interface Overlay {
  send(event: OverlayEvent): void;
}

/** Shows errors of builds, of types and of the page above everything else. */
export function createOverlay(): Overlay {
  const { host, root } = ownRoot('foyer-dev-overlay', OVERLAY_CSS);
  const view = h('div');
  root.append(view);
  let state = EMPTY;
  let focusBefore: Element | null = null;

  function send(event: OverlayEvent): void {
    const before = state;
    state = transition(state, event);
    if (state === before) return;
    if (!host.isConnected) document.documentElement.append(host);
    render();
    if (state.isOpen && !before.isOpen) {
      focusBefore = document.activeElement;
      root.querySelector<HTMLElement>('h2')?.focus();
    } else if (!state.isOpen && before.isOpen && focusBefore instanceof HTMLElement) focusBefore.focus();
  }

  function render(): void {
    const entries = entriesOf(state);
    const entry = entries[state.index];
    show(view, state.isOpen && entry ? cover(entry, entries.length, state, send) : bar(entries, send));
  }

  root.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    if (!state.isOpen) return;
    if (key === 'Escape') send({ type: 'closed' });
    if (key === 'Tab') keepFocus(root, event as KeyboardEvent);
    event.stopPropagation();
  });
  return { send };
}

/** A button with the number of errors while the overlay is closed. */
function bar(entries: readonly Entry[], send: Overlay['send']): HTMLElement | undefined {
  if (entries.length === 0) return undefined;
  const types = entries.filter((entry) => kindOf(entry) === 'types').length;
  const others = entries.length - types;
  const text = [others > 0 && counted(others, 'error'), types > 0 && counted(types, 'type error')]
    .filter((part) => part !== false)
    .join(', ');
  return h(
    'button',
    {
      id: 'bar',
      class: 'bar',
      'data-kind': others > 0 ? 'build' : 'types',
      onclick: () => send({ type: 'opened' }),
    },
    text,
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function kindOf(entry: Entry): 'build' | 'types' | 'thrown' {
  return 'problem' in entry ? entry.problem.kind : 'thrown';
}

const TITLES = { build: 'Build failed', types: 'Type error', thrown: 'Error in the page' } as const;

function cover(entry: Entry, count: number, { index }: OverlayState, send: Overlay['send']): HTMLElement {
  const kind = kindOf(entry);
  const title = `${TITLES[kind]}${'thrown' in entry ? `: ${entry.thrown.where}` : ''}`;
  const move = (by: 1 | -1, id: string, label: string) =>
    h(
      'button',
      { id, 'aria-label': label, onclick: () => send({ type: 'moved', by }) },
      by === 1 ? '›' : '‹',
    );
  return h(
    'section',
    { class: 'cover', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'title' },
    h(
      'div',
      { class: 'card', 'data-kind': kind },
      h(
        'header',
        {},
        h('h2', { id: 'title', tabindex: '-1' }, count > 1 ? `${title} (${index + 1} of ${count})` : title),
        count > 1 && move(-1, 'previous', 'Previous error'),
        count > 1 && move(1, 'next', 'Next error'),
        h('button', { id: 'close', onclick: () => send({ type: 'closed' }) }, 'Show the page'),
      ),
      h(
        'div',
        { class: 'body' },
        ...('problem' in entry ? problemBody(entry.problem) : thrownBody(entry.thrown)),
      ),
    ),
  );
}

function problemBody({
  message,
  file,
  line,
  column,
  frame,
  kind,
}: Extract<Entry, { problem: unknown }>['problem']) {
  const where = [file, line, column].filter((part) => part !== undefined).join(':');
  return [
    h('p', { class: 'message' }, message),
    where !== '' && h('p', { class: 'where' }, where),
    frame && codeOf(frame),
    h(
      'p',
      { class: 'hint' },
      kind === 'build'
        ? 'The page shows the last successful build. This closes when the error is fixed. Escape closes it.'
        : 'The page runs; publishing refuses this error. Escape closes it.',
    ),
  ];
}

function thrownBody({ message, frames }: Thrown) {
  const own = frames?.filter(({ isForeign }) => !isForeign) ?? [];
  const [first] = own;
  const foreign = (frames?.length ?? 0) - own.length;
  return [
    h('p', { class: 'message' }, message),
    first && h('p', { class: 'where' }, positionOf(first)),
    first?.frame && codeOf(first.frame),
    frames === undefined && h('p', { class: 'hint' }, 'Finding the sources…'),
    own.length > 0 && h('ol', { 'aria-label': 'Stack' }, own.map(lineOf)),
    foreign > 0 &&
      h(
        'details',
        {},
        h('summary', {}, counted(foreign, 'line').concat(' of libraries and tools')),
        h('ol', {}, (frames ?? []).filter(({ isForeign }) => isForeign).map(lineOf)),
      ),
    h('p', { class: 'hint' }, '“Show the page” shows what a player sees. A repaired module closes this.'),
  ];
}

function lineOf(frame: StackFrame): HTMLElement {
  return h('li', {}, h('b', {}, frame.name === '' ? '(anonymous)' : frame.name), ` ${positionOf(frame)}`);
}

function positionOf({ file, line, column }: StackFrame): string {
  return `${file}:${line}:${column}`;
}

function codeOf(lines: readonly FrameLine[]): HTMLElement {
  return h(
    'pre',
    { tabindex: '0', 'aria-label': 'Source' },
    lines.map(({ number, text, isMarked }) =>
      h('span', { 'data-line': String(number), 'data-marked': isMarked }, text === '' ? ' ' : text),
    ),
  );
}

/** The dialog covers the page, so the focus stays in it. */
function keepFocus(root: ShadowRoot, event: KeyboardEvent): void {
  const all = [...root.querySelectorAll<HTMLElement>('button, summary, [tabindex="0"]')];
  const [first] = all;
  const last = all.at(-1);
  const active = root.activeElement;
  if (event.shiftKey && (active === first || active?.id === 'title')) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first?.focus();
  }
}
