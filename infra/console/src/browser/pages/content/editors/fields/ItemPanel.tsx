import { useText, type Message } from '@foyer/i18n';
import { EmptyState, type EmptyStateProps } from '@foyer/ui';
import type { ReactNode } from 'react';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import type { EditorProps } from '../editor.ts';
import { messages as itemMessages } from './fields.messages.ts';
import { useProblemAt } from './fieldProblems.ts';
import { ItemList } from './ItemList.tsx';

interface ItemPanelProps<Item> extends EditorProps<readonly Item[]> {
  readonly messages: Readonly<Record<'intro' | 'none' | 'noneText' | 'add', Message>>;
  /** Name of an item without an id, by its place. */
  readonly unnamed?: Message;
  /** Icon of the empty list. */
  readonly icon?: EmptyStateProps['icon'];
  readonly created: Item;
  children(item: Item, index: number, change: (item: Item) => void): ReactNode;
}

/** The items of a section, which have ids and no order, with an introduction. */
export function ItemPanel<Item extends { readonly id: string }>({
  messages,
  unnamed = itemMessages.unnamed,
  icon,
  value,
  disabled,
  created,
  onChange,
  children,
}: ItemPanelProps<Item>) {
  const text = useText();
  const problemAt = useProblemAt();
  return (
    <section className={panel.panel}>
      <p className={panel.muted}>{text(messages.intro)}</p>
      {value.length === 0 && (
        <EmptyState {...(icon && { icon })} title={text(messages.none)}>
          {text(messages.noneText)}
        </EmptyState>
      )}
      <ItemList
        items={value}
        disabled={disabled}
        isOrdered={false}
        addLabel={text(messages.add)}
        error={problemAt()}
        nameOf={({ id }, index) => id || text(unnamed, { place: index + 1 })}
        created={() => created}
        onChange={onChange}
      >
        {children}
      </ItemList>
    </section>
  );
}
