import { useText } from '@foyer/i18n';
import type { SiteSettings } from '@foyer/market/content';
import { Switch } from '@foyer/ui/forms';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { messages as itemMessages } from '../fields/fields.messages.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ImageField } from '../fields/ImageField.tsx';
import { ItemList } from '../fields/ItemList.tsx';
import { KeyField } from '../fields/KeyField.tsx';
import { RaffleItem } from './RaffleItem.tsx';
import { messages } from './RaffleFields.messages.ts';

type Raffle = SiteSettings['raffleSettings'];

const TEXTS = ['text', 'termsAndConditions'] as const;
const PICTURES = ['pageMobileBackgroundImage', 'pageDesktopBackgroundImage'] as const;

/** Raffles by their first day, the texts and the pictures of their page. */
export function RaffleFields({ value, disabled, onChange }: EditorProps<Raffle>) {
  const text = useText();
  const problemAt = useProblemAt();
  const set = (change: Partial<Raffle>): void => onChange({ ...value, ...change });
  return (
    <div className={css.list}>
      <Switch
        label={text(messages.enabled)}
        value={value.enabled}
        disabled={disabled}
        onChange={(enabled) => set({ enabled })}
      />
      <ItemList<Raffle['raffles'][number]>
        items={value.raffles}
        disabled={disabled}
        addLabel={text(messages.add)}
        error={problemAt('raffleSettings', 'raffles')}
        nameOf={({ gameStudio }, index) =>
          gameStudio.slug || text(itemMessages.unnamed, { place: index + 1 })
        }
        created={() => ({
          startsOn: null,
          gameStudio: { slug: '', raffleSpotlightImage: null },
          prizes: { hourly: [], daily: [], weekly: [] },
        })}
        onChange={(raffles) => set({ raffles })}
      >
        {(raffle, index, change) => (
          <RaffleItem value={raffle} index={index} disabled={disabled} onChange={change} />
        )}
      </ItemList>
      <div className={css.grid}>
        {TEXTS.map((name) => (
          <KeyField
            key={name}
            label={text(messages[name])}
            value={value[name]}
            disabled={disabled}
            error={problemAt('raffleSettings', name)}
            onChange={(next) => set({ [name]: next })}
          />
        ))}
      </div>
      {PICTURES.map((name) => (
        <ImageField
          key={name}
          label={text(messages[name])}
          path={['raffleSettings', name]}
          value={value[name]}
          disabled={disabled}
          onChange={(image) => set({ [name]: image })}
        />
      ))}
    </div>
  );
}
