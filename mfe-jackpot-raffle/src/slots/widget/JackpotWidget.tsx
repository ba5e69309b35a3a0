import { useQuery } from '@apollo/client/react';
import type { Slots } from '@foyer/contract';
import { useMoney, useText } from '@foyer/i18n';
import { useServices, useSessionState } from '@foyer/platform';
import { IconButton, VisuallyHidden } from '@foyer/ui';
import { useId, useState } from 'react';
import { classes } from '../../pages/jackpot/parts/counting-money/classes.ts';
import { completeSettings } from '../../pages/jackpot/completeSettings.ts';
import { paletteStyle } from '../../pages/jackpot/paletteStyle.ts';
import { messages as potMessages } from '../../pages/jackpot/parts/pot-board/pots.messages.ts';
import { inCurrency } from '../../features/jackpot-feed/pots.ts';
import { usePace } from '../../features/costs/usePace.ts';
import { useJackpot, type FollowedJackpot } from '../../features/jackpot-feed/useJackpot.ts';
import * as css from './JackpotWidget.css.ts';
import { JackpotWidgetDocument } from './JackpotWidget.generated.ts';
import { messages } from './JackpotWidget.messages.ts';
import { WidgetBody } from './parts/WidgetBody.tsx';
import { WinnerNotice } from './parts/WinnerNotice.tsx';
import { usePotTitle } from './usePotTitle.ts';
import type { WidgetSettings } from './widgetSettings.ts';

type WidgetProps = Slots['jackpot-raffle.widget'];

const NARROW = '(max-width: 767px)';

/**
 * Jackpot widget on a page of another remote (requirements/screens#jackpot); nothing where no jackpot is
 * offered.
 */
export function Component(props: WidgetProps) {
  const { market } = useServices();
  const { data } = useQuery(JackpotWidgetDocument, { variables: { ipCountryCode: market.country } });
  const settings = data?.root.jackpotSettings;
  const complete = settings?.enabled === true ? completeSettings(settings) : undefined;
  return complete ? <Widget {...props} settings={complete} /> : null;
}

function Widget({ placement, stake, settings }: WidgetProps & { readonly settings: WidgetSettings }) {
  const text = useText();
  const body = useId();
  const followed = useJackpot();
  const pace = usePace(followed.currency);
  const isFoldable = placement === 'game';
  const [isOpen, setOpen] = useState(() => !isFoldable || !matchMedia(NARROW).matches);
  return (
    <section
      className={css.placements[placement]}
      style={paletteStyle(settings.colorPalette)}
      aria-label={text(messages.name)}
      // reserves the space of the widget on the game page
      data-jackpot-widget={isOpen ? 'open' : 'closed'}
    >
      <div className={css.head}>
        {settings.logo && <img className={css.logo} src={settings.logo.url} alt="" />}
        <TotalPot followed={followed} isPaused={!isOpen} />
        {isFoldable && (
          <IconButton
            icon={isOpen ? 'close' : 'jackpot'}
            label={text(isOpen ? messages.collapse : messages.expand)}
            expanded={isOpen}
            controls={body}
            onPress={() => setOpen(!isOpen)}
          />
        )}
      </div>
      <WinnerNotice winner={followed.state?.winner} image={settings.winnerNotificationImage} />
      <div id={body} className={isOpen ? css.folds.open : css.folds.closed}>
        <div className={css.folded}>
          <WidgetBody
            hasToggle={placement !== 'leaderboard'}
            settings={settings}
            followed={followed}
            pace={pace}
            stake={stake}
          />
        </div>
      </div>
    </section>
  );
}

/** Not a live region, because it changes every second (requirements/experience#accessibility). */
function TotalPot({
  followed: { state, currency },
  isPaused,
}: {
  readonly followed: FollowedJackpot;
  readonly isPaused: boolean;
}) {
  const text = useText();
  const write = useMoney();
  const isPlayer = useSessionState().status === 'LOGGED_IN';
  const status = state?.optIn.status;
  const [isHeld, setHeld] = useState(false);
  const title = usePotTitle(isPlayer && status === 'false', isPaused || isHeld);
  const total =
    state?.pots && state.rate !== undefined ? inCurrency(state.pots.total, currency, state.rate) : undefined;
  return (
    <div className={css.total} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <span className={css.title} aria-hidden={title !== potMessages.total}>
        {text(title)}
      </span>
      {title !== potMessages.total && <VisuallyHidden>{text(potMessages.total)}</VisuallyHidden>}
      <span className={classes(css.amount, state?.link !== 'open' && css.stale)}>
        {total ? write(total) : '–'}
      </span>
      {isPlayer && (status === 'true' || status === 'false') && (
        <VisuallyHidden>{text(status === 'true' ? messages.optedIn : messages.optedOut)}</VisuallyHidden>
      )}
    </div>
  );
}
