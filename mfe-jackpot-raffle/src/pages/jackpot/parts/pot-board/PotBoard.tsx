import { Text, useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import type { EmblemTier } from '@foyer/theme/emblems';
import { Heading, Icon, Paragraph, Skeleton } from '@foyer/ui';
import type { JackpotPotId, JackpotState } from '@foyer/contract';
import { inCurrency } from '../../../../features/jackpot-feed/pots.ts';
import { useMustHitText } from '../../../../features/must-hit/useMustHitText.ts';
import { MissingAmount } from '../missing-amount/MissingAmount.tsx';
import { CountingMoney } from '../counting-money/CountingMoney.tsx';
import { emblems } from './emblemPart.ts';
import * as css from './PotBoard.css.ts';
import { messages } from './pots.messages.ts';

type CardId = Exclude<JackpotPotId, 'total'>;

const CARDS: readonly CardId[] = ['mega', 'major', 'minor', 'shared'];
const TIERS: Readonly<Record<Exclude<CardId, 'shared'>, EmblemTier>> = {
  mega: 'epic',
  major: 'major',
  minor: 'minor',
};

export interface PotBoardProps {
  readonly state: JackpotState | undefined;
  readonly currency: string;
}

/** The four pots, live. */
export function PotBoard({ state, currency }: PotBoardProps) {
  const text = useText();
  const mustHit = useMustHitText(state, currency);
  return (
    <section aria-label={text(messages.pots)}>
      <ul className={css.board}>
        {CARDS.map((id) => (
          <li key={id} className={css.cards[id]}>
            <span className={css.mark} aria-hidden="true">
              <PotMark id={id} />
            </span>
            <div className={css.content}>
              <Heading level={2} size="label">
                <Text {...messages[id]} />
              </Heading>
              {state?.pots && state.rate !== undefined ? (
                <CountingMoney
                  minor={inCurrency(state.pots[id], currency, state.rate).minor}
                  currency={currency}
                  size="pot"
                  isStale={state.link !== 'open'}
                />
              ) : (
                <MissingAmount hasFailed={state?.hasFailed === true}>
                  <Skeleton width="8rem" height="1.9rem" />
                </MissingAmount>
              )}
              {mustHit(id) && <Paragraph size="small">{mustHit(id)?.line}</Paragraph>}
              {id === 'shared' && (
                <Paragraph size="small" tone="muted">
                  <Text {...messages.sharedNote} />
                </Paragraph>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PotMark({ id }: { readonly id: CardId }) {
  const { market } = useServices();
  const { value } = emblems.use();
  if (id === 'shared')
    return (
      <span className={css.disc}>
        <Icon name="heart" size="large" />
      </span>
    );
  // the place of the picture, which is decoration and missing without its file
  if (!value) return <span className={css.emblem} />;
  return (
    <img
      className={css.emblem}
      alt=""
      src={`data:image/svg+xml,${encodeURIComponent(value.emblemSvg(market.brand.id, TIERS[id]))}`}
    />
  );
}
