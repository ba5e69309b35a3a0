import { Text, useDates, useText } from '@foyer/i18n';
import { hrefTo, localisedHref } from '@foyer/links';
import { useServices, useSession } from '@foyer/platform';
import { Button, ButtonLink, Notice, Paragraph, Row } from '@foyer/ui';
import { offerState, type Offer } from '../../../../features/promotions/offers.ts';
import { refusals } from '../../../../features/promotions/refusals.messages.ts';
import * as css from './PromotionCard.css.ts';
import { messages } from './PromotionCard.messages.ts';

interface OfferActionProps {
  readonly offer: Offer;
  readonly now: number;
  readonly isBusy: boolean;
  readonly describedBy: string;
  onChoose(isOptedIn: boolean): void;
}

/** Whether the player can take part, with the reason; and the buttons to opt in or out. */
export function OfferAction({ offer, now, isBusy, describedBy, onChoose }: OfferActionProps) {
  const text = useText();
  const { deadline } = useDates();
  const session = useSession();
  const { locale } = useServices();
  const state = offerState(offer, now);
  const { startsAt } = offer.promotion;
  switch (state.kind) {
    case 'sign-in':
      return (
        <Button
          stretch
          describedBy={describedBy}
          onPress={() => void session.signIn({ redir: hrefTo(locale, 'promotions') })}
        >
          {text(messages.signIn)}
        </Button>
      );
    case 'upcoming':
      return <Line>{text(messages.upcoming, { start: deadline(Date.parse(startsAt)) })}</Line>;
    case 'refused':
      return (
        <Notice tone="info">
          <Text {...refusals[state.refusal]} />
        </Notice>
      );
    case 'automatic':
      return (
        <div className={css.action}>
          <Line>{text(messages.automatic)}</Line>
          <PromotionLink offer={offer} />
        </div>
      );
    case 'open':
      return (
        <div className={css.action}>
          <Line>{text(messages.eligible)}</Line>
          <Button stretch busy={isBusy} describedBy={describedBy} onPress={() => onChoose(true)}>
            {text(messages.optIn)}
          </Button>
        </div>
      );
    case 'opted-in':
      return (
        <div className={css.action}>
          <Notice tone="positive" title={text(messages.optedIn)}>
            <Text {...messages.optOutHelp} />
          </Notice>
          <Row gap="small" wrap>
            <PromotionLink offer={offer} />
            <Button tone="quiet" busy={isBusy} describedBy={describedBy} onPress={() => onChoose(false)}>
              {text(messages.optOut)}
            </Button>
          </Row>
        </div>
      );
  }
}

function Line({ children }: { readonly children: string }) {
  return (
    <Paragraph size="small" tone="muted">
      {children}
    </Paragraph>
  );
}

function PromotionLink({ offer: { promotion } }: { readonly offer: Offer }) {
  const text = useText();
  const { locale } = useServices();
  const isDeposit = promotion.callToActionType === 'DEPOSIT';
  return (
    <ButtonLink
      tone="secondary"
      href={isDeposit ? hrefTo(locale, 'deposit') : localisedHref(locale, promotion.path)}
    >
      {text(isDeposit ? messages.toDeposit : messages.open)}
    </ButtonLink>
  );
}
