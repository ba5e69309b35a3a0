import { useText } from '@foyer/i18n';
import type { SiteSettings } from '@foyer/market/content';
import { Switch } from '@foyer/ui/forms';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ImageField } from '../fields/ImageField.tsx';
import { KeyField } from '../fields/KeyField.tsx';
import { LoyaltyCards, type LoyaltyPage } from './LoyaltyCards.tsx';
import { messages } from './LoyaltyFields.messages.ts';

type Gamification = SiteSettings['gamificationSettings'];

const PICTURES = [
  'backgroundImage',
  'backgroundDesktopImage',
  'mainImage',
  'mainDesktopImage',
  'shopImage',
  'shopDesktopImage',
  'gamesImage',
] as const;
const TEXTS = ['description', 'termsAndConditions'] as const;

const NEW_PAGE: LoyaltyPage = {
  backgroundImage: null,
  backgroundDesktopImage: null,
  mainImage: null,
  mainDesktopImage: null,
  shopImage: null,
  shopDesktopImage: null,
  gamesImage: null,
  description: null,
  termsAndConditions: null,
  rankCards: [],
  rewardCards: [],
  steps: [],
};

/** The loyalty programme, and its page with texts, pictures and cards. */
export function LoyaltyFields({ value, disabled, onChange }: EditorProps<Gamification>) {
  const text = useText();
  const problemAt = useProblemAt();
  const { loyaltyPage: page } = value;
  const set = (change: LoyaltyPage): void => onChange({ ...value, loyaltyPage: change });
  return (
    <div className={css.list}>
      <Switch
        label={text(messages.enabled)}
        value={value.enabled}
        disabled={disabled}
        onChange={(enabled) => onChange({ ...value, enabled })}
      />
      <Switch
        label={text(messages.page)}
        description={text(messages.pageHelp)}
        value={page !== null}
        disabled={disabled}
        onChange={(isOn) => onChange({ ...value, loyaltyPage: isOn ? NEW_PAGE : null })}
      />
      {page !== null && (
        <>
          <div className={css.grid}>
            {TEXTS.map((name) => (
              <KeyField
                key={name}
                label={text(messages[name])}
                value={page[name]}
                disabled={disabled}
                error={problemAt('gamificationSettings', 'loyaltyPage', name)}
                onChange={(next) => set({ ...page, [name]: next })}
              />
            ))}
          </div>
          {PICTURES.map((name) => (
            <ImageField
              key={name}
              label={text(messages[name])}
              path={['gamificationSettings', 'loyaltyPage', name]}
              value={page[name]}
              disabled={disabled}
              onChange={(image) => set({ ...page, [name]: image })}
            />
          ))}
          <LoyaltyCards value={page} disabled={disabled} onChange={set} />
        </>
      )}
    </div>
  );
}
