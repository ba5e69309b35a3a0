import path from 'node:path';
import type { LoaderContext } from 'webpack';

export interface RefreshLoaderOptions {
  /** Folder to which the names of components are relative. */
  readonly root: string;
  /** Release id of the build: two releases of one remote in a page must not update each other's components. */
  readonly release: string;
}

/**
 * Registers the components of a module with the React Refresh runtime of the page, and accepts its updates when it
 * exports components only. Adds no lines before the code, so that its source map stays valid. Without a runtime in
 * the page the code does nothing.
 */
export default function refreshLoader(
  this: LoaderContext<RefreshLoaderOptions>,
  source: string,
  map: Parameters<typeof this.callback>[2],
): void {
  const { root, release } = this.getOptions();
  const id = JSON.stringify(`${release} ${path.relative(root, this.resourcePath).split(path.sep).join('/')}`);
  const before = [
    'var $foyerRefresh$ = globalThis.__foyerRefresh;',
    `var $RefreshReg$ = (type, name) => $foyerRefresh$ && $foyerRefresh$.register(type, ${id} + " " + name);`,
    'var $RefreshSig$ = () => $foyerRefresh$ ? $foyerRefresh$.signature() : (type) => type;',
  ].join(' ');
  const after = `if ($foyerRefresh$) $foyerRefresh$.evaluated(__webpack_module__, ${id});`;
  this.callback(null, `${before} ${source}\n${after}\n`, map);
}
