import { matchRoute } from '@foyer/links';
import { proxyTargetOf } from './proxy/upstreams.ts';

/** An id in the path of a call: a label for each would be without bound. */
const ID = /[0-9a-f-]{36}$/;
const FILES = /^\/assets\/(shell|mfe-[a-z-]{1,40})\//;

/** Metric label of a path: page id, application of a file, or service of a proxied call. */
export function gatewayRoute(url: string): string | undefined {
  const path = url.split('?', 1)[0] ?? '/';
  const file = FILES.exec(path);
  if (file) return `/assets/${file[1]}`;
  if (path.startsWith('/fonts/')) return '/fonts';
  if (path.startsWith('/themes/')) return '/themes';
  const target = proxyTargetOf(path);
  if (target)
    return target.upstream === 'api' || target.upstream === 'sportsFeed'
      ? target.path.replace(ID, ':id')
      : `proxy ${target.upstream}`;
  const match = matchRoute(path);
  return match && `page ${match.id}`;
}
