import { mix } from '../colour.ts';
import { fullRect, glow, times, vertical, type Scene, type Stage } from './scene.ts';

/** Engraving seen from above: rings with ticks, a fine grid, brass on dark, a double frame with corners. */
export function brasspoint(stage: Stage): Scene {
  const { width, height, palette, random } = stage;
  const [ground, deep, light, accent, second] = palette;
  const size = Math.min(width * 0.68, height * 0.6);
  const [x, y] = [width / 2, height * 0.47];
  const turn = random.between(0, 60);
  const ring = (radius: number, ticks: number, length: number): string =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${accent}" stroke-width="1.6" opacity=".75"/><circle cx="${x}" cy="${y}" r="${radius - length / 2}" fill="none" stroke="${accent}" stroke-width="${length}" stroke-dasharray="1.6 ${(2 * Math.PI * (radius - length / 2)) / ticks - 1.6}" opacity=".7" transform="rotate(${turn} ${x} ${y})"/>`;
  const back = `<defs>${glow('g', mix(accent, light, 0.35), 0.6)}${vertical('y', [mix(ground, deep, 0.35), ground, mix(ground, '#000000', 0.35)])}<radialGradient id="d" cy=".35"><stop stop-color="${mix(light, accent, 0.2)}"/><stop offset="1" stop-color="${mix(light, accent, 0.55)}"/></radialGradient><pattern id="k" width="34" height="34" patternUnits="userSpaceOnUse"><path d="M34 0H0V34" fill="none" stroke="${accent}" stroke-width=".8" opacity=".3"/></pattern></defs>
${fullRect(stage, 'url(#y)')}${fullRect(stage, 'url(#k)')}
<path d="M0 ${height * random.between(0.55, 0.8)}C${width * 0.3} ${height * 0.5} ${width * 0.5} ${height * 0.95} ${width} ${height * random.between(0.6, 0.8)}V${height}H0Z" fill="${deep}" opacity=".6"/>
${times(7, (index) => `<path d="M0 ${height * (0.66 + index * 0.035)}C${width * 0.3} ${height * (0.56 + index * 0.05)} ${width * 0.5} ${height * (1 + index * 0.02)} ${width} ${height * (0.68 + index * 0.04)}" fill="none" stroke="${second}" stroke-width="1" opacity=".55"/>`)}
<circle cx="${x}" cy="${y}" r="${size * 0.95}" fill="url(#g)"/>
${ring(size * 0.78, 180, 10)}${ring(size * 0.66, 36, 16)}${ring(size * 0.59, 120, 6)}
<circle cx="${x}" cy="${y}" r="${size * 0.57}" fill="${mix(ground, deep, 0.55)}"/><circle cx="${x}" cy="${y}" r="${size * 0.57}" fill="none" stroke="${accent}" stroke-width="3"/>
${times(8, (index) => `<path d="M${x} ${y - size * 0.9}l${size * 0.035} ${size * 0.33}h${-size * 0.07}z" fill="${index % 2 ? second : accent}" opacity=".85" transform="rotate(${turn + index * 45} ${x} ${y})"/>`)}
<circle cx="${x}" cy="${y}" r="${size * 0.545}" fill="url(#d)"/><circle cx="${x}" cy="${y}" r="${size * 0.5}" fill="none" stroke="${ground}" stroke-width="1.4" stroke-dasharray="2 6"/>`;
  const corner = (left: number, up: number, turned: number): string =>
    `<path d="M0 46V10Q0 0 10 0H46M12 34V18Q12 12 18 12H34" fill="none" stroke="${accent}" stroke-width="3" transform="translate(${left} ${up}) rotate(${turned})"/><circle cx="${left}" cy="${up}" r="5" fill="${accent}"/>`;
  const front = `<rect x="16" y="16" width="${width - 32}" height="${height - 32}" fill="none" stroke="${accent}" stroke-width="1.4"/><rect x="22" y="22" width="${width - 44}" height="${height - 44}" fill="none" stroke="${accent}" stroke-width=".8"/>
${corner(30, 30, 0)}${corner(width - 30, 30, 90)}${corner(width - 30, height - 30, 180)}${corner(30, height - 30, 270)}`;
  return {
    back,
    front,
    subject: { x, y, size: size * 0.8 },
    companions: [
      { x: width * 0.2, y: height * 0.83, size: size * 0.26, turn: -10 },
      { x: width * 0.8, y: height * 0.83, size: size * 0.26, turn: 10 },
    ],
  };
}
