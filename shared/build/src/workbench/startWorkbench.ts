import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lookup } from 'mrmime';
import webpack from 'webpack';
import { buildErrors } from '../publish/release/buildApp.ts';
import { workbenchConfiguration } from './workbenchConfiguration.ts';

/** Attaches lazily loaded style sheets, which the shell does in the product. */
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Workbench</title>
<meta name="viewport" content="width=device-width">
<script>globalThis.__foyerCss = (link) => document.head.append(link);
new EventSource('/changes').onmessage = () => location.reload();</script>
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

/** Serves the workbench on this machine, builds on each change and reloads open pages. Resolves after the first build. */
export async function startWorkbench({ root, port, onBuild }: WorkbenchSettings): Promise<Workbench> {
  const output = mkdtempSync(path.join(tmpdir(), 'foyer-workbench-'));
  const compiler = webpack(workbenchConfiguration(root, output));
  if (!compiler) throw new Error('webpack created no compiler');
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/changes') return follow(response, open);
    const file = path.join(output, path.basename(pathname));
    if (pathname === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    // without styles of a first screen there is no sheet
    if (pathname === '/main.css' && !existsSync(file))
      return response.writeHead(200, { 'content-type': 'text/css' }).end();
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': lookup(file) ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const watching = await new Promise<webpack.Watching>((resolve) => {
    const started = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      const failed = error?.message ?? (stats?.hasErrors() ? buildErrors('workbench', stats) : undefined);
      onBuild(failed, stats ? stats.endTime - stats.startTime : 0);
      if (failed === undefined) for (const response of open) response.write('data: built\n\n');
      if (started) resolve(started);
    });
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      for (const response of open) response.end();
      await new Promise<void>((resolve) => {
        watching.close(() => resolve());
      });
      await new Promise((resolve) => server.close(resolve));
      rmSync(output, { recursive: true, force: true });
    },
  };
}

function follow(response: ServerResponse, open: Set<ServerResponse>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': connected\n\n');
  open.add(response);
  response.on('close', () => open.delete(response));
}
