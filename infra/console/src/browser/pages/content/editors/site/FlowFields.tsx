import { useText } from '@foyer/i18n';
import { LOGIN_FLOWS, type SiteSettings } from '@foyer/market/content';
import { Select, TextField } from '@foyer/ui/forms';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { messages as itemMessages } from '../fields/fields.messages.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { messages } from './SiteEditor.messages.ts';

type Flows = SiteSettings['flowSettings'];

const FLOWS = LOGIN_FLOWS.map((flow) => ({ value: flow, label: flow }));
const countries = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'code' });

/** The login flow, and the registration flow of each country. */
export function FlowFields({ value, disabled, onChange }: EditorProps<Flows>) {
  const text = useText();
  const problemAt = useProblemAt();
  const at = (...path: readonly (string | number)[]) => ({
    disabled,
    error: problemAt('flowSettings', ...path),
  });
  return (
    <div className={css.list}>
      <div className={css.grid}>
        <Select
          {...at('login')}
          label={text(messages.login)}
          description={text(messages.loginHelp)}
          value={value.login}
          options={FLOWS}
          onChange={(login) => onChange({ ...value, login })}
        />
      </div>
      <ItemList
        items={value.registrations}
        disabled={disabled}
        isOrdered={false}
        addLabel={text(messages.addCountry)}
        error={problemAt('flowSettings', 'registrations')}
        nameOf={({ countryCode }, index) =>
          /^[A-Z]{2}$/.test(countryCode)
            ? (countries.of(countryCode) ?? countryCode)
            : text(itemMessages.unnamed, { place: index + 1 })
        }
        created={() => ({ countryCode: '', flow: 'Identity' as const })}
        onChange={(registrations) => onChange({ ...value, registrations })}
      >
        {(registration, index, change) => (
          <div className={css.grid}>
            <TextField
              {...at('registrations', index, 'countryCode')}
              label={text(messages.country)}
              description={text(messages.countryHelp)}
              value={registration.countryCode}
              maximumLength={2}
              autoComplete="off"
              onChange={(code) => change({ ...registration, countryCode: code.toUpperCase() })}
            />
            <Select
              {...at('registrations', index, 'flow')}
              label={text(messages.registration)}
              value={registration.flow}
              options={FLOWS}
              onChange={(flow) => change({ ...registration, flow })}
            />
          </div>
        )}
      </ItemList>
    </div>
  );
}
