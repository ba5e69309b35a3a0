import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiOf, type Api } from './apiOf.ts';
import { changeOf, compareApi } from './compareApi.ts';
import { nextVersion } from './releaseVersion.ts';

let folder = '';
beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'foyer-api-')));
  mkdirSync(path.join(folder, 'dist'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The API of a package with two files of declarations. */
function api(index: string, button: string): Api {
  const file = (name: string): string => path.join(folder, 'dist', `${name}.d.ts`);
  writeFileSync(file('index'), index);
  writeFileSync(file('button'), button);
  return apiOf(folder, { '.': file('index') });
}

const INDEX = "export { Button } from './button.js';\n";
const BUTTON = `/** A button. */
interface ButtonProps {
  readonly text: string;
  readonly tone?: Tone;
}
type Tone = 'plain' | 'strong';
export declare function Button(props: ButtonProps): void;
export declare const notExported: number;
`;

describe('the API of a package', () => {
  it('contains what its entries export and what that refers to, without comments', () => {
    expect(Object.keys(api(INDEX, BUTTON))).toEqual([
      '(internal) ButtonProps',
      '(internal) Tone',
      '. Button',
    ]);
    expect(changeOf(compareApi(api(INDEX, BUTTON), api(INDEX, BUTTON.replace('A button.', 'Text.'))))).toBe(
      'none',
    );
  });

  it.each([
    ['a removed export', 'export {};\n', BUTTON],
    [
      'a new required member',
      INDEX,
      BUTTON.replace('readonly text', 'readonly name: string;\n  readonly text'),
    ],
    ['a member of another type', INDEX, BUTTON.replace('text: string', 'text: number')],
    ['a removed member', INDEX, BUTTON.replace('readonly tone?: Tone;', '')],
    ['a narrower union', INDEX, BUTTON.replace("'plain' | 'strong'", "'plain'")],
    ['a new parameter', INDEX, BUTTON.replace('props: ButtonProps)', 'props: ButtonProps, more: string)')],
  ])('has a major change with %s', (_name, index, button) => {
    expect(changeOf(compareApi(api(INDEX, BUTTON), api(index, button)))).toBe('major');
  });

  it.each([
    ['a new export', INDEX.replace('Button', 'Button, notExported'), BUTTON],
    [
      'a new optional member',
      INDEX,
      BUTTON.replace('readonly tone', 'readonly icon?: string;\n  readonly tone'),
    ],
    ['a wider union', INDEX, BUTTON.replace("'plain' |", "'plain' | 'quiet' |")],
  ])('has a minor change with %s', (_name, index, button) => {
    expect(changeOf(compareApi(api(INDEX, BUTTON), api(index, button)))).toBe('minor');
  });

  it('has a minor change with a new member of an interface that projects only read', () => {
    const wider = BUTTON.replace('readonly text', 'readonly name: string;\n  readonly text');
    expect(changeOf(compareApi(api(INDEX, BUTTON), api(INDEX, wider), true))).toBe('minor');
  });

  it('raises the version by its largest change', () => {
    expect(nextVersion('1.4.2', 'major')).toBe('2.0.0');
    expect(nextVersion('1.4.2', 'minor')).toBe('1.5.0');
    expect(nextVersion('1.4.2', 'none')).toBe('1.4.3');
  });
});
