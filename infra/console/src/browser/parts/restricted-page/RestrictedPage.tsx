import { Notice } from '@foyer/ui';
import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from '../page-head/PageHead.tsx';

export interface RestrictedPageProps extends PageHeadProps {
  readonly isAllowed: boolean;
  /** Shown instead of the page to other members of staff: who may open it. */
  readonly restriction: string;
  readonly children: ReactNode;
}

/** A page for some roles only. The server checks the role with every request. */
export function RestrictedPage({ isAllowed, restriction, children, title, ...head }: RestrictedPageProps) {
  return isAllowed ? (
    <>
      <PageHead title={title} {...head} />
      {children}
    </>
  ) : (
    <>
      <PageHead title={title} />
      <Notice>{restriction}</Notice>
    </>
  );
}
