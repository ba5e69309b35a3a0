import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as css from './FocusKeeper.css.ts';

export interface FocusKeeperProps {
  readonly gap: keyof typeof css.gaps;
  readonly children: ReactNode;
}

/**
 * Takes the focus when a render removes the control inside that had it: otherwise a keyboard user would start
 * again at the top of the page. Its parent has to render it again with each change of its content.
 */
export function FocusKeeper({ gap, children }: FocusKeeperProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      frame.current?.focus({ preventScroll: true });
  });
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className={css.gaps[gap]}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      {children}
    </div>
  );
}
