import { useRef, useState } from 'react';
import { CONSENT_CATEGORIES, type ConsentCategory } from '@foyer/contract';
import { useText, type Message } from '@foyer/i18n';
import { Button, Heading, Paragraph, Row, Stack } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import { Switch } from '@foyer/ui/forms';
import type { ConsentQuestion, ShellConsent } from '../../services/consent/createConsent.ts';
import { useReservedSpace } from '../useReservedSpace.ts';
import * as css from './ConsentDialog.css.ts';
import { messages } from './ConsentDialog.messages.ts';

export interface ConsentDialogProps {
  readonly question: Exclude<ConsentQuestion, 'none'>;
  readonly consent: ShellConsent;
}

const OPTIONAL = [
  'preferences',
  'analytics',
  'marketing',
  'uncategorized',
] as const satisfies readonly ConsentCategory[];

const TEXT: Readonly<Record<ConsentCategory, { readonly label: Message; readonly description: Message }>> = {
  necessary: { label: messages.necessary, description: messages.necessaryText },
  preferences: { label: messages.preferences, description: messages.preferencesText },
  analytics: { label: messages.analytics, description: messages.analyticsText },
  marketing: { label: messages.marketing, description: messages.marketingText },
  uncategorized: { label: messages.uncategorized, description: messages.uncategorizedText },
};

/** The consent question in the shell's own texts and design; refusing takes as many clicks as accepting. */
export function ConsentDialog({ question, consent }: ConsentDialogProps) {
  return question === 'banner' ? <Banner consent={consent} /> : <Preferences consent={consent} />;
}

/** Not modal: the page can be used before the question is answered. */
function Banner({ consent }: { readonly consent: ShellConsent }) {
  const text = useText();
  const banner = useRef<HTMLElement>(null);
  useReservedSpace(banner, RESERVED_SPACE, GAPS_PX);
  return (
    <section ref={banner} className={css.banner} aria-label={text(messages.title)}>
      <Stack gap="xsmall">
        <Heading level={2} size="label">
          {text(messages.title)}
        </Heading>
        <Paragraph size="small">{text(messages.text)}</Paragraph>
      </Stack>
      <Row gap="small" wrap>
        <Button size="small" tone="secondary" onPress={() => consent.answer(CONSENT_CATEGORIES)}>
          {text(messages.all)}
        </Button>
        <Button size="small" tone="secondary" onPress={() => consent.answer([])}>
          {text(messages.necessaryOnly)}
        </Button>
        <Button size="small" tone="quiet" onPress={() => consent.openPreferences()}>
          {text(messages.choose)}
        </Button>
      </Row>
    </section>
  );
}

/**
 * The height that the question takes at the bottom of the screen. Elements that must not be covered, such
 * as game controls, end above it.
 */
const RESERVED_SPACE = '--fy-notice-space';
const GAPS_PX = 24;

function Preferences({ consent }: { readonly consent: ShellConsent }) {
  const text = useText();
  const [chosen, setChosen] = useState<readonly ConsentCategory[]>(() =>
    OPTIONAL.filter((category) => consent.current()[category]),
  );
  const toggle = (category: ConsentCategory, isOn: boolean): void =>
    setChosen(isOn ? [...chosen, category] : chosen.filter((other) => other !== category));
  return (
    <Dialog
      title={text(messages.preferencesTitle)}
      size="medium"
      onClose={() => consent.closePreferences()}
      footer={
        <>
          <DialogAction>
            <Button stretch tone="secondary" onPress={() => consent.answer(chosen)}>
              {text(messages.save)}
            </Button>
          </DialogAction>
          <DialogAction>
            <Button stretch tone="secondary" onPress={() => consent.answer(CONSENT_CATEGORIES)}>
              {text(messages.all)}
            </Button>
          </DialogAction>
        </>
      }
    >
      <Stack gap="medium">
        <Switch
          label={text(TEXT.necessary.label)}
          description={text(TEXT.necessary.description)}
          value
          disabled
          onChange={() => undefined}
        />
        {OPTIONAL.map((category) => (
          <Switch
            key={category}
            label={text(TEXT[category].label)}
            description={text(TEXT[category].description)}
            value={chosen.includes(category)}
            onChange={(isOn) => toggle(category, isOn)}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
