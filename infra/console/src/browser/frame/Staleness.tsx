import { Text, useText } from '@foyer/i18n';
import { Button, Notice } from '@foyer/ui';
import { navigateTo, signInAddress } from '../adapters/address.ts';
import { useLive } from '../state/LiveRoot.tsx';
import * as css from './Frame.css.ts';
import { messages } from './Frame.messages.ts';
import { utcDateTime } from '../model/times.ts';

/** Warns when the data may be outdated, with its time. */
export function Staleness() {
  const text = useText();
  const { mode, asOf } = useLive();
  if (mode === 'signed-out') {
    return (
      <div className={css.stale}>
        <Notice
          tone="negative"
          live
          title={text(messages.signedOutTitle)}
          action={
            <Button size="small" onPress={() => navigateTo(signInAddress())}>
              <Text {...messages.signIn} />
            </Button>
          }
        >
          <Text {...messages.signedOutText} />
        </Notice>
      </div>
    );
  }
  if (mode !== 'stale' && mode !== 'disconnected') return null;
  return (
    <div className={css.stale}>
      <Notice tone="warning" live title={text(messages[`${mode}Title`])}>
        <Text
          {...messages[`${mode}Text`]}
          values={{ time: asOf === undefined ? 'never' : utcDateTime(asOf) }}
        />
      </Notice>
    </div>
  );
}
