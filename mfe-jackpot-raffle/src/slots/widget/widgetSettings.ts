import type { CompleteTerms } from '../../pages/jackpot/completeSettings.ts';
import type { JackpotWidgetQuery } from './JackpotWidget.generated.ts';

/** Settings of the widget that are complete enough to call the provider. */
export type WidgetSettings = JackpotWidgetQuery['root']['jackpotSettings'] & CompleteTerms;
