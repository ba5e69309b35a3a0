import { Icon, type IconName } from '@foyer/ui';
import * as css from './Seal.css.ts';

export interface SealProps {
  readonly tone: keyof typeof css.tones;
  readonly icon: IconName;
}

/** The status as an icon; the text is below it. */
export function Seal({ tone, icon }: SealProps) {
  return (
    <span className={css.tones[tone]}>
      <Icon name={icon} size="large" />
    </span>
  );
}
