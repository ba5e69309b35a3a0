import { Text, useMoney, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { money } from '@foyer/money';
import type { SportsBetRefusal } from '@foyer/graphql/main';
import { useServices, useWalletState } from '@foyer/platform';
import { ButtonLink, Notice } from '@foyer/ui';
import type { Refusal } from './placement.machine.ts';
import { messages } from './PlacementForm.messages.ts';
import { refusals } from './refusals.messages.ts';

/** Pages where a player can remove the reason. */
const REMEDIES = {
  INSUFFICIENT_FUNDS: { route: 'deposit', label: messages.deposit },
  LIMIT_REQUIRED: { route: 'profile-limits', label: messages.limits },
  LIMIT_REACHED: { route: 'profile-limits', label: messages.limits },
  KYC_REQUIRED: { route: 'profile-documents', label: messages.verify },
} as const satisfies Partial<Record<SportsBetRefusal, object>>;

/** The most severe reason why the bet was not accepted, and the next step. */
export function RefusalNotice({ refusal: { reasons, maximumStakePerLine } }: { readonly refusal: Refusal }) {
  const text = useText();
  const write = useMoney();
  const { locale } = useServices();
  const wallet = useWalletState();
  const [reason = 'PLAYER_BLOCKED'] = reasons;
  const remedy = reason in REMEDIES ? REMEDIES[reason as keyof typeof REMEDIES] : undefined;
  return (
    <Notice
      live
      tone="warning"
      title={text(messages.notAccepted)}
      action={
        remedy && (
          <ButtonLink size="small" tone="secondary" href={hrefTo(locale, remedy.route)}>
            {text(remedy.label)}
          </ButtonLink>
        )
      }
    >
      <Text {...refusals[reason]} />
      {maximumStakePerLine !== undefined && wallet.status === 'STREAMING' && (
        <>
          {' '}
          {text(messages.stakeMaximum, {
            amount: write(money(maximumStakePerLine, wallet.balance.currency)),
          })}
        </>
      )}
    </Notice>
  );
}
