import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface NearViewProps {
  /** Placeholder with the size of the content. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

const MARGIN = '600px 0px';

/** Renders its content near the viewport, and reserves its space until then. */
export function NearView({ placeholder, children }: NearViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    const element = container.current;
    if (element === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);

  return isNear ? children : <div ref={container}>{placeholder}</div>;
}
