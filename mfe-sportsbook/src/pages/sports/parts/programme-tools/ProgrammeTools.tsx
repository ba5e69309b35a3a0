import { useText } from '@foyer/i18n';
import type { SportId } from '@foyer/kernel/sports-feed';
import { PageLink } from '@foyer/platform';
import { MyBetsButton } from '../../../../features/my-bets/MyBetsButton.tsx';
import { OddsFormatMenu } from '../../../../features/odds/OddsFormatMenu.tsx';
import { messages } from '../../SportsPage.messages.ts';
import * as css from '../../SportsPage.css.ts';

/** Bets, results and odds format, beside the heading of a list of matches. */
export function ProgrammeTools({ sport }: { readonly sport?: SportId }) {
  const text = useText();
  return (
    <div className={css.tools}>
      <MyBetsButton />
      <PageLink to="sports-results" query={{ sport }}>
        {text(messages.results)}
      </PageLink>
      <OddsFormatMenu />
    </div>
  );
}
