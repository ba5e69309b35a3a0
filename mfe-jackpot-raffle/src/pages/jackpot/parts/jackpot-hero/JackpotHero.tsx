import { Text } from '@foyer/i18n';
import { BREAKPOINTS } from '@foyer/theme';
import { Heading, Paragraph, Skeleton } from '@foyer/ui';
import type { JackpotState } from '@foyer/contract';
import { inCurrency } from '../../../../features/jackpot-feed/pots.ts';
import type { CompleteSettings } from '../../completeSettings.ts';
import { messages as pageMessages } from '../../JackpotPage.messages.ts';
import { CountingMoney } from '../counting-money/CountingMoney.tsx';
import { MissingAmount } from '../missing-amount/MissingAmount.tsx';
import { messages as potMessages } from '../pot-board/pots.messages.ts';
import * as css from './JackpotHero.css.ts';

const LARGER_ROWS = 2; // requirements/screens#jackpot

export interface JackpotHeroProps {
  readonly settings: CompleteSettings;
  readonly state: JackpotState | undefined;
  readonly currency: string;
}

/** Picture, brand text and the total amount. */
export function JackpotHero({
  settings: { titleRows, subtitle, logo, desktopImage, mobileImage },
  state,
  currency,
}: JackpotHeroProps) {
  return (
    <section className={css.hero}>
      {desktopImage && mobileImage && (
        <picture className={css.picture}>
          <source media={`(min-width: ${BREAKPOINTS.tablet}px)`} srcSet={desktopImage.url} />
          <img
            className={css.image}
            src={mobileImage.url}
            width={mobileImage.width ?? undefined}
            height={mobileImage.height ?? undefined}
            alt=""
            fetchPriority="high"
            decoding="async"
          />
        </picture>
      )}
      <div className={css.seam} />
      <div className={css.content}>
        <div className={css.title}>
          {logo && (
            <img
              className={css.logo}
              src={logo.url}
              width={logo.width ?? undefined}
              height={logo.height ?? undefined}
              alt=""
              decoding="async"
            />
          )}
          <Heading level={1} size="label">
            <Text {...pageMessages.title} />
          </Heading>
        </div>
        <div>
          {titleRows.slice(0, LARGER_ROWS).map((row) => (
            <p key={row} className={css.largeRow}>
              {row}
            </p>
          ))}
        </div>
        {titleRows.slice(LARGER_ROWS).map((row) => (
          <Paragraph key={row} size="lead" tone="muted">
            {row}
          </Paragraph>
        ))}
        {subtitle != null && <Paragraph tone="muted">{subtitle}</Paragraph>}
        <div className={css.total}>
          <Heading level={2} size="label">
            <Text {...potMessages.total} />
          </Heading>
          {state?.pots && state.rate !== undefined ? (
            <CountingMoney
              minor={inCurrency(state.pots.total, currency, state.rate).minor}
              currency={currency}
              size="total"
              isStale={state.link !== 'open'}
            />
          ) : (
            <MissingAmount hasFailed={state?.hasFailed === true}>
              <Skeleton width="min(100%, 22rem)" height="4rem" />
            </MissingAmount>
          )}
        </div>
      </div>
    </section>
  );
}
