import type { DevelopmentState } from '../../protocol.ts';
import { h, ownRoot, show } from '../dom.ts';
import type { ShellPage } from '../shellPage.ts';
import type { EventLog } from './eventLog.ts';
import { eventsTab } from './eventsTab.ts';
import { flagsTab } from './flagsTab.ts';
import { PANEL_CSS } from './panelCss.ts';
import type { PanelContext } from './panelContext.ts';
import { readState, tabByKey, TABS, writeState, type PanelState, type Tab } from './panelState.ts';
import { releasesTab } from './releasesTab.ts';
import { requestsTab } from './requestsTab.ts';
import { slotsTab } from './slotsTab.ts';
import { continueSignIn, visitorTab } from './visitorTab.ts';

export interface Panel {
  setState(state: DevelopmentState): void;
  setShell(shell: ShellPage, events: EventLog): void;
}

const CONTENT: Readonly<Record<Tab, (context: PanelContext) => HTMLElement>> = {
  visitor: visitorTab,
  releases: releasesTab,
  events: eventsTab,
  slots: slotsTab,
  flags: flagsTab,
  requests: requestsTab,
};

const LABELS: Readonly<Record<Tab, string>> = {
  visitor: 'Visitor',
  releases: 'Releases',
  events: 'Events',
  slots: 'Pages and slots',
  flags: 'Market and flags',
  requests: 'Faults',
};

/** The panel of developers: a button at the edge of the page, Alt+Shift+D opens and closes it. */
export function createPanel({ setFaults }: Pick<PanelContext, 'setFaults'>): Panel {
  const { host, root } = ownRoot('foyer-dev-panel', PANEL_CSS);
  const view = h('div');
  root.append(view);
  let remembered = readState(localStorage);
  let state: DevelopmentState | undefined;
  let shell: ShellPage | undefined;
  let events: EventLog | undefined;
  let isPending = false;

  const context = (): PanelContext => ({ state, shell, events, setFaults, render });

  /** Once for all changes of a moment. */
  function renderSoon(): void {
    if (isPending || !remembered.isOpen) return;
    isPending = true;
    setTimeout(() => {
      isPending = false;
      render();
    });
  }

  function change(next: Partial<PanelState>): void {
    remembered = { ...remembered, ...next };
    writeState(localStorage, remembered);
    render();
  }

  function toggle(): void {
    change({ isOpen: !remembered.isOpen });
    root.getElementById(remembered.isOpen ? `tab-${remembered.tab}` : 'toggle')?.focus();
  }

  function render(): void {
    if (!host.isConnected) document.documentElement.append(host);
    const scrolled = root.querySelector('[role="tabpanel"]')?.scrollTop ?? 0;
    const opened = new Set([...root.querySelectorAll('details[open] > summary')].map(({ id }) => id));
    show(view, remembered.isOpen ? panelView() : toggleButton());
    for (const id of opened) root.getElementById(id)?.parentElement?.setAttribute('open', '');
    root.querySelector('[role="tabpanel"]')?.scrollTo(0, scrolled);
    // on a phone the tabs are wider than the panel
    root.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    makeRoom(remembered, root);
  }

  function toggleButton(): HTMLElement {
    const kind = state?.faults.kind ?? 'none';
    return h(
      'button',
      {
        id: 'toggle',
        class: 'toggle',
        'aria-expanded': 'false',
        'data-faults': kind !== 'none',
        onclick: toggle,
      },
      kind === 'none' ? 'foyer dev' : `foyer dev: ${kind}`,
    );
  }

  function panelView(): HTMLElement {
    const { tab, dock } = remembered;
    return h(
      'section',
      { class: 'panel', 'data-dock': dock, 'aria-label': 'Development' },
      h(
        'header',
        {},
        h(
          'h2',
          {},
          state?.app ?? 'foyer dev',
          ' ',
          h('span', { 'data-state': statusOf(state) }, statusText(state)),
        ),
        h(
          'button',
          {
            id: 'dock',
            class: 'icon dock',
            onclick: () => change({ dock: dock === 'bottom' ? 'right' : 'bottom' }),
          },
          dock === 'bottom' ? 'Dock right' : 'Dock below',
        ),
        h('button', { id: 'close', class: 'icon', 'aria-label': 'Close the panel', onclick: toggle }, '✕'),
      ),
      h(
        'div',
        {
          role: 'tablist',
          'aria-label': 'Development',
          onkeydown: (event) => moveTab(event as KeyboardEvent),
        },
        TABS.map((name) =>
          h(
            'button',
            {
              id: `tab-${name}`,
              role: 'tab',
              'aria-selected': String(name === tab),
              'aria-controls': 'content',
              tabindex: name === tab ? '0' : '-1',
              onclick: () => change({ tab: name }),
            },
            LABELS[name],
          ),
        ),
      ),
      h(
        'div',
        { id: 'content', role: 'tabpanel', tabindex: '0', 'aria-labelledby': `tab-${tab}` },
        CONTENT[tab](context()),
      ),
    );
  }

  function moveTab(event: KeyboardEvent): void {
    const next = tabByKey(remembered.tab, event.key);
    if (next === undefined) return;
    event.preventDefault();
    change({ tab: next });
    root.getElementById(`tab-${next}`)?.focus();
  }

  addEventListener('keydown', (event) => {
    if (event.altKey && event.shiftKey && event.code === 'KeyD') {
      event.preventDefault();
      toggle();
    }
  });

  return {
    setState(next) {
      state = next;
      if (remembered.isOpen) renderSoon();
      else render();
    },
    setShell(next, log) {
      shell = next;
      events = log;
      log.onChange(renderSoon);
      next.remotes.releases.subscribe(renderSoon);
      next.services.session.subscribe(renderSoon);
      next.services.flags.subscribe(renderSoon);
      continueSignIn(next.services.session);
      renderSoon();
    },
  };
}

function statusOf(state: DevelopmentState | undefined): string {
  if (!state) return 'failed';
  return state.problems.some(({ kind }) => kind === 'build') ? 'failed' : 'ready';
}

function statusText(state: DevelopmentState | undefined): string {
  if (!state) return 'foyer dev does not answer';
  if (statusOf(state) === 'failed') return 'build failed';
  const types = state.problems.length;
  const fault = state.faults.kind === 'none' ? '' : `, requests ${state.faults.kind}`;
  return `${state.isBuilding ? 'building' : 'ready'}${types > 0 ? `, ${types} type errors` : ''}${fault}`;
}

/** The docked panel covers nothing: the end of the page can be scrolled above it. */
function makeRoom({ isOpen, dock }: PanelState, root: ShadowRoot): void {
  const panel = root.querySelector('.panel');
  const { style } = document.documentElement;
  const box = panel?.getBoundingClientRect();
  const isRight = dock === 'right' && (box?.left ?? 0) > 0;
  style.paddingBottom = isOpen && box && !isRight ? `${box.height}px` : '';
  style.paddingRight = isOpen && box && isRight ? `${box.width}px` : '';
}
