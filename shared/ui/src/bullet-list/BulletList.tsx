import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/IconSprite.tsx';
import * as css from './BulletList.css.ts';

export interface BulletListProps {
  /** Translated statements, each with the key of its row. */
  readonly items: readonly { readonly id: string; readonly icon?: IconName; readonly text: ReactNode }[];
}

/** Short statements that are read one by one, for example the consequences of a decision. */
export function BulletList({ items }: BulletListProps) {
  return (
    // An explicit role: Safari drops it for lists without markers.
    <ul className={css.list} role="list">
      {items.map(({ id, icon, text }) => (
        <li key={id} className={css.item}>
          {icon === undefined ? (
            <span className={css.dot} aria-hidden="true" />
          ) : (
            <span className={css.icon}>
              <Icon name={icon} size="small" />
            </span>
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
