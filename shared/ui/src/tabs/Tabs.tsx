import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Anchor } from '../link/Anchor.tsx';
import * as css from './Tabs.css.ts';

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: NoInfer<Id>;
  onSelect(id: NoInfer<Id>): void;
  /** Content of the panel of the selected tab. */
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs with one visible panel. For tabs that are pages with their own address use {@link TabLinks}. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = STEPS[event.key]?.(
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(`${id}-${tab.id}`)?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        tabIndex={0}
        className={css.panel}
      >
        {children}
      </div>
    </div>
  );
}

export interface TabLinksProps {
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: string; readonly current: boolean }[];
}

/** Navigation between the pages of one area, styled as tabs. */
export function TabLinks({ label, links }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = links.find((link) => link.current)?.href;
  // Centres the tab of the current page in a row that is wider than the screen.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && here)
      list.current.scrollLeft = here.offsetLeft - (list.current.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={css.list}>
        {links.map((link) => (
          <li key={link.href}>
            <Anchor href={link.href} look={css.tab} current={link.current}>
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
