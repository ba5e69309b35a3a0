import type { NoticeCampaign } from '@foyer/market/content';
import type { EditorProps } from '../editor.ts';
import { ItemPanel } from '../fields/ItemPanel.tsx';
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
  return (
    <ItemPanel messages={messages} value={value} disabled={disabled} created={NEW} onChange={onChange}>
      {(campaign, index, change) => (
        <CampaignFields index={index} value={campaign} disabled={disabled} onChange={change} />
      )}
    </ItemPanel>
  );
}
