import { Heading } from '@foyer/ui';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as css from './PageHead.css.ts';

export interface PageHeadProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Actions of the page. */
  readonly tools?: ReactNode;
}

/**
 * Page heading: sets the window title and takes focus after a navigation, so that screen readers announce
 * the page.
 */
export function PageHead({ title, intro, tools }: PageHeadProps) {
  const { pathname, key } = useLocation();
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${title} · Foyer`;
  }, [title]);
  // focus only after a navigation, not on the first page
  useLayoutEffect(() => {
    if (key !== 'default') head.current?.querySelector('h1')?.focus();
  }, [pathname, key]);
  return (
    <header ref={head} className={css.head}>
      <div className={css.content}>
        <Heading level={1} size="title1" focusable>
          {title}
        </Heading>
        {intro !== undefined && <div className={css.intro}>{intro}</div>}
      </div>
      {tools !== undefined && <div className={css.tools}>{tools}</div>}
    </header>
  );
}
