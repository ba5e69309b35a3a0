import path from 'node:path';
import ts from 'typescript';

/** Declarations of a package that a project can name, and those that they refer to, by their names. */
export type Api = Readonly<Record<string, string>>;

/**
 * Reads the API of a package from the declarations of its entries. Declarations that are not exported are included,
 * because a change in them changes the exported ones; libraries are not.
 * @param entries - Declaration files by the name of the entry, `.`, `./forms`.
 */
export function apiOf(folder: string, entries: Readonly<Record<string, string>>): Api {
  const program = ts.createProgram(Object.values(entries), {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    noLib: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const api = new Map<string, string>();
  const seen = new Set<ts.Node>();
  const isOwn = (node: ts.Node): boolean =>
    node.getSourceFile().fileName.startsWith(path.join(folder, 'dist') + path.sep);

  const add = (symbol: ts.Symbol, name: string): void => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of target.declarations ?? []) {
      const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
      if (seen.has(node) || !isOwn(node)) continue;
      seen.add(node);
      api.set(name, [...(api.has(name) ? [api.get(name) ?? ''] : []), textOf(node)].join('\n'));
      refer(node);
    }
  };
  const refer = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const [declared] = symbol?.declarations ?? [];
      if (symbol && declared && isOwn(declared) && isTopLevel(declared, symbol, checker))
        add(symbol, `(internal) ${symbol.name}`);
    }
    ts.forEachChild(node, refer);
  };
  for (const [entry, file] of Object.entries(entries)) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    // an entry of types without any export is a mistake of the package
    if (!module) throw new Error(`${file} exports nothing`);
    for (const symbol of checker.getExportsOfModule(module)) {
      add(symbol, `${entry} ${symbol.name}`);
      if (!api.has(`${entry} ${symbol.name}`)) api.set(`${entry} ${symbol.name}`, 'the same as above');
    }
  }
  return Object.fromEntries([...api].sort(([left], [right]) => (left < right ? -1 : 1)));
}

function isTopLevel(declared: ts.Declaration, symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (symbol.flags & ts.SymbolFlags.Alias)
    return (checker.getAliasedSymbol(symbol).declarations ?? []).some((node) => ts.isStatement(node));
  return ts.isStatement(declared) || ts.isVariableDeclaration(declared);
}

/** Without comments and spaces that change no type. */
function textOf(node: ts.Node): string {
  const printer = ts.createPrinter({ removeComments: true });
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^(?:export |declare )+/, '')
    .replaceAll(/import\("[^"]*"\)\./g, '');
}
