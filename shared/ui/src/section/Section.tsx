import { useId, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Anchor } from '../link/Anchor.tsx';
import * as css from './Section.css.ts';

/** Link to the full content of a section. */
export interface SectionAction {
  readonly label: string;
  readonly href: string;
}

export interface SectionProps {
  readonly title: string;
  readonly action?: SectionAction | undefined;
  readonly level?: HeadingLevel;
  readonly children: ReactNode;
}

/** A section of a page with a heading. */
export function Section({ title, action, level = 2, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead id={id} title={title} action={action} level={level} />
      {children}
    </section>
  );
}

interface SectionHeadProps extends Omit<SectionProps, 'children'> {
  readonly id: string;
  readonly children?: ReactNode;
}

/** Heading on the left, links and actions on the right. @internal */
export function SectionHead({ id, title, action, level = 2, children }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <Heading id={id} level={level} size="title2">
        {title}
      </Heading>
      <div className={css.tools}>
        {action !== undefined && (
          <Anchor href={action.href} look={css.action} label={`${action.label}: ${title}`}>
            {action.label}
            <Icon name="chevronRight" size="small" />
          </Anchor>
        )}
        {children}
      </div>
    </div>
  );
}
