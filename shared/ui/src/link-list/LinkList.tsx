import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/IconSprite.tsx';
import { Anchor } from '../link/Anchor.tsx';
import * as css from './LinkList.css.ts';

export interface LinkListEntry {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  /** Second line of a card; not shown in a column. */
  readonly hint?: string;
  readonly current?: boolean;
}

export interface LinkListProps {
  /** `column` is shown beside a page, `card` is the content of a page. */
  readonly look: 'column' | 'card';
  /** Heading of the list; not a heading of the page's outline, because the list is navigation. */
  readonly title?: string | undefined;
  readonly entries: readonly LinkListEntry[];
}

/** Links to the pages of one area; a `nav` around one or several lists names the area. */
export function LinkList({ look, title, entries }: LinkListProps) {
  const id = useId();
  return (
    <div className={css.group}>
      {title !== undefined && (
        <p id={id} className={css.title}>
          {title}
        </p>
      )}
      <ul className={css.lists[look]} aria-labelledby={title === undefined ? undefined : id}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Anchor href={entry.href} look={css.entries[look]} current={entry.current}>
              <span className={css.icons[look]}>
                <Icon name={entry.icon} />
              </span>
              <span className={css.text}>
                <span className={css.label}>{entry.label}</span>
                {look === 'card' && entry.hint !== undefined && (
                  <span className={css.hint}>{entry.hint}</span>
                )}
              </span>
              {look === 'card' && <Icon name="chevronRight" size="small" />}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
