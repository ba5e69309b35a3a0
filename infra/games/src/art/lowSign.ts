import type { Palette, StudioLook } from '../../catalogue/looks/look.ts';
import { lightness, mix } from './colour.ts';

const LETTERS = ['A', 'K', 'Q', 'J', '10'];
const RUNES = [
  'M60 20V180M60 30L140 70L60 110',
  'M60 20V180M60 100L140 30M60 100L140 170',
  'M70 20V180M130 20V180M70 60L130 110',
  'M100 20V180M60 60L100 20L140 60',
  'M60 30L140 170M140 30L60 170',
];
const SUITS = [
  'M100 178C20 124 20 66 46 44C68 28 92 42 100 66C108 42 132 28 154 44C180 66 180 124 100 178Z',
  'M100 18L168 100L100 182L32 100Z',
  'M100 20C130 66 172 86 168 122C164 150 130 154 112 136L124 180H76L88 136C70 154 36 150 32 122C28 86 70 66 100 20Z',
  'M100 24a32 32 0 0 1 26 50a32 32 0 1 1 -18 58L118 178H82L92 132a32 32 0 1 1 -18 -58A32 32 0 0 1 100 24Z',
  'M100 20L120 78L180 78L132 114L150 174L100 138L50 174L68 114L20 78L80 78Z',
];
const SHAPES = [
  'M100 24L176 160H24Z',
  'M36 36H164V164H36Z',
  'M100 22a78 78 0 1 0 .1 0Z',
  'M100 16L178 58V142L100 184L22 142V58Z',
  'M78 24H122V78H176V122H122V176H78V122H24V78H78Z',
];
const BRUSH = [
  'M34 60Q100 40 168 56M100 44Q104 120 92 176M50 112Q100 100 152 112',
  'M44 40Q40 120 46 170M44 104Q96 80 156 44M76 96Q120 130 160 172',
  'M40 52Q100 30 160 52Q156 120 100 168Q46 120 40 52',
  'M100 30V170M44 70Q100 60 156 70M52 140Q100 128 150 140',
  'M40 40Q110 100 164 164M160 40Q100 100 40 164',
];

/** One of a studio's five low symbols. */
export function lowSign(manner: StudioLook['lows'], rank: number, palette: Palette): string {
  const [ground, deep, light, accent, second] = palette;
  const index = rank - 1;
  const colour =
    [accent, second, mix(accent, light, 0.5), mix(second, light, 0.45), mix(accent, second, 0.5)][index] ??
    accent;
  const edge = lightness(ground) > 0.5 ? light : mix(ground, '#000000', 0.3);
  switch (manner) {
    case 'letters': {
      const letter = LETTERS[index] ?? '';
      const text = (attributes: string): string =>
        `<text x="100" y="148" text-anchor="middle" font-family="Georgia,'Times New Roman',serif" font-weight="700" font-size="${letter.length > 1 ? 112 : 144}" ${attributes}>${letter}</text>`;
      return `${text(`fill="${edge}" stroke="${edge}" stroke-width="16" stroke-linejoin="round" transform="translate(0 5)"`)}${text(`fill="${colour}" stroke="${mix(colour, '#ffffff', 0.55)}" stroke-width="3"`)}`;
    }
    case 'runes':
      return `<path d="M100 8L176 46V154L100 192L24 154V46Z" fill="${mix(deep, ground, 0.3)}" stroke="${colour}" stroke-width="3"/>${line(RUNES[index] ?? '', colour, 13, ' transform="translate(30 30) scale(.7)"')}`;
    case 'brush':
      return (
        line(BRUSH[index] ?? '', lightInk(palette), 22, '') +
        line(BRUSH[index] ?? '', colour, 9, ' opacity=".85"')
      );
    case 'suits':
      return solid(SUITS[index] ?? '', colour, edge);
    case 'shapes':
      return (
        solid(SHAPES[index] ?? '', mix(colour, deep, 0.35), 'none') +
        `<g transform="translate(30 30) scale(.7)">${solid(SHAPES[index] ?? '', 'none', mix(colour, '#ffffff', 0.35))}</g>`
      );
  }
}

function lightInk([ground, , light]: Palette): string {
  return ground < '#7' ? mix(light, ground, 0.1) : mix(light, '#000000', 0.1);
}

function line(path: string, colour: string, width: number, rest: string): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${rest}/>`;
}

function solid(path: string, fill: string, edge: string): string {
  const shine =
    fill === 'none'
      ? ''
      : `<path d="${path}" fill="none" stroke="${mix(fill, '#ffffff', 0.5)}" stroke-width="3" transform="translate(18 18) scale(.82)" opacity=".8"/>`;
  return `<path d="${path}" fill="${fill}" stroke="${edge}" stroke-width="8" stroke-linejoin="round"/>${shine}`;
}
