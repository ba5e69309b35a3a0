import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { quoteRequestSchema, resultRequestSchema, suspensionsSchema } from '@foyer/kernel/sports-trading';
import { createLog, createRouteHandler, createSignedRoute, systemClock } from '@foyer/runtime';
import { quoteOf, resultOf, type FeedScript } from './scriptedFeed.ts';

/** A feed that follows a script, in a separate process. Prints its port when it listens. */
const [script = '{}', secret = '', port = '0'] = process.argv.slice(2);
const feed = JSON.parse(script) as FeedScript;
const MARGIN_BASIS_POINTS = 500;
const signed = createSignedRoute({ secret, clock: systemClock });
const handler = createRouteHandler(
  {
    'POST /internal/sports-feed/quotes': signed(quoteRequestSchema, ({ selections }) => ({
      marginBasisPoints: MARGIN_BASIS_POINTS,
      quotes: selections.map((selection) => quoteOf(feed, selection, Date.now())),
    })),
    'POST /internal/sports-feed/results': signed(resultRequestSchema, ({ events }) => ({
      results: events.flatMap((event) => resultOf(feed, event, Date.now()) ?? []),
    })),
    'POST /internal/sports-feed/suspensions': signed(suspensionsSchema, () => ({})),
  },
  createLog('sports-feed', () => undefined),
);
const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => handler(request, response));
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
  // a killed process writes nothing on exit, so the compile cache is flushed now for the next start
  flushCompileCache();
});
