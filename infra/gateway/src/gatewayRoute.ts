import { matchRoute } from '@foyer/links';
import { proxyTargetOf } from './proxy/upstreams.ts';

const FILES = /^\/assets\/(shell|mfe-[a-z-]{1,40})\//;

/** How a path of the edge is counted: a page by its id, a file by its application, a proxied call by the service behind. */
export function gatewayRoute(url: string): string | undefined {
  const path = url.split('?', 1)[0] ?? '/';
  const file = FILES.exec(path);
  if (file) return `/assets/${file[1]}`;
  if (path.startsWith('/fonts/')) return '/fonts';
  const target = proxyTargetOf(path);
  if (target)
    return target.upstream === 'api' || target.upstream === 'sportsFeed'
      ? target.path
      : `proxy ${target.upstream}`;
  const match = matchRoute(path);
  return match && `page ${match.id}`;
}
