import { useText } from '@foyer/i18n';
import { BRAND_TOGGLES } from '@foyer/market';
import { MENU_ICONS, type LobbyMenuEntry } from '@foyer/market/content';
import { Checkbox, Select, TextField } from '@foyer/ui/forms';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { messages } from './LobbyEditor.messages.ts';

type Entry = Omit<LobbyMenuEntry, 'items'>;

interface MenuFieldsProps extends EditorProps<Entry> {
  /** Place of the entry in the body. */
  readonly path: readonly (string | number)[];
}

/** Fields of a menu entry; conditions that are not set are absent. */
export function MenuFields({ path, value, disabled, onChange }: MenuFieldsProps) {
  const text = useText();
  const problemAt = useProblemAt();
  const at = (name: keyof Entry) => ({ disabled, error: problemAt(...path, name) });

  function set<Name extends keyof Entry>(name: Name, next: Entry[Name] | undefined): void {
    const { [name]: _before, ...others } = value;
    onChange((next === undefined ? others : { ...value, [name]: next }) as Entry); // only optional fields are undefined
  }

  return (
    <>
      <div className={css.grid}>
        <TextField
          {...at('id')}
          label={text(messages.id)}
          value={value.id}
          autoComplete="off"
          onChange={(id) => set('id', id)}
        />
        <TextField
          {...at('label')}
          label={text(messages.label)}
          value={value.label}
          autoComplete="off"
          onChange={(label) => set('label', label)}
        />
        <TextField
          {...at('path')}
          label={text(messages.path)}
          optional
          value={value.path ?? ''}
          autoComplete="off"
          onChange={(next) => set('path', next || undefined)}
        />
        <Select
          {...at('icon')}
          label={text(messages.icon)}
          value={value.icon}
          options={MENU_ICONS.map((icon) => ({ value: icon, label: icon }))}
          onChange={(icon) => set('icon', icon)}
        />
        <TextField
          {...at('list')}
          label={text(messages.shownWithList)}
          description={text(messages.shownWithListHelp)}
          optional
          value={value.list ?? ''}
          autoComplete="off"
          onChange={(list) => set('list', list || undefined)}
        />
        <Select
          {...at('toggle')}
          label={text(messages.shownWithToggle)}
          value={value.toggle ?? 'none'}
          options={[
            { value: 'none', label: text(messages.always) },
            ...BRAND_TOGGLES.map((toggle) => ({ value: toggle, label: toggle })),
          ]}
          onChange={(toggle) => set('toggle', toggle === 'none' ? undefined : toggle)}
        />
      </div>
      <Checkbox
        label={text(messages.needsSignIn)}
        value={value.needsSignIn === true}
        disabled={disabled}
        onChange={(isOn) => set('needsSignIn', isOn || undefined)}
      />
      <Checkbox
        label={text(messages.needsJackpot)}
        value={value.needsJackpot === true}
        disabled={disabled}
        onChange={(isOn) => set('needsJackpot', isOn || undefined)}
      />
    </>
  );
}
