import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lookup } from 'mrmime';
import webpack from 'webpack';
import { buildProblems } from '../dev/problems/buildProblems.ts';
import { problemText, type Problem } from '../dev/problems/problem.ts';
import { createTypeChecker } from '../dev/problems/typeChecker.ts';
import { clientScript } from '../dev/server/clientScript.ts';
import { mapStack } from '../dev/server/mapStack.ts';
import { readProjectRules } from './projectRules.ts';
import { workbenchConfiguration } from './workbenchConfiguration.ts';

/** Attaches lazily loaded style sheets, which the shell does in the product. */
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Workbench</title>
<meta name="viewport" content="width=device-width">
<script>globalThis.__foyerCss = (link) => document.head.append(link);</script>
<script src="/foyer-client.js"></script>
<link rel="stylesheet" href="/main.css"><body><script src="/main.js" defer></script></body></html>`;

export interface Workbench {
  readonly url: string;
  stop(): Promise<void>;
}

export interface WorkbenchSettings {
  /** Folder of the project. */
  readonly root: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Called after each build, with its errors. */
  onBuild(problem: string | undefined, ms: number): void;
}

/**
 * Serves the workbench on this machine and builds on each change. Open pages replace the changed modules and keep their
 * state, and show errors of the build and of the types. Resolves after the first build.
 */
export async function startWorkbench({ root, port, onBuild }: WorkbenchSettings): Promise<Workbench> {
  const output = mkdtempSync(path.join(tmpdir(), 'foyer-workbench-'));
  const compiler = webpack(workbenchConfiguration(root, output, await readProjectRules(root)));
  if (!compiler) throw new Error('webpack created no compiler');
  const open = new Set<ServerResponse>();
  const client = await clientScript('workbenchClient');
  const found: { build: readonly Problem[]; types: readonly Problem[] } = { build: [], types: [] };
  let hash = '';
  const state = (): string =>
    `data: ${JSON.stringify({ hash, problems: [...found.build, ...found.types] } satisfies WorkbenchChange)}\n\n`;
  const announce = (): void => {
    for (const response of open) response.write(state());
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/changes') return follow(response, open, state());
    if (pathname === '/foyer-client.js')
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(client.text);
    if (pathname === '/foyer-stack' && request.method === 'POST')
      return void answerStack(request, response, output);
    const file = path.join(output, path.basename(pathname));
    if (pathname === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    // without styles of a first screen there is no sheet
    if (pathname === '/main.css' && !existsSync(file))
      return response.writeHead(200, { 'content-type': 'text/css' }).end();
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': lookup(file) ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const types = createTypeChecker({
    root,
    folder: '.',
    onProblems(problems) {
      found.types = problems;
      if (problems.length > 0) onBuild(problems.map(problemText).join('\n'), 0);
      announce();
    },
    onEnd: (reason) => onBuild(`Types are not checked: ${reason}.`, 0),
  });
  compiler.hooks.invalid.tap('foyer-workbench', () => types.hold());
  const watching = await new Promise<webpack.Watching>((resolve) => {
    const started = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
      if (stats) found.build = buildProblems(stats, { root, folder: '.' });
      const failed =
        error?.message ?? (found.build.length > 0 ? found.build.map(problemText).join('\n') : undefined);
      if (stats && failed === undefined) hash = stats.hash ?? '';
      onBuild(failed, stats ? stats.endTime - stats.startTime : 0);
      announce();
      types.check();
      if (started) resolve(started);
    });
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      types.stop();
      for (const response of open) response.end();
      await new Promise<void>((resolve) => {
        watching.close(() => resolve());
      });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(output, { recursive: true, force: true });
    },
  };
}

/** State that open pages follow. */
export interface WorkbenchChange {
  readonly hash: string;
  readonly problems: readonly Problem[];
}

const MAX_STACK_BYTES = 256 * 1024;

async function answerStack(
  request: IncomingMessage,
  response: ServerResponse,
  output: string,
): Promise<void> {
  let stack = '';
  for await (const part of request as AsyncIterable<Buffer>)
    stack = `${stack}${part.toString()}`.slice(0, MAX_STACK_BYTES);
  const read = (pathname: string): string | undefined => {
    const file = path.join(output, path.basename(pathname));
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(mapStack(stack, read, () => '.')));
}

function follow(response: ServerResponse, open: Set<ServerResponse>, state: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(state);
  open.add(response);
  response.on('close', () => open.delete(response));
}
