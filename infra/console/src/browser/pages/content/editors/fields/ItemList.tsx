import { useText } from '@foyer/i18n';
import { Button, IconButton, VisuallyHidden } from '@foyer/ui';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as css from './fields.css.ts';
import { messages } from './fields.messages.ts';
import { inserted, keyed, moved, removed } from './itemKeys.ts';

interface ItemListProps<Item> {
  readonly items: readonly Item[];
  readonly disabled: boolean;
  readonly addLabel: string;
  /** Items without an order cannot be moved. */
  readonly isOrdered?: boolean;
  readonly error?: string | undefined;
  /** Name of an item, for its group and its buttons. */
  nameOf(item: Item, index: number): string;
  /** The reason for which an item cannot be removed; undefined when it can. */
  readonly keepReasonOf?: ((item: Item) => string | undefined) | undefined;
  created(): Item;
  onChange(items: readonly Item[]): void;
  children(item: Item, index: number, change: (item: Item) => void): ReactNode;
}

/** The first field of an item in the order of the page. */
const FIELD = ':is(input, select, textarea):enabled';

/** A list whose items are edited, added, removed and moved; the focus follows a moved or added item. */
export function ItemList<Item>({
  items,
  disabled,
  addLabel,
  isOrdered = true,
  error,
  nameOf,
  keepReasonOf,
  created,
  onChange,
  children,
}: ItemListProps<Item>) {
  const text = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [known, setKeys] = useState<readonly string[]>([]);
  const [announced, setAnnounced] = useState('');
  /** Selectors of the element that receives the focus after the next render; the first enabled one. */
  const focus = useRef<readonly string[]>([]);
  const keys = keyed(known, items.length);

  useLayoutEffect(() => {
    if (focus.current.length === 0) return;
    const found = focus.current.map((selector) => list.current?.querySelector<HTMLElement>(selector));
    focus.current = [];
    found.find((element) => element)?.focus();
  });

  function move(from: number, to: number): void {
    const item = items[from];
    if (item === undefined) return;
    const [first, second] = to < from ? ['up', 'down'] : ['down', 'up'];
    focus.current = [first, second].map(
      (side) => `[data-item="${keys[from]}"] > [data-tools] [data-${side}] button:enabled`,
    );
    setAnnounced(text(messages.moved, { name: nameOf(item, from), place: to + 1, count: items.length }));
    setKeys(moved(keys, from, to));
    onChange(moved(items, from, to));
  }

  return (
    <div ref={list} className={css.list}>
      {items.map((item, index) => {
        const name = nameOf(item, index);
        const kept = keepReasonOf?.(item);
        return (
          <div
            key={keys[index]}
            data-item={keys[index]}
            role="group"
            aria-labelledby={`${id}-${keys[index]}`}
            className={css.item}
          >
            <div className={css.itemHead} data-tools="">
              <span id={`${id}-${keys[index]}`} className={css.itemName}>
                {name}
              </span>
              {!disabled && (
                <span className={css.tools}>
                  {isOrdered && (
                    <>
                      <span data-up="">
                        <IconButton
                          icon="arrowUp"
                          size="small"
                          label={text(messages.up, { name })}
                          disabled={index === 0}
                          onPress={() => move(index, index - 1)}
                        />
                      </span>
                      <span data-down="">
                        <IconButton
                          icon="arrowDown"
                          size="small"
                          label={text(messages.down, { name })}
                          disabled={index === items.length - 1}
                          onPress={() => move(index, index + 1)}
                        />
                      </span>
                    </>
                  )}
                  {kept === undefined ? (
                    <IconButton
                      icon="close"
                      size="small"
                      label={text(messages.remove, { name })}
                      onPress={() => {
                        focus.current = [':scope > [data-add] button'];
                        setAnnounced(text(messages.removed, { name }));
                        setKeys(removed(keys, index));
                        onChange(removed(items, index));
                      }}
                    />
                  ) : (
                    <span className={css.kept}>{kept}</span>
                  )}
                </span>
              )}
            </div>
            {children(item, index, (next) => onChange(items.map((one, at) => (at === index ? next : one))))}
          </div>
        );
      })}
      {error !== undefined && <p className={css.error}>{error}</p>}
      {!disabled && (
        <div data-add="">
          <Button
            tone="secondary"
            size="small"
            icon="plus"
            onPress={() => {
              const next = inserted(keys);
              focus.current = [`[data-item="${next.at(-1)}"] ${FIELD}`];
              setKeys(next);
              onChange([...items, created()]);
            }}
          >
            {addLabel}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </div>
  );
}
