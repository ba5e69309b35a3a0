import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps {
  readonly title: string;
  /** Name of a group in which only one disclosure is open at a time. */
  readonly group?: string;
  readonly startsOpen?: boolean;
  onToggle?(isOpen: boolean): void;
  readonly children: ReactNode;
}

/** A native `<details>` element with a summary: find-in-page can open it. */
export function Disclosure({ title, group, startsOpen = false, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={css.details}
      name={group}
      open={startsOpen}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={css.summary}>
        {title}
        <span className={css.mark}>
          <Icon name="chevronDown" size="small" />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
