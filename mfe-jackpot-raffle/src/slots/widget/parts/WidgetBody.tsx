import { Text, useText } from '@foyer/i18n';
import { useNavigationState, useServices, useSessionState } from '@foyer/platform';
import { Button, ErrorCard, Paragraph, Skeleton } from '@foyer/ui';
import { Switch } from '@foyer/ui/forms';
import { useId, useRef, useState } from 'react';
import { messages as optInMessages } from '../../../features/opt-in/OptInCard.messages.ts';
import { Refusal } from '../../../features/opt-in/OptInForm.tsx';
import * as css from '../JackpotWidget.css.ts';
import { messages } from '../JackpotWidget.messages.ts';
import { OddsPanel } from './OddsPanel.tsx';
import { PotsPanel } from './PotsPanel.tsx';
import type { WidgetBodyProps } from './widgetBodyProps.ts';

type Details = 'pots' | 'odds';

/** The opened widget: opt-in, and the details panel with the pots or the odds. */
export function WidgetBody({ hasToggle, settings, followed, pace, stake }: WidgetBodyProps) {
  const text = useText();
  const panel = useId();
  const [details, setDetails] = useState<Details>();
  const oddsButton = useRef<HTMLButtonElement>(null);
  const mayOptOut = hasToggle && followed.state?.optIn.status === 'true';
  const toggle = (wanted: Details): void => setDetails(details === wanted ? undefined : wanted);
  return (
    <div className={css.body}>
      <div className={css.controls}>
        {hasToggle && <OptIn followed={followed} />}
        {(['pots', 'odds'] as const).map((each) => (
          <button
            key={each}
            ref={each === 'odds' ? oddsButton : undefined}
            type="button"
            className={css.choice}
            aria-expanded={details === each}
            aria-controls={panel}
            onClick={() => toggle(each)}
          >
            {text(each === 'pots' ? messages.pots : messages.yourStake)}
          </button>
        ))}
      </div>
      <div id={panel}>
        {details === 'pots' && (
          <PotsPanel
            followed={followed}
            onOdds={() => {
              setDetails('odds');
              // the pressed button disappears with the panel
              oddsButton.current?.focus();
            }}
          />
        )}
        {details === 'odds' && (
          <OddsPanel settings={settings} followed={followed} pace={pace} stake={stake} />
        )}
      </div>
      <Paragraph size="small" tone="muted">
        <Text {...messages.limits} /> {mayOptOut && <Text {...messages.stop} />}
      </Paragraph>
    </div>
  );
}

function OptIn({ followed: { state, jackpot } }: Pick<WidgetBodyProps, 'followed'>) {
  const text = useText();
  const { session } = useServices();
  const { status } = useSessionState();
  const { pathname, search } = useNavigationState();
  if (status === 'LOGGED_OUT' || status === 'ERROR')
    return (
      <Button size="small" onPress={() => void session.signIn({ redir: `${pathname}${search}` })}>
        {text(optInMessages.signIn)}
      </Button>
    );
  if (!state || state.optIn.status === 'loading') return <Skeleton width="9rem" height="2rem" />;
  if (state.optIn.status === 'failed')
    return (
      <ErrorCard
        title={text(optInMessages.error)}
        retryLabel={text(optInMessages.reload)}
        onRetry={() => location.reload()}
      />
    );
  return (
    <>
      <Switch
        label={text(optInMessages.toggle)}
        value={state.optIn.status === 'true'}
        disabled={state.link !== 'open'}
        onChange={() => jackpot.send({ type: 'toggled' })}
      />
      <p className={state.optIn.isJoinShown ? css.success : css.silent} role="status">
        {state.optIn.isJoinShown && text(optInMessages.success)}
      </p>
      <Refusal reasons={state.optIn.reasons} />
    </>
  );
}
