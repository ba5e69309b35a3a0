import { useId, useRef, type ReactNode, type ToggleEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/IconSprite.tsx';
import { Anchor } from '../link/Anchor.tsx';
import * as css from './Menu.css.ts';

export type MenuItem = {
  readonly id: string;
  /** Translated. */
  readonly label: string;
  readonly icon?: IconName;
} & ({ readonly href: string; readonly current?: boolean } | { onSelect(): void });

export interface MenuProps {
  /** Translated accessible name of the button and of the list. */
  readonly label: string;
  /** Visible content of the button. */
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
}

const GAP = 8;

/** A button that opens a list of links or actions. A disclosure, not an ARIA menu, so that links keep their role. */
export function Menu({ label, trigger, items }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const place = (event: ToggleEvent<HTMLDivElement>): void => {
    if (event.newState !== 'open' || button.current === null) return;
    const { bottom, right, left } = button.current.getBoundingClientRect();
    // The position is computed once on opening: scrolling closes the list.
    const isOnTheRight = left > window.innerWidth / 2;
    event.currentTarget.style.top = `${bottom + GAP}px`;
    event.currentTarget.style.right = isOnTheRight
      ? `${Math.max(GAP, document.documentElement.clientWidth - right)}px`
      : 'auto';
    event.currentTarget.style.left = isOnTheRight ? 'auto' : `${left}px`;
  };
  const hide = (): void => panel.current?.hidePopover();

  return (
    <>
      <button ref={button} type="button" className={css.trigger} popoverTarget={id} aria-label={label}>
        {trigger}
      </button>
      <div ref={panel} id={id} popover="auto" className={css.panel} onBeforeToggle={place}>
        <ul aria-label={label}>
          {items.map((item) => (
            <li key={item.id} onClick={hide}>
              <MenuEntry item={item} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function MenuEntry({ item }: { readonly item: MenuItem }) {
  const content = (
    <>
      {item.icon !== undefined && (
        <span className={css.mark}>
          <Icon name={item.icon} />
        </span>
      )}
      {item.label}
    </>
  );
  if ('href' in item)
    return (
      <Anchor href={item.href} look={css.item} current={item.current}>
        {content}
      </Anchor>
    );
  return (
    <button type="button" className={css.item} onClick={() => item.onSelect()}>
      {content}
    </button>
  );
}
