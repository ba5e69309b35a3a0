import { useText } from '@foyer/i18n';
import { SQUAD_ICONS } from '@foyer/kernel/squad-answers';
import { Checkbox, NumberField, Select } from '@foyer/ui/forms';
import { LabelFields } from './LabelFields.tsx';
import type { MenuDraft } from './squadDraft.ts';
import * as css from './SquadsPage.css.ts';
import { messages } from './SquadsPage.messages.ts';

/** Labels, icon and position of a menu entry. */
export function MenuFields({
  menu,
  onChange,
}: {
  readonly menu: MenuDraft;
  onChange(menu: MenuDraft): void;
}) {
  const text = useText();
  return (
    <>
      <Checkbox
        label={text(messages.hasMenu)}
        value={menu.isOn}
        onChange={(isOn) => onChange({ ...menu, isOn })}
      />
      {menu.isOn && (
        <div className={css.pair}>
          <LabelFields
            label={messages.label}
            labels={menu.labels}
            onChange={(labels) => onChange({ ...menu, labels })}
          />
          <Select<MenuDraft['icon']>
            label={text(messages.icon)}
            value={menu.icon}
            options={SQUAD_ICONS.map((value) => ({ value, label: value }))}
            onChange={(icon) => onChange({ ...menu, icon })}
          />
          <NumberField
            label={text(messages.position)}
            value={menu.position}
            onChange={(position) => onChange({ ...menu, position })}
          />
        </div>
      )}
    </>
  );
}
