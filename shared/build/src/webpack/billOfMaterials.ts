import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Fields of a third-party `package.json`. */
interface PackageFacts {
  readonly name: string;
  readonly version: string;
  readonly license: string | undefined;
}

interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly (
    | { readonly expression: string }
    | { readonly license: { readonly name: string } }
  )[];
}

/** The fields of CycloneDX 1.6 that are written. */
export interface BillOfMaterials {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly version: 1;
  readonly metadata: {
    readonly component: {
      readonly type: 'application';
      readonly 'bom-ref': string;
      readonly name: string;
      readonly version: string;
    };
  };
  readonly components: readonly Component[];
}

export const SBOM_FILE = 'sbom.cdx.json';

const INSTALLED = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
/** An SPDX identifier, or an expression of them. */
const SPDX = /^\(?[A-Za-z0-9.+-]+(?:(?: AND | OR | WITH )[A-Za-z0-9.+() -]+)*\)?$/;

/**
 * Every package with code in a bundle, from the bundled files, including the bundler itself. The same files
 * give the same text.
 * @param bundler - Its package.
 */
export function billOfMaterials(
  app: string,
  release: string,
  files: Iterable<string>,
  root: string,
  bundler: string,
): BillOfMaterials {
  const folders = new Set([
    path.join(root, 'node_modules', bundler),
    ...[...files].flatMap((file) => INSTALLED.exec(file)?.[1] ?? []),
  ]);
  const components = [...folders]
    .flatMap((folder) => componentOf(folder))
    .sort((left, right) => (left.purl < right.purl ? -1 : 1));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `${app}@${release}`, name: app, version: release },
    },
    components: components.filter(({ purl }, index) => components[index - 1]?.purl !== purl),
  };
}

function componentOf(folder: string): readonly Component[] {
  const facts = factsOf(folder);
  if (!facts) return [];
  const { name, version, license } = facts;
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return [
    {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      ...(license !== undefined && {
        licenses: [SPDX.test(license) ? { expression: license } : { license: { name: license } }],
      }),
    },
  ];
}

function factsOf(folder: string): PackageFacts | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8')) as {
    name?: string;
    version?: string;
    license?: unknown;
  };
  const licenceText = typeof license === 'string' ? license : (Object(license) as { type?: string }).type;
  return { name: name ?? path.basename(folder), version: version ?? '0.0.0', license: licenceText };
}
