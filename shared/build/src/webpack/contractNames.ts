import { parseSync } from '@swc/core';
import type { TsInterfaceDeclaration } from '@swc/core';
import { installedFolder, isRepository } from '@foyer/workspace';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names that the contract package of a repository defines. */
export interface ContractNames {
  readonly events: ReadonlySet<string>;
  readonly slots: ReadonlySet<string>;
  readonly services: ReadonlySet<string>;
  /** `wallet`, `wallet.transfer`; `apollo.*` where the members are declared elsewhere. */
  readonly offers: readonly string[];
}

/** Reads the names from the interfaces of `shared/contract`, because types leave no trace in a bundle. */
export function contractNames(root: string): ContractNames {
  const folder = isRepository(root) ? undefined : installedFolder('@foyer/contract', root);
  if (folder !== undefined) return listedNames(path.join(folder, 'platform.json'));
  const interfaces = new Map(
    globSync(path.join(root, 'shared/contract/src/*.ts'))
      .sort()
      .flatMap((file) => interfacesOf(readFileSync(file, 'utf8'))),
  );
  const own = (name: string): readonly Member[] => interfaces.get(name)?.members ?? [];
  const all = (name: string): readonly string[] => [
    ...own(name).map((member) => member.name),
    ...(interfaces.get(name)?.extended ?? []).flatMap(all),
  ];
  const services = own('Services');
  const offers = services.flatMap(({ name, type }) => [
    name,
    ...(type !== undefined && interfaces.has(type)
      ? all(type).map((member) => `${name}.${member}`)
      : [`${name}.*`]),
  ]);
  return {
    events: namesOf(own('FoyerEvents')),
    slots: namesOf(own('Slots')),
    services: namesOf(services),
    offers: [...new Set(offers)].sort(),
  };
}

function listedNames(file: string): ContractNames {
  const { events, slots, services, offers } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    keyof ContractNames,
    readonly string[]
  >;
  return { events: new Set(events), slots: new Set(slots), services: new Set(services), offers };
}

interface Member {
  readonly name: string;
  /** Name of its type, if any. */
  readonly type: string | undefined;
}

interface Interface {
  readonly members: readonly Member[];
  readonly extended: readonly string[];
}

function interfacesOf(source: string): readonly (readonly [string, Interface])[] {
  const { body } = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  return body.flatMap((item) => {
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item;
    return declared.type === 'TsInterfaceDeclaration'
      ? [[declared.id.value, interfaceOf(declared)] as const]
      : [];
  });
}

function interfaceOf({ body, extends: heritage }: TsInterfaceDeclaration): Interface {
  const members = body.body.flatMap((member): Member[] => {
    if (member.type !== 'TsPropertySignature' && member.type !== 'TsMethodSignature') return [];
    const { key } = member;
    if (key.type !== 'Identifier' && key.type !== 'StringLiteral') return [];
    return [
      {
        name: key.value,
        type:
          member.type === 'TsPropertySignature' ? typeName(member.typeAnnotation?.typeAnnotation) : undefined,
      },
    ];
  });
  return {
    members,
    extended: heritage.flatMap(({ expression }) =>
      expression.type === 'Identifier' ? [expression.value] : [],
    ),
  };
}

function typeName(type: unknown): string | undefined {
  const { type: kind, typeName: name } = Object(type) as { type?: string; typeName?: { value?: string } };
  return kind === 'TsTypeReference' ? name?.value : undefined;
}

function namesOf(members: readonly Member[]): ReadonlySet<string> {
  return new Set(members.map(({ name }) => name));
}
