import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMMUTABLE } from '@foyer/runtime';

/** A file of the pages; its name has a hash of its content. */
export interface PageFile {
  readonly path: string;
  readonly integrity: string;
  readonly type: string;
  readonly body: Buffer;
}

export interface PageFiles {
  readonly style: PageFile;
  /** Requests the state of a waiting page. */
  readonly script: PageFile;
}

const NAME_CHARACTERS = 16;

export function createPageFiles(): PageFiles {
  return {
    style: readPageFile('page.css', 'style', 'css', 'text/css'),
    script: readPageFile(join('browser', 'wait.js'), 'script', 'js', 'text/javascript'),
  };
}

function readPageFile(source: string, folder: string, extension: string, type: string): PageFile {
  const body = readFileSync(join(import.meta.dirname, source));
  const name = createHash('sha256').update(body).digest('hex').slice(0, NAME_CHARACTERS);
  return {
    path: `/${folder}/${name}.${extension}`,
    integrity: `sha384-${createHash('sha384').update(body).digest('base64')}`,
    type: `${type}; charset=utf-8`,
    body,
  };
}

/** Serves the files under their own names; false for another path. */
export function sendPageFile(request: IncomingMessage, response: ServerResponse, files: PageFiles): boolean {
  const file = [files.style, files.script].find(({ path }) => path === request.url);
  if (!file || request.method !== 'GET') return false;
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': String(file.body.length),
    'cache-control': IMMUTABLE,
    'x-content-type-options': 'nosniff',
  });
  response.end(file.body);
  return true;
}
