import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/IconSprite.tsx';
import { Anchor } from '../link/Anchor.tsx';
import * as css from './Chip.css.ts';

export interface FilterChipProps {
  readonly selected: boolean;
  readonly icon?: IconName;
  onSelect(selected: boolean): void;
  readonly children: ReactNode;
}

/** A toggle button for a filter. */
export function FilterChip({ selected, icon, onSelect, children }: FilterChipProps) {
  return (
    <button type="button" className={css.chip} aria-pressed={selected} onClick={() => onSelect(!selected)}>
      {icon !== undefined && <Icon name={icon} size="small" />}
      {children}
    </button>
  );
}

export interface ChipLinkProps {
  readonly href: string;
  readonly current?: boolean;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A link to a game list or category. */
export function ChipLink({ href, current = false, icon, children }: ChipLinkProps) {
  return (
    <Anchor href={href} look={css.chip} current={current}>
      {icon !== undefined && <Icon name={icon} size="small" />}
      {children}
    </Anchor>
  );
}
