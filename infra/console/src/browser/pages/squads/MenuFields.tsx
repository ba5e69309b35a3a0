import { useText } from '@foyer/i18n';
import { SQUAD_ICONS } from '@foyer/kernel/squad-answers';
import { languageName, TRANSLATED_LOCALES } from '@foyer/links';
import { Checkbox, NumberField, Select, TextField } from '@foyer/ui/forms';
import * as css from './SquadsPage.css.ts';
import { messages } from './SquadsPage.messages.ts';

type SquadIcon = (typeof SQUAD_ICONS)[number];

/** The menu entry as it is being written. */
export interface MenuDraft {
  readonly isOn: boolean;
  /** By locale; an empty text is left out. */
  readonly labels: Readonly<Record<string, string>>;
  readonly icon: SquadIcon;
  readonly position: number | undefined;
}

const FIRST_POSITION = 100;
export const EMPTY_MENU: MenuDraft = { isOn: true, labels: {}, icon: 'star', position: FIRST_POSITION };

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
          {TRANSLATED_LOCALES.map((locale) => (
            <TextField
              key={locale}
              label={text(messages.label, { language: languageName(locale, TRANSLATED_LOCALES, 'en') })}
              value={menu.labels[locale] ?? ''}
              autoComplete="off"
              optional={locale !== 'en'}
              onChange={(label) => onChange({ ...menu, labels: { ...menu.labels, [locale]: label } })}
            />
          ))}
          <Select<SquadIcon>
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
