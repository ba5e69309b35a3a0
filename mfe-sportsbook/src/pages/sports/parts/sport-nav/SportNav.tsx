import { useText } from '@foyer/i18n';
import { SPORTS, type SportId } from '@foyer/kernel/sports-feed';
import { hrefTo, withQuery } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { ChipLink, VisuallyHidden } from '@foyer/ui';
import { SPORT_NAMES } from '../../../../components/sport-icon/sportNames.messages.ts';
import { SportIcon } from '../../../../components/sport-icon/SportIcon.tsx';
import * as css from './SportNav.css.ts';
import { messages } from './SportNav.messages.ts';

export interface SportNavProps {
  /** `sports`: links to the pages of sports; `sports-results`: to its own address with the sport. */
  readonly page?: 'sports' | 'sports-results';
  /** Undefined for the first link, which has all sports; `none` when no link is current. */
  readonly current: SportId | 'none' | undefined;
  /** Undefined until the board has loaded. */
  readonly counts: Readonly<Record<SportId, number>> | undefined;
}

/** The sports, each with its number of matches in play. */
export function SportNav({ page = 'sports', current, counts }: SportNavProps) {
  const text = useText();
  const { locale } = useServices();
  const href = hrefTo(locale, page);
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-label={text(messages.label)}>
      <ul className={css.list}>
        <li className={css.item}>
          <ChipLink
            href={href}
            {...(page === 'sports' && { icon: 'live' as const })}
            current={current === undefined}
          >
            {text(page === 'sports' ? messages.all : messages.every)}
            <Count count={all} />
          </ChipLink>
        </li>
        {SPORTS.map((sport) => (
          <li key={sport} className={css.item}>
            <ChipLink
              href={
                page === 'sports' ? hrefTo(locale, 'sports-sport', { sport }) : withQuery(href, { sport })
              }
              current={sport === current}
            >
              <span className={css.content}>
                <SportIcon sport={sport} />
                {text(SPORT_NAMES[sport])}
              </span>
              <Count count={counts?.[sport]} />
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ count }: { readonly count: number | undefined }) {
  const text = useText();
  if (count === undefined || count === 0) return null;
  return (
    <span className={css.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text(messages.live, { count })}</VisuallyHidden>
    </span>
  );
}
