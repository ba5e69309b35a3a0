import type { CatalogueGame } from '../../catalogue/row.ts';
import { STUDIO_LOOKS, type Palette } from '../../catalogue/looks/look.ts';
import { STUDIOS, type StudioId } from '../../catalogue/studios.ts';
import { lightness, mix } from './colour.ts';
import { createSeededRandom } from './seededRandom.ts';
import { lowSign } from './lowSign.ts';
import { naturalColours } from './naturalColours.ts';
import { drawMotif } from './pen.ts';
import { SCENES } from './scenes/scenes.ts';
import type { Placement } from './scenes/scene.ts';

export const ART_RATIOS = { portrait: [600, 800], wide: [960, 540], square: [600, 600] } as const;
export type ArtRatio = keyof typeof ART_RATIOS;

/** Symbol ids used by the slot engine. */
export const SYMBOL_IDS = [
  'wild',
  'scatter',
  'high1',
  'high2',
  'high3',
  'high4',
  'low1',
  'low2',
  'low3',
  'low4',
  'low5',
] as const;
export type SymbolId = (typeof SYMBOL_IDS)[number];

/** Renders a game's picture as a complete SVG document: deterministic, at most 20 KB. */
export function renderArt(game: CatalogueGame, ratio: ArtRatio): string {
  const [width, height] = ART_RATIOS[ratio];
  const { look, studio } = game;
  const scene = SCENES[studio]({
    width,
    height,
    palette: look.palette,
    hour: look.hour,
    random: createSeededRandom(`${game.id}/${ratio}`),
  });
  const others = [look.symbols?.high2, look.symbols?.high3].filter(
    (word) => word !== undefined && word !== look.subject,
  );
  const companions = scene.companions.map((placement, index) => {
    const word = others[index];
    return word === undefined
      ? ''
      : figure(
          word,
          game,
          placement,
          `c${index}`,
          inNature(word, studio, { body: look.palette[4], second: look.palette[3] }),
        );
  });
  return svg(
    width,
    height,
    `${scene.back}${companions.join('')}${figure(look.subject, game, scene.subject, 'm', inNature(look.subject, studio, subjectColours(studio, look.palette)))}${scene.front}`,
  );
}

/** Star with twelve blunt points, the background of scatter symbols. */
const BURST = `M${Array.from({ length: 24 }, (_, index) => {
  const radius = index % 2 ? 78 : 95;
  return `${(100 + Math.sin((index * Math.PI) / 12) * radius).toFixed(1)} ${(100 - Math.cos((index * Math.PI) / 12) * radius).toFixed(1)}`;
}).join('L')}Z`;

/** Renders one reel symbol on a transparent background. */
export function renderSymbol(game: CatalogueGame, symbol: SymbolId): string {
  const { look, studio } = game;
  const [ground, deep, light, accent, second] = look.palette;
  const low = /^low(\d)$/.exec(symbol);
  if (low)
    return svg(
      200,
      200,
      `<g transform="translate(19 19) scale(.81)">${lowSign(STUDIO_LOOKS[studio].lows, Number(low[1]), look.palette)}</g>`,
    );
  const picture = symbol as keyof NonNullable<typeof look.symbols>; // every other symbol is a picture
  const word = look.symbols?.[picture] ?? look.subject;
  const isSpecial = symbol === 'wild' || symbol === 'scatter';
  const rim = symbol === 'wild' ? accent : second;
  const plate = isSpecial
    ? `<defs><radialGradient id="p"><stop stop-color="${mix(rim, '#ffffff', 0.55)}"/><stop offset="1" stop-color="${mix(rim, ground, 0.35)}"/></radialGradient></defs>${symbol === 'wild' ? `<rect x="8" y="8" width="184" height="184" rx="34" fill="url(#p)" stroke="${light}" stroke-width="6"/>` : `<path d="${BURST}" fill="url(#p)" stroke="${light}" stroke-width="5"/>`}`
    : '';
  const colours = isSpecial
    ? { body: deep, second: light }
    : inNature(word, studio, symbolColours(symbol, look.palette));
  const scale = isSpecial ? 1.16 : 1.62;
  const inset = 100 - 50 * scale;
  return svg(
    200,
    200,
    `${plate}<g transform="translate(${inset} ${inset}) scale(${scale})">${drawMotif(word, studio, look.palette, colours, 'm')}</g>`,
  );
}

/** Renders a studio's square mark on its own background. */
export function renderStudioMark(studio: StudioId): string {
  const sample: Palette = STUDIO_LOOKS[studio].palette;
  const [ground, deep, , accent, second] = sample;
  const number = STUDIOS.findIndex(({ id }) => id === studio);
  return svg(
    200,
    200,
    `<defs><linearGradient id="y" x2="1" y2="1"><stop stop-color="${deep}"/><stop offset="1" stop-color="${ground}"/></linearGradient></defs><rect width="200" height="200" rx="40" fill="url(#y)"/><circle cx="100" cy="100" r="78" fill="none" stroke="${second}" stroke-width="3" stroke-dasharray="${4 + number * 3} 6"/><g transform="translate(46 46) scale(1.08)">${drawMotif(STUDIO_LOOKS[studio].mark, studio, sample, { body: accent, second }, 'm')}</g>`,
  );
}

function figure(
  word: string,
  game: CatalogueGame,
  placement: Placement,
  id: string,
  colours: { body: string; second: string },
): string {
  const scale = Math.round(placement.size) / 100;
  const half = placement.size / 2;
  const turn = placement.turn === undefined ? '' : ` rotate(${placement.turn} 50 50)`;
  const opacity = placement.opacity === undefined ? '' : ` opacity="${placement.opacity}"`;
  const at = `translate(${Math.round(placement.x - half)} ${Math.round(placement.y - half)}) scale(${scale})`;
  const shadow = `<ellipse cx="50" cy="101" rx="40" ry="5" fill="#000" opacity=".25"/>`;
  return `<g transform="${at}${turn}"${opacity}>${game.studio === 'northlight' || game.studio === 'brasspoint' ? '' : shadow}${drawMotif(word, game.studio, game.look.palette, colours, id)}</g>`;
}

/** Share of its natural colour that a motif retains, by studio. */
const NATURE_SHARE: Readonly<Record<StudioId, number>> = {
  emberwick: 0.4,
  northlight: 0.15,
  'kettle-crane': 0.25,
  brasspoint: 0.12,
  saltmarsh: 1,
  'parallax-nine': 0,
  mossgate: 0.8,
  oldcourt: 0.2,
};

function inNature(
  word: string,
  studio: StudioId,
  colours: { body: string; second: string },
): { body: string; second: string } {
  const natural = naturalColours(word);
  const share = NATURE_SHARE[studio];
  return natural
    ? { body: mix(colours.body, natural.body, share), second: mix(colours.second, natural.second, share) }
    : colours;
}

/** Colours with contrast to the background: dark on a light disc, bright on a dark background. */
function subjectColours(studio: StudioId, palette: Palette): { body: string; second: string } {
  const [ground, deep, light, accent, second] = palette;
  switch (studio) {
    case 'kettle-crane':
      return lightness(ground) > 0.5
        ? { body: '#faf6ec', second: second }
        : { body: mix(light, '#ffffff', 0.3), second };
    case 'parallax-nine':
      return { body: mix(ground, deep, 0.5), second: mix(second, '#ffffff', 0.2) };
    case 'mossgate':
      return { body: accent, second: mix(second, light, 0.5) };
    case 'northlight':
      return { body: mix(deep, light, 0.55), second: accent };
    case 'brasspoint':
      return { body: mix(deep, accent, 0.25), second: mix(second, ground, 0.2) };
    case 'oldcourt':
      return { body: accent, second: light };
    default:
      return { body: accent, second };
  }
}

/** Four distinguishable colours for the picture symbols, derived from the palette. */
function symbolColours(
  symbol: SymbolId,
  [, deep, light, accent, second]: Palette,
): { body: string; second: string } {
  switch (symbol) {
    case 'high1':
      return { body: accent, second };
    case 'high2':
      return { body: second, second: accent };
    case 'high3':
      return { body: mix(accent, light, 0.5), second: deep };
    default:
      return { body: mix(second, deep, 0.45), second: light };
  }
}

function svg(width: number, height: number, body: string): string {
  const tidy = body.replace(/\n\s*/g, '').replace(/(\d+\.\d{2})\d+/g, '$1');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${tidy}</svg>`;
}
