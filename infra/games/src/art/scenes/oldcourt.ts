import { mix } from '../colour.ts';
import { colourOf, POCKETS, WHEEL_ORDER } from '../../engines/roulette/wheel.ts';
import { fullRect, glow, times, type Scene, type Stage } from './scene.ts';

/**
 * Table seen from above: felt, a cropped wheel, stacks of chips, the game's subject in a brass medallion.
 */
export function oldcourt(stage: Stage): Scene {
  const { width, height, palette, random } = stage;
  const [ground, deep, light, accent, second] = palette;
  const radius = Math.max(width, height) * 0.5;
  const side = random.pick([0.02, 0.98]);
  const [x, y] = [width * side, height * random.between(0.16, 0.3)];
  const turn = random.between(0, 360);
  const step = 360 / POCKETS;
  const point = (distance: number, angle: number): string =>
    `${(x + Math.sin((angle * Math.PI) / 180) * distance).toFixed(1)} ${(y - Math.cos((angle * Math.PI) / 180) * distance).toFixed(1)}`;
  const fills = { red: mix(second, '#c0242c', 0.7), black: '#16161a', green: '#1c7a4e' } as const;
  const pocket = (index: number): string => {
    const from = turn + index * step;
    const number = WHEEL_ORDER[index] ?? 0;
    const middle = from + step / 2;
    const [tx = '0', ty = '0'] = point(radius * 0.84, middle).split(' ');
    return `<path d="M${point(radius * 0.62, from)}L${point(radius * 0.92, from)}L${point(radius * 0.92, from + step)}L${point(radius * 0.62, from + step)}Z" fill="${fills[colourOf(number)]}" stroke="${accent}" stroke-width="2"/><text x="${tx}" y="${ty}" transform="rotate(${middle.toFixed(1)} ${tx} ${ty})" font-family="Georgia,serif" font-weight="700" font-size="${(radius * 0.075).toFixed(0)}" text-anchor="middle" fill="#fff">${number}</text>`;
  };
  const chip = (left: number, top: number, colour: string): string =>
    `<g transform="translate(${left} ${top})">${times(5, (index) => `<ellipse cy="${-index * 11}" rx="44" ry="22" fill="${mix(colour, '#000000', index === 4 ? 0 : 0.35)}" stroke="${light}" stroke-width="3" stroke-dasharray="16 12"/>`)}<ellipse cy="-44" rx="26" ry="12" fill="none" stroke="${light}" stroke-width="2.4"/></g>`;
  const back = `<defs>${glow('g', mix(deep, light, 0.35), 0.9)}<pattern id="k" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H5" stroke="#000" stroke-width="1" opacity=".25"/></pattern></defs>
${fullRect(stage, deep)}<ellipse cx="${width / 2}" cy="${height * 0.6}" rx="${width * 0.8}" ry="${height * 0.6}" fill="url(#g)" opacity=".7"/>${fullRect(stage, 'url(#k)')}
<g fill="none" stroke="${light}" stroke-width="3" opacity=".35">${times(5, (index) => `<path d="M${width * (0.1 + index * 0.2)} ${height * 0.72}V${height}"/>`)}<path d="M0 ${height * 0.72}H${width}M0 ${height * 0.86}H${width}"/></g>
<circle cx="${x}" cy="${y}" r="${radius * 1.04}" fill="#000" opacity=".35" transform="translate(8 14)"/>
<circle cx="${x}" cy="${y}" r="${radius * 1.02}" fill="#4a2c18"/><circle cx="${x}" cy="${y}" r="${radius * 1.02}" fill="none" stroke="${accent}" stroke-width="6"/><circle cx="${x}" cy="${y}" r="${radius * 0.95}" fill="#2c1a0e"/>
${times(POCKETS, pocket)}
<circle cx="${x}" cy="${y}" r="${radius * 0.62}" fill="#5b361d" stroke="${accent}" stroke-width="6"/><circle cx="${x}" cy="${y}" r="${radius * 0.3}" fill="${accent}"/><circle cx="${x}" cy="${y}" r="${radius * 0.2}" fill="${mix(accent, '#ffffff', 0.35)}"/>
<circle cx="${point(radius * 0.7, turn + step * 9.5).split(' ')[0] ?? 0}" cy="${point(radius * 0.7, turn + step * 9.5).split(' ')[1] ?? 0}" r="${radius * 0.035}" fill="#fff"/>`;
  const size = Math.min(width, height) * 0.4;
  const subject = { x: width * (side < 0.5 ? 0.66 : 0.34), y: height * 0.6, size: size * 0.72 };
  const roundel = `<circle cx="${subject.x}" cy="${subject.y}" r="${size * 0.58}" fill="#000" opacity=".4" transform="translate(6 10)"/><circle cx="${subject.x}" cy="${subject.y}" r="${size * 0.58}" fill="${accent}"/><circle cx="${subject.x}" cy="${subject.y}" r="${size * 0.53}" fill="${ground}"/><circle cx="${subject.x}" cy="${subject.y}" r="${size * 0.49}" fill="none" stroke="${accent}" stroke-width="2.5"/>`;
  const front = `${chip(width * (side < 0.5 ? 0.2 : 0.8), height * 0.93, second)}${chip(width * (side < 0.5 ? 0.36 : 0.64), height * 0.97, accent)}`;
  return { back: back + roundel, front, subject, companions: [] };
}
