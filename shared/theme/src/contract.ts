import type { ThemeTokens } from './tokens.ts';

/** Lists the keys of a token group once more as values, because a type leaves nothing at run time; the compiler compares both. */
export const CONTRACT = {
  color: keys('surface0', 'surface1', 'surface2', 'surface3', 'surface4', 'text', 'textMuted', 'line', 'lineStrong', 'accent', 'accentHover',
    'accentText', 'accentInk', 'accentSoft', 'second', 'secondText', 'positive', 'positiveSoft', 'negative', 'negativeSoft', 'negativeFill',
    'negativeFillText', 'warning', 'warningSoft', 'info', 'infoSoft', 'focus', 'frame', 'frameText', 'frameMuted', 'scrim', 'scrimText', 'backdrop'),
  image: keys('ribbon', 'ground', 'header', 'logo', 'sign'),
  font: keys('body', 'heading', 'weightBody', 'weightStrong', 'weightHeading', 'trackingHeading', 'trackingLabel', 'headingCase', 'labelCase'),
  text: keys('caption', 'small', 'body', 'lead', 'title3', 'title2', 'title1', 'display'),
  leading: keys('tight', 'heading', 'body'),
  space: keys('x0', 'x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x8', 'x10', 'x12', 'x16', 'x24'),
  radius: keys('small', 'field', 'button', 'card', 'tile', 'sheet', 'round'),
  corner: keys('shape'),
  tile: keys('titlePosition', 'titleGround', 'titleColor', 'titleMuted', 'titlePadding', 'titleLines', 'frame'),
  elevation: keys('raised', 'lifted', 'overlay'),
  motion: keys('fast', 'normal', 'slow', 'easing', 'lift'),
  size: keys('header', 'touch', 'content', 'gutter', 'bottomBar', 'rail', 'line', 'focus', 'logoWidth', 'logoHeight', 'headerLine'),
} satisfies { [Group in keyof ThemeTokens]: Record<keyof ThemeTokens[Group], ''> };

function keys<Name extends string>(...names: readonly Name[]): Record<Name, ''> {
  // The entries are exactly the names: `fromEntries` cannot say so.
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, ''>;
}
