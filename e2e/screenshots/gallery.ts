import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes one page with every screenshot in the folder, grouped by scene, so that brands and widths are side
 * by side.
 */
export function writeGallery(folder: string): void {
  const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const groups = Map.groupBy(pictures, (file) => path.posix.basename(file, '.png'));
  const sections = [...groups].map(
    ([scene, files]) => `<h2>${scene}</h2><div>${files.map(figure).join('')}</div>`,
  );
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Looks</title><style>${STYLE}</style>${sections.join('\n')}\n`,
  );
}

const STYLE =
  'body{font:14px system-ui;margin:24px}div{display:flex;gap:16px;overflow-x:auto;align-items:start}figure{margin:0}img{height:420px;border:1px solid #8888}';

function figure(file: string): string {
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${path.posix.dirname(file)}</figcaption></figure>`;
}
