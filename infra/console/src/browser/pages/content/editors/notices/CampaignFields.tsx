import { useText } from '@foyer/i18n';
import { CAMPAIGN_AUDIENCES, CAMPAIGN_NOTICES, type NoticeCampaign } from '@foyer/market/content';
import { Select, TextField } from '@foyer/ui/forms';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { KeyField } from '../fields/KeyField.tsx';
import { ListField } from '../fields/ListField.tsx';
import { TimeField } from '../fields/TimeField.tsx';
import { messages } from './NoticesEditor.messages.ts';

/** Fields of one campaign: notice, texts, audience and period. */
export function CampaignFields({
  index,
  value,
  disabled,
  onChange,
}: EditorProps<NoticeCampaign> & { readonly index: number }) {
  const text = useText();
  const problemAt = useProblemAt();
  const at = (name: keyof NoticeCampaign) => ({ disabled, error: problemAt(index, name) });
  const set = (change: Partial<NoticeCampaign>): void => onChange({ ...value, ...change });
  return (
    <div className={css.grid}>
      <TextField
        {...at('id')}
        label={text(messages.id)}
        description={text(messages.idHelp)}
        value={value.id}
        autoComplete="off"
        onChange={(id) => set({ id })}
      />
      <Select
        {...at('notice')}
        label={text(messages.notice)}
        description={text(messages.noticeHelp)}
        value={value.notice}
        options={CAMPAIGN_NOTICES.map((notice) => ({ value: notice, label: text(messages[notice]) }))}
        onChange={(notice) => set({ notice })}
      />
      <KeyField
        {...at('title')}
        label={text(messages.titleKey)}
        description={text(messages.keyHelp, { example: `notice.${value.id || 'spring'}.title` })}
        value={value.title}
        onChange={(title) => set({ title })}
      />
      <KeyField
        {...at('text')}
        label={text(messages.textKey)}
        description={text(messages.keyHelp, { example: `notice.${value.id || 'spring'}.text` })}
        value={value.text}
        onChange={(next) => set({ text: next })}
      />
      <KeyField
        {...at('path')}
        label={text(messages.path)}
        description={text(messages.pathHelp)}
        value={value.path}
        onChange={(path) => set({ path })}
      />
      <Select
        {...at('audience')}
        label={text(messages.audience)}
        description={text(messages.audienceHelp)}
        value={value.audience}
        options={CAMPAIGN_AUDIENCES.map((audience) => ({ value: audience, label: text(messages[audience]) }))}
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
    </div>
  );
}
