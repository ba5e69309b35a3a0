import { describe, expect, it } from '@jest/globals';
import { graphql, isObjectType, isScalarType, getNamedType } from 'graphql';
import { BRANDS, brands } from '@foyer/market';
import { THEME_NAMES } from '@foyer/market/theme-settings';
import { DELIVERED_THEMES } from '@foyer/market/themes';
import { createLobbySchema } from '../server/graphql/schemas.ts';
import { createLobbyResolvers } from './lobby.ts';

const schema = createLobbySchema([createLobbyResolvers({ themesOf: (brand) => DELIVERED_THEMES[brand] })]);

/** Every field of a type, with the fields of its objects. */
function selectionOf(name: string): string {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type.`);
  return Object.values(type.getFields())
    .map((field) => {
      const fieldType = getNamedType(field.type);
      return isScalarType(fieldType) ? field.name : `${field.name} { ${selectionOf(fieldType.name)} }`;
    })
    .join(' ');
}

async function themeSettings(brand: (typeof BRANDS)[number], argument: string): Promise<unknown> {
  const { data, errors } = await graphql({
    schema,
    source: `{ themeSettings${argument} { ${selectionOf('ThemeSettings')} } }`,
    contextValue: { brand: brands[brand] },
  });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data?.['themeSettings']));
}

describe('themeSettings (requirements/entities#theme-settings)', () => {
  it.each(BRANDS.flatMap((brand) => THEME_NAMES.map((theme) => [brand, theme] as const)))(
    'answers every setting of %s %s',
    async (brand, theme) => {
      expect(await themeSettings(brand, `(theme: "${theme}")`)).toEqual({
        theme,
        ...DELIVERED_THEMES[brand][theme],
      });
    },
  );

  it('answers theme1 when no theme is named', async () => {
    expect(await themeSettings('tuli', '')).toMatchObject({ theme: 'theme1', bodyFont: 'Work Sans' });
  });

  it('answers null for a theme that the brand does not have', async () => {
    expect(await themeSettings('tuli', '(theme: "theme4")')).toBeNull();
  });
});
