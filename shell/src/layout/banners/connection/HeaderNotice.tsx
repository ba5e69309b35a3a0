import { Icon } from '@foyer/ui';
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { FRAME_TOP } from '../../frameTop.ts';
import { useReservedSpace } from '../../useReservedSpace.ts';
import * as css from './ConnectionBanner.css.ts';

/** A live region at the end of the header; its text moves the page down and covers nothing. */
export function HeaderNotice({ children }: { readonly children: ReactNode }) {
  return createPortal(
    <div role="status">{Boolean(children) && <Strip>{children}</Strip>}</div>,
    document.getElementById(FRAME_TOP) ?? document.body,
  );
}

function Strip({ children }: { readonly children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  useReservedSpace(strip, '--fy-strip');
  return (
    <div ref={strip} className={css.banner}>
      <span className={css.mark}>
        <Icon name="warning" size="small" />
      </span>
      {children}
    </div>
  );
}
