import { useText } from '@foyer/i18n';
import { PROMOTION_ACTIONS, PROMOTION_AUDIENCES, type BrandPromotion } from '@foyer/market/content';
import { Select, Switch, TextField } from '@foyer/ui/forms';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ImageField } from '../fields/ImageField.tsx';
import { KeyField } from '../fields/KeyField.tsx';
import { ListField } from '../fields/ListField.tsx';
import { TimeField } from '../fields/TimeField.tsx';
import type { PromotionFieldsProps } from './promotionFieldsProps.ts';
import { messages } from './PromotionsEditor.messages.ts';
import { TermFields } from './TermFields.tsx';

/** Fields of one promotion: texts, players, period, terms, button. */
export function PromotionFields(props: PromotionFieldsProps) {
  const { index, value, disabled, onChange } = props;
  const text = useText();
  const problemAt = useProblemAt();
  const at = (name: keyof BrandPromotion) => ({ disabled, error: problemAt(index, name) });
  const set = (change: Partial<BrandPromotion>): void => onChange({ ...value, ...change });
  const word = (name: 'id' | 'title' | 'text' | 'path' | 'termsPath', description?: string) => (
    <TextField
      {...at(name)}
      label={text(messages[name])}
      description={description}
      value={value[name]}
      autoComplete="off"
      onChange={(next) => set({ [name]: next })}
    />
  );
  return (
    <>
      <div className={css.grid}>
        {word('id', text(messages.idHelp))}
        {word('title', text(messages.keyHelp, { example: `promotion.${value.id || 'spring'}.title` }))}
        {word('text', text(messages.textHelp))}
        <Select
          {...at('audience')}
          label={text(messages.audience)}
          value={value.audience}
          options={PROMOTION_AUDIENCES.map((name) => ({ value: name, label: text(messages[name]) }))}
          onChange={(audience) => set({ audience })}
        />
        <ListField
          {...at('countries')}
          label={text(messages.countries)}
          description={text(messages.countriesHelp)}
          value={value.countries ?? []}
          isUpperCase
          onChange={(countries) => set({ countries: countries.length === 0 ? null : countries })}
        />
        <TimeField
          {...at('announcedAt')}
          label={text(messages.announcedAt)}
          description={text(messages.announcedAtHelp)}
          value={value.announcedAt ?? ''}
          onChange={(announcedAt) => set({ announcedAt: announcedAt === '' ? null : announcedAt })}
        />
        <TimeField
          {...at('startsAt')}
          label={text(messages.startsAt)}
          description={text(messages.startsAtHelp)}
          value={value.startsAt}
          onChange={(startsAt) => set({ startsAt })}
        />
        <TimeField
          {...at('endsAt')}
          label={text(messages.endsAt)}
          description={text(messages.endsAtHelp)}
          value={value.endsAt ?? ''}
          onChange={(endsAt) => set({ endsAt: endsAt === '' ? null : endsAt })}
        />
        <KeyField
          {...at('reward')}
          label={text(messages.reward)}
          description={text(messages.rewardHelp)}
          value={value.reward}
          onChange={(reward) => set({ reward })}
        />
      </div>
      <Switch
        label={text(messages.needsOptIn)}
        value={value.needsOptIn}
        disabled={disabled}
        onChange={(needsOptIn) => set({ needsOptIn })}
      />
      <TermFields {...props} />
      <div className={css.grid}>
        <Select
          {...at('callToActionType')}
          label={text(messages.callToActionType)}
          value={value.callToActionType}
          options={PROMOTION_ACTIONS.map((name) => ({
            value: name,
            label: text(name === 'DEPOSIT' ? messages.opensDeposit : messages.opensPage),
          }))}
          onChange={(callToActionType) => set({ callToActionType })}
        />
        {word('path')}
        {word('termsPath')}
      </div>
      <ImageField
        label={text(messages.image)}
        path={[index, 'image']}
        value={value.image}
        disabled={disabled}
        onChange={(image) => set({ image })}
      />
    </>
  );
}
