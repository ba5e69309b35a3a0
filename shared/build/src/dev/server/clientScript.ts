import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { ownFile } from '../../ownFile.ts';

export interface ClientScript {
  readonly text: string;
  readonly integrity: string;
}

/** Bundles the development client of pages with the Refresh runtime, the only one of a page. */
export async function clientScript(
  entry: 'productClient' | 'workbenchClient' | 'signIn' = 'productClient',
): Promise<ClientScript> {
  const result = await build({
    entryPoints: [ownFile(import.meta, `../browser/${entry}`)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    sourcemap: false,
    charset: 'utf8',
    logLevel: 'silent',
    // the runtime of Fast Refresh is empty in other modes
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  const text = result.outputFiles[0]?.text ?? '';
  return { text, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
}
