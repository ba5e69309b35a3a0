import { useText } from '@foyer/i18n';
import { Paragraph, VisuallyHidden } from '@foyer/ui';
import type { ReactNode } from 'react';
import { messages } from '../pot-board/pots.messages.ts';

export interface MissingAmountProps {
  readonly hasFailed: boolean;
  /** The placeholder while the amount loads. */
  readonly children: ReactNode;
}

/** A dash in place of an amount that could not be loaded. */
export function MissingAmount({ hasFailed, children }: MissingAmountProps) {
  const text = useText();
  if (!hasFailed) return children;
  return (
    <Paragraph size="lead">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text(messages.unavailable)}</VisuallyHidden>
    </Paragraph>
  );
}
