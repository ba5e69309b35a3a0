import { useText } from '@foyer/i18n';
import { Button } from '@foyer/ui';
import { SAFE_MODE } from '../../../boot/safeMode.ts';
import * as css from '../release-update/ReleaseUpdateBanner.css.ts';
import { messages } from './SafeModeBanner.messages.ts';

/** Explains that features are missing on purpose, and links back to the full site. */
export function SafeModeBanner() {
  const text = useText();
  return (
    <section className={css.prompt} aria-label={text(messages.note)}>
      <p className={css.text}>{text(messages.note)}</p>
      <Button size="small" onPress={leave}>
        {text(messages.leave)}
      </Button>
    </section>
  );
}

function leave(): void {
  const address = new URL(location.href);
  address.searchParams.set(SAFE_MODE, 'off');
  location.assign(address);
}
