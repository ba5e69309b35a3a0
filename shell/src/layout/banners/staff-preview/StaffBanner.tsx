import { Button } from '@foyer/ui';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import * as css from './StaffBanner.css.ts';

export interface StaffBannerProps {
  readonly label: string;
  /** Text of the button that ends the preview. */
  readonly back: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
  onBack(): void;
}

/** Informs staff that this browser shows something that players do not see. */
export function StaffBanner({ label, back, isBusy, children, onBack }: StaffBannerProps) {
  const banner = useReservedHeight();
  return (
    <aside ref={banner} className={css.banner} data-staff-preview aria-label={label}>
      <p className={css.text} role="status">
        <span className={css.label}>{label}</span>
        {children}
      </p>
      <Button size="small" tone="quiet" busy={isBusy} onPress={onBack}>
        {back}
      </Button>
    </aside>
  );
}

/** Reserves the height of the banner in the page, so that it covers no controls. */
function useReservedHeight(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--fy-staff-space', `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--fy-staff-space');
    };
  }, []);
  return ref;
}
