import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import type { SportsBetRefusal } from '@foyer/graphql/main';
import { useServices } from '@foyer/platform';
import { ButtonLink, Notice } from '@foyer/ui';
import type { SlipLine } from '../bet-slip/slip.ts';
import type { Refusal } from './placement.machine.ts';
import { messages } from './PlacementForm.messages.ts';
import { refusals } from './refusals.messages.ts';
import { Reoffer } from './Reoffer.tsx';

/** Pages where a player can remove the reason. */
const REMEDIES = {
  INSUFFICIENT_FUNDS: { route: 'deposit', label: messages.deposit },
  LIMIT_REQUIRED: { route: 'profile-limits', label: messages.limits },
  LIMIT_REACHED: { route: 'profile-limits', label: messages.limits },
  KYC_REQUIRED: { route: 'profile-documents', label: messages.verify },
} as const satisfies Partial<Record<SportsBetRefusal, object>>;

interface RefusalNoticeProps {
  readonly refusal: Refusal;
  readonly lines: readonly SlipLine[];
}

/** The most severe reason why the bet was not accepted, and the next step. */
export function RefusalNotice({ refusal, lines }: RefusalNoticeProps) {
  const text = useText();
  const { locale } = useServices();
  const [reason = 'PLAYER_BLOCKED'] = refusal.reasons;
  const remedy = reason in REMEDIES ? REMEDIES[reason as keyof typeof REMEDIES] : undefined;
  return (
    <Notice
      live
      tone="warning"
      title={text(messages.notAccepted)}
      action={
        remedy ? (
          <ButtonLink size="small" tone="secondary" href={hrefTo(locale, remedy.route)}>
            {text(remedy.label)}
          </ButtonLink>
        ) : (
          isOf(refusal, lines) && <Reoffer refusal={refusal} reason={reason} lines={lines} />
        )
      }
    >
      <Text {...refusals[reason]} />
    </Notice>
  );
}

/** True while the slip still has the selections of the refused bet. */
function isOf({ order }: Refusal, lines: readonly SlipLine[]): boolean {
  const keys = order.selections.map(({ event, kind, line, outcome }) => [event, kind, line, outcome].join());
  return (
    keys.length === lines.length &&
    lines.every(
      ({ selection: { event, kind, line, outcome } }, index) =>
        keys[index] === [event, kind, line, outcome].join(),
    )
  );
}
