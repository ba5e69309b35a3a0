import type { IncomingMessage, ServerResponse } from 'node:http';
import { brands } from '@foyer/market';
import { sendJson, type Log } from '@foyer/runtime';
import { brandOfHeaders } from '../server/graphql/context.ts';
import { sendFailure } from '../server/graphql/failure.ts';
import { feedCurrency, readFeed, type FeedDeps } from './feed.ts';

const BAD_REQUEST = 400;

/** GET /api/feed with query brand, operator and currency (requirements/interfaces#game-feed). */
export async function sendFeed(
  deps: FeedDeps & { readonly log: Log },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '/', 'http://api');
  const brand = brands[brandOfHeaders(request.headers)];
  const query = {
    brand: searchParams.get('brand'),
    operator: searchParams.get('operator'),
    currency: searchParams.get('currency'),
  };
  try {
    feedCurrency(brand, query);
  } catch (error) {
    return sendFailure(response, BAD_REQUEST, error, deps);
  }
  const feed = await readFeed(deps, brand, query);
  sendJson(response, 200, feed, { 'cache-control': 'public, max-age=1' });
}
