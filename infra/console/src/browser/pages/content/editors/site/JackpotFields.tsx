import { useText } from '@foyer/i18n';
import type { SiteSettings } from '@foyer/market/content';
import { Select, Switch } from '@foyer/ui/forms';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ImageField } from '../fields/ImageField.tsx';
import { KeyField } from '../fields/KeyField.tsx';
import { ListField } from '../fields/ListField.tsx';
import { MustHitFields } from './MustHitFields.tsx';
import { PaletteFields } from './PaletteFields.tsx';
import { messages } from './SiteEditor.messages.ts';

type Jackpot = SiteSettings['jackpotSettings'];

const PICTURES = ['logo', 'winnerNotificationImage', 'desktopImage', 'mobileImage'] as const;
const TEXTS = ['subtitle', 'text', 'termsAndConditions'] as const;

/** Contributions, texts, pictures and colours of the jackpot. */
export function JackpotFields({
  value,
  delivered,
  disabled,
  onChange,
}: EditorProps<Jackpot> & { readonly delivered: unknown }) {
  const text = useText();
  const problemAt = useProblemAt();
  const set = (change: Partial<Jackpot>): void => onChange({ ...value, ...change });
  const at = (name: keyof Jackpot) => ({ disabled, error: problemAt('jackpotSettings', name) });
  const { contributionOptions: options, initialContributionValue: initial } = value;
  const choices = [...new Set([...options, ...(initial === null ? [] : [initial])])];
  return (
    <div className={css.list}>
      <Switch
        label={text(messages.community)}
        value={value.enabledCommunity}
        disabled={disabled}
        onChange={(enabledCommunity) => set({ enabledCommunity })}
      />
      <div className={css.grid}>
        <ListField
          {...at('contributionOptions')}
          label={text(messages.contributions)}
          description={text(messages.contributionsHelp)}
          value={options}
          onChange={(contributionOptions) => set({ contributionOptions })}
        />
        <Select
          {...at('initialContributionValue')}
          label={text(messages.initial)}
          description={text(messages.initialHelp)}
          value={initial ?? 'none'}
          options={[
            { value: 'none', label: text(messages.noInitial) },
            ...choices.map((option) => ({ value: option, label: option })),
          ]}
          onChange={(next) => set({ initialContributionValue: next === 'none' ? null : next })}
        />
        <ListField
          {...at('titleRows')}
          label={text(messages.titleRows)}
          description={text(messages.titleRowsHelp)}
          value={value.titleRows}
          onChange={(titleRows) => set({ titleRows })}
        />
        {TEXTS.map((name) => (
          <KeyField
            key={name}
            {...at(name)}
            label={text(messages[name])}
            value={value[name]}
            onChange={(next) => set({ [name]: next })}
          />
        ))}
      </div>
      <MustHitFields
        value={value.mustHitBy}
        disabled={disabled}
        onChange={(mustHitBy) => set({ mustHitBy })}
      />
      {PICTURES.map((name) => (
        <ImageField
          key={name}
          label={text(messages[name])}
          path={['jackpotSettings', name]}
          value={value[name]}
          disabled={disabled}
          onChange={(image) => set({ [name]: image })}
        />
      ))}
      <PaletteFields
        value={value.colorPalette}
        delivered={delivered}
        disabled={disabled}
        onChange={(colorPalette) => set({ colorPalette })}
      />
    </div>
  );
}
