import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps {
  readonly title: string;
  /** Makes the title a heading of the page and omits the line below the section. */
  readonly level?: HeadingLevel;
  /** Name of a group in which only one disclosure is open at a time. */
  readonly group?: string;
  readonly startsOpen?: boolean;
  onToggle?(isOpen: boolean): void;
  readonly children: ReactNode;
}

/** A native `<details>` element with a summary: find-in-page can open it. */
export function Disclosure({ title, level, group, startsOpen = false, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={classes(css.details, level === undefined && css.line)}
      name={group}
      open={startsOpen}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={css.summary}>
        {level === undefined ? (
          title
        ) : (
          <Heading level={level} size="title3">
            {title}
          </Heading>
        )}
        <span className={css.mark}>
          <Icon name="chevronDown" size="small" />
        </span>
      </summary>
      <div className={level === undefined ? css.content : css.section}>{children}</div>
    </details>
  );
}
