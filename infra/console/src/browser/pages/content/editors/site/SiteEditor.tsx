import { useText } from '@foyer/i18n';
import type { SiteSettings } from '@foyer/market/content';
import { Disclosure } from '@foyer/ui';
import { Switch } from '@foyer/ui/forms';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import type { EditorProps } from '../editor.ts';
import { FlowFields } from './FlowFields.tsx';
import { FundingFields } from './FundingFields.tsx';
import { JackpotFields } from './JackpotFields.tsx';
import { LoyaltyFields } from './LoyaltyFields.tsx';
import { RaffleFields } from './RaffleFields.tsx';
import { messages } from './SiteEditor.messages.ts';

interface SiteEditorProps extends EditorProps<SiteSettings> {
  /** The delivered settings. */
  readonly delivered: unknown;
}

/** Site settings by subject. */
export function SiteEditor({ value, delivered, disabled, onChange }: SiteEditorProps) {
  const text = useText();
  // versions from before this setting lack it
  const { flowSettings, fundingOptions, jackpotSettings, liveChat = { visitors: false } } = value;
  return (
    <section className={panel.panel}>
      <p className={panel.muted}>{text(messages.intro)}</p>
      <Disclosure title={text(messages.flows)} startsOpen>
        <FlowFields
          value={flowSettings}
          disabled={disabled}
          onChange={(next) => onChange({ ...value, flowSettings: next })}
        />
      </Disclosure>
      <Disclosure title={text(messages.funding)}>
        <FundingFields
          value={fundingOptions}
          disabled={disabled}
          onChange={(next) => onChange({ ...value, fundingOptions: next })}
        />
      </Disclosure>
      <Disclosure title={text(messages.jackpot)}>
        <JackpotFields
          value={jackpotSettings}
          delivered={delivered}
          disabled={disabled}
          onChange={(next) => onChange({ ...value, jackpotSettings: next })}
        />
      </Disclosure>
      <Disclosure title={text(messages.loyalty)}>
        <LoyaltyFields
          value={value.gamificationSettings}
          disabled={disabled}
          onChange={(gamificationSettings) => onChange({ ...value, gamificationSettings })}
        />
      </Disclosure>
      <Disclosure title={text(messages.raffles)}>
        <RaffleFields
          value={value.raffleSettings}
          disabled={disabled}
          onChange={(raffleSettings) => onChange({ ...value, raffleSettings })}
        />
      </Disclosure>
      <Switch
        label={text(messages.chat)}
        description={text(messages.chatHelp)}
        value={liveChat.visitors}
        disabled={disabled}
        onChange={(visitors) => onChange({ ...value, liveChat: { ...liveChat, visitors } })}
      />
    </section>
  );
}
