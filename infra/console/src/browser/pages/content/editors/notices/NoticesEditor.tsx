import { useText } from '@foyer/i18n';
import type { NoticeCampaign } from '@foyer/market/content';
import { EmptyState } from '@foyer/ui';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import type { EditorProps } from '../editor.ts';
import { messages as itemMessages } from '../fields/fields.messages.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { CampaignFields } from './CampaignFields.tsx';
import { messages } from './NoticesEditor.messages.ts';

const NEW: NoticeCampaign = {
  id: '',
  notice: 'Content',
  countries: null,
  audience: 'all',
  title: null,
  text: null,
  path: null,
  startsAt: '',
  endsAt: null,
};

/** Notice campaigns of the brand. */
export function NoticesEditor({ value, disabled, onChange }: EditorProps<readonly NoticeCampaign[]>) {
  const text = useText();
  const problemAt = useProblemAt();
  return (
    <section className={panel.panel}>
      <p className={panel.muted}>{text(messages.intro)}</p>
      {value.length === 0 && <EmptyState title={text(messages.none)}>{text(messages.noneText)}</EmptyState>}
      <ItemList
        items={value}
        disabled={disabled}
        isOrdered={false}
        addLabel={text(messages.add)}
        error={problemAt()}
        nameOf={({ id }, index) => id || text(itemMessages.unnamed, { place: index + 1 })}
        created={() => NEW}
        onChange={onChange}
      >
        {(campaign, index, change) => (
          <CampaignFields index={index} value={campaign} disabled={disabled} onChange={change} />
        )}
      </ItemList>
    </section>
  );
}
