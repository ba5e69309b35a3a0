import type { Palette } from '../../catalogue/looks/look.ts';
import type { StudioId } from '../../catalogue/studios.ts';
import { mix } from './colour.ts';
import { strokesOf, type Role, type Stroke } from './motifs/motif.ts';

/** A studio's drawing style: outline, colour per role, and hatching of shades. */
interface Pen {
  readonly outline: number;
  readonly line: number;
  /** Offsets colours against outlines, like a misregistered print. */
  readonly slip: number;
  readonly shade: 'solid' | 'hatch' | 'fine-hatch' | 'dots';
  readonly outlineOf: (palette: Palette) => string;
}

const PENS: Readonly<Record<StudioId, Pen>> = {
  emberwick: {
    outline: 3.4,
    line: 2.6,
    slip: 0,
    shade: 'hatch',
    outlineOf: ([ground]) => mix(ground, '#000000', 0.45),
  },
  northlight: { outline: 0.9, line: 1, slip: 0, shade: 'solid', outlineOf: ([, , light]) => light },
  'kettle-crane': { outline: 1.6, line: 1.6, slip: 1.2, shade: 'solid', outlineOf: () => '#211b1b' },
  brasspoint: {
    outline: 0.9,
    line: 0.9,
    slip: 0,
    shade: 'fine-hatch',
    outlineOf: ([ground]) => mix(ground, '#000000', 0.5),
  },
  saltmarsh: { outline: 2.6, line: 2, slip: 0, shade: 'solid', outlineOf: ([, , light]) => light },
  'parallax-nine': { outline: 0, line: 1.6, slip: 0, shade: 'solid', outlineOf: ([ground]) => ground },
  mossgate: {
    outline: 2.2,
    line: 2.2,
    slip: 1.6,
    shade: 'dots',
    outlineOf: ([ground]) => mix(ground, '#000000', 0.35),
  },
  oldcourt: {
    outline: 1,
    line: 1.1,
    slip: 0,
    shade: 'solid',
    outlineOf: ([ground]) => mix(ground, '#000000', 0.4),
  },
};

export interface MotifColours {
  readonly body: string;
  readonly second: string;
}

/**
 * Draws a motif in a studio's style in a 100 by 100 box. `id` makes its pattern ids unique within the
 * picture.
 */
export function drawMotif(
  word: string,
  studio: StudioId,
  palette: Palette,
  colours: MotifColours,
  id: string,
): string {
  const pen = PENS[studio];
  const isPaper = studio === 'kettle-crane' || studio === 'saltmarsh';
  const bright = isPaper ? mix(palette[0], '#ffffff', 0.65) : palette[2];
  const outline = pen.outlineOf(palette);
  const fills: Readonly<Record<Role, string>> = {
    b: colours.body,
    s: mix(colours.body, outline, studio === 'saltmarsh' ? 0.26 : 0.4),
    h: mix(colours.body, '#ffffff', 0.62),
    a: colours.second,
    e: bright,
    d: isPaper || studio === 'northlight' ? mix(palette[isPaper ? 2 : 0], '#000000', 0.25) : outline,
    l: outline,
    t: outline,
  };
  if (studio === 'northlight')
    return strokesOf(word)
      .map((stroke) =>
        draw(
          stroke,
          { ...fills, s: mix(colours.body, palette[0], 0.45), l: mix(palette[0], '#000000', 0.2), t: bright },
          pen,
          outline,
          id,
        ),
      )
      .join('');
  const definitions = pen.shade === 'solid' ? '' : shadePattern(pen.shade, fills.s, id);
  return (
    definitions +
    strokesOf(word)
      .map((stroke) => draw(stroke, fills, pen, outline, id))
      .join('')
  );
}

function draw(
  { role, isMirrored, path }: Stroke,
  fills: Readonly<Record<Role, string>>,
  pen: Pen,
  outline: string,
  id: string,
): string {
  const once =
    role === 'l' || role === 't'
      ? lineOf(path, role === 't' ? pen.line * 2.4 + 1 : pen.line, fills[role])
      : fillOf(path, role, fills[role], pen, outline, id);
  return isMirrored ? `${once}<g transform="matrix(-1 0 0 1 100 0)">${once}</g>` : once;
}

function lineOf(path: string, width: number, colour: string): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function fillOf(path: string, role: Role, fill: string, pen: Pen, outline: string, id: string): string {
  if (role === 's') return `<path d="${path}" fill="${pen.shade === 'solid' ? fill : `url(#${id}s)`}"/>`;
  const isEdge = pen.outline > 0 && role !== 'h' && role !== 'd';
  const edge = isEdge ? ` stroke="${outline}" stroke-width="${pen.outline}" stroke-linejoin="round"` : '';
  if (pen.slip === 0 || !isEdge) return `<path d="${path}" fill="${fill}" fill-rule="evenodd"${edge}/>`;
  return `<path d="${path}" fill="${fill}" fill-rule="evenodd" transform="translate(${pen.slip} ${pen.slip})"/><path d="${path}" fill="none"${edge}/>`;
}

function shadePattern(kind: 'hatch' | 'fine-hatch' | 'dots', colour: string, id: string): string {
  const size = kind === 'hatch' ? 4.4 : kind === 'fine-hatch' ? 2 : 4;
  const mark =
    kind === 'dots'
      ? `<circle cx="2" cy="2" r="1.25" fill="${colour}"/>`
      : `<path d="M0 0H${size}" stroke="${colour}" stroke-width="${kind === 'hatch' ? 3.2 : 1.3}"/>`;
  return `<pattern id="${id}s" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">${mark}</pattern>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
