import { Icon } from '../icon/Icon.tsx';
import { Anchor } from '../link/Anchor.tsx';
import * as css from './BackLink.css.ts';

export interface BackLinkProps {
  readonly href: string;
  /** Translated name of the page above, for example "My account". */
  readonly children: string;
}

/** A link to the page above the current one, placed over its heading. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Anchor href={href} look={css.link}>
      <Icon name="chevronLeft" size="small" />
      {children}
    </Anchor>
  );
}
