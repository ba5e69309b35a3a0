import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestServer, type TestServer } from './testServer.ts';

let running: Promise<TestServer> | undefined;
let close: (() => Promise<void>) | undefined;

/**
 * Jest's global setup: one PostgreSQL for all test files of a run, started at the first request. Test files
 * in worker processes request it over HTTP at `FOYER_TEST_SERVER_URL`; the response is the connection
 * string.
 */
export async function setup(): Promise<void> {
  const broker = createServer((_request, response) => {
    running ??= startTestServer();
    // a keep-alive connection may close at the moment when the next test file uses it
    response.setHeader('connection', 'close');
    running.then(
      ({ connectionString }) => response.end(connectionString),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  broker.listen(0, '127.0.0.1');
  await once(broker, 'listening');
  process.env['FOYER_TEST_SERVER_URL'] = `http://127.0.0.1:${(broker.address() as AddressInfo).port}`;
  const onSignal = (): void => void teardown().finally(() => process.exit(130));
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  close = async () => {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    broker.closeAllConnections();
    broker.close();
    await (await running)?.stop();
  };
}

/** Jest's global teardown: stops the server. */
export async function teardown(): Promise<void> {
  const closing = close?.();
  close = undefined;
  running = undefined;
  await closing;
}
