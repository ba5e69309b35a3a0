import { Icon, type IconName } from '@foyer/ui';
import * as css from './StatusIcon.css.ts';

export interface StatusIconProps {
  readonly tone: keyof typeof css.tones;
  readonly icon: IconName;
}

/** The status as an icon; the text is below it. */
export function StatusIcon({ tone, icon }: StatusIconProps) {
  return (
    <span className={css.tones[tone]}>
      <Icon name={icon} size="large" />
    </span>
  );
}
