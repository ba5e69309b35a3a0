import { useText } from '@foyer/i18n';
import type { LobbyBlock, LobbyLayout, LobbyMenuEntry } from '@foyer/market/content';
import { Disclosure } from '@foyer/ui';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import type { EditorProps } from '../editor.ts';
import { messages as itemMessages } from '../fields/fields.messages.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { BlockFields } from './BlockFields.tsx';
import { messages } from './LobbyEditor.messages.ts';
import { MenuFields } from './MenuFields.tsx';

const NEW_BLOCK: LobbyBlock = { type: 'TOP_GAMES', id: '', list: '' };
const NEW_ENTRY: LobbyMenuEntry = { id: '', label: '', icon: 'star' };

/** Blocks of the lobby from top to bottom, and the menu with one level of items below it. */
export function LobbyEditor({ value, disabled, onChange }: EditorProps<LobbyLayout>) {
  const text = useText();
  const problemAt = useProblemAt();
  const named = (id: string, index: number): string => id || text(itemMessages.unnamed, { place: index + 1 });
  return (
    <section className={panel.panel}>
      <p className={panel.muted}>{text(messages.intro)}</p>
      <Disclosure title={text(messages.blocks)} startsOpen>
        <ItemList<LobbyBlock>
          items={value.blocks}
          disabled={disabled}
          addLabel={text(messages.addBlock)}
          error={problemAt('blocks')}
          nameOf={({ id }, index) => named(id, index)}
          created={() => NEW_BLOCK}
          onChange={(blocks) => onChange({ ...value, blocks })}
        >
          {(block, index, change) => (
            <BlockFields path={['blocks', index]} value={block} disabled={disabled} onChange={change} />
          )}
        </ItemList>
      </Disclosure>
      <Disclosure title={text(messages.menu)}>
        <ItemList<LobbyMenuEntry>
          items={value.menu}
          disabled={disabled}
          addLabel={text(messages.addEntry)}
          error={problemAt('menu')}
          nameOf={({ id }, index) => named(id, index)}
          created={() => NEW_ENTRY}
          onChange={(menu) => onChange({ ...value, menu })}
        >
          {({ items = [], ...entry }, index, change) => (
            <>
              <MenuFields
                path={['menu', index]}
                value={entry}
                disabled={disabled}
                onChange={(next) => change(items.length === 0 ? next : { ...next, items })}
              />
              <ItemList
                items={items}
                disabled={disabled}
                addLabel={text(messages.addBelow, { name: named(entry.id, index) })}
                error={problemAt('menu', index, 'items')}
                nameOf={({ id }, below) => named(id, below)}
                created={() => NEW_ENTRY}
                onChange={(next) => change(next.length === 0 ? entry : { ...entry, items: next })}
              >
                {(item, below, changeItem) => (
                  <MenuFields
                    path={['menu', index, 'items', below]}
                    value={item}
                    disabled={disabled}
                    onChange={changeItem}
                  />
                )}
              </ItemList>
            </>
          )}
        </ItemList>
      </Disclosure>
    </section>
  );
}
