import type { ReactNode } from 'react';
import { hrefTo, withQuery, type RouteId, type RouteParameters } from '@foyer/links';
import { Link } from '@foyer/ui';
import { useServices } from '../hooks/useServices.ts';

type Parameters<Id extends RouteId> = keyof RouteParameters<Id> extends never
  ? { readonly params?: never }
  : { readonly params: RouteParameters<Id> };

export type PageLinkProps<Id extends RouteId> = Parameters<Id> & {
  readonly to: Id;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly tone?: 'accent' | 'plain' | 'muted';
  readonly replace?: boolean;
  readonly children: ReactNode;
};

/**
 * A link to a page of the product in the current locale.
 * @example <PageLink to="game" params={{ slug: 'northern-reels' }}>…</PageLink>
 */
export function PageLink<Id extends RouteId>({
  to,
  params,
  query = {},
  tone,
  replace,
  children,
}: PageLinkProps<Id>) {
  const { locale } = useServices();
  // `params` is present exactly when the route has parameters, which the compiler cannot infer for the rest
  // argument
  const href = (hrefTo as (locale: string, id: RouteId, params?: object) => string)(locale, to, params);
  return (
    <Link href={withQuery(href, query)} {...(tone && { tone })} {...(replace !== undefined && { replace })}>
      {children}
    </Link>
  );
}
