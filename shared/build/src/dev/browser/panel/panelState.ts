import { ignoreError } from '@foyer/kernel';

export const TABS = ['visitor', 'releases', 'events', 'slots', 'flags', 'requests'] as const;
export type Tab = (typeof TABS)[number];

/** State of the panel, remembered between pages. */
export interface PanelState {
  readonly isOpen: boolean;
  readonly tab: Tab;
  readonly dock: 'bottom' | 'right';
}

export const INITIAL: PanelState = { isOpen: false, tab: 'visitor', dock: 'bottom' };
const KEY = 'foyer-dev-panel';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** The remembered state; defaults for what is missing or unknown. */
export function readState(memory: Memory): PanelState {
  try {
    const stored = JSON.parse(memory.getItem(KEY) ?? '{}') as Partial<Record<keyof PanelState, unknown>>;
    return {
      isOpen: stored.isOpen === true,
      tab: TABS.find((tab) => tab === stored.tab) ?? INITIAL.tab,
      dock: stored.dock === 'right' ? 'right' : 'bottom',
    };
  } catch (error) {
    ignoreError('a damaged memory starts again')(error);
    return INITIAL;
  }
}

export function writeState(memory: Memory, state: PanelState): void {
  try {
    memory.setItem(KEY, JSON.stringify(state));
  } catch (error) {
    ignoreError('a browser without storage forgets the state of the panel')(error);
  }
}

/** The tab that an arrow key selects; undefined for other keys. */
export function tabByKey(tab: Tab, key: string): Tab | undefined {
  const index = TABS.indexOf(tab);
  if (key === 'ArrowRight') return TABS[(index + 1) % TABS.length];
  if (key === 'ArrowLeft') return TABS[(index - 1 + TABS.length) % TABS.length];
  if (key === 'Home') return TABS[0];
  if (key === 'End') return TABS.at(-1);
  return undefined;
}
