import { mix } from '../colour.ts';
import { fullRect, glow, hills, times, vertical, type Scene, type Stage } from './scene.ts';

/** Calm and cold: a wide sky, one aurora, a low horizon, a reflection in still water. */
export function northlight(stage: Stage): Scene {
  const { width, height, palette, random } = stage;
  const [ground, deep, light, accent, second] = palette;
  const horizon = height * 0.72;
  const size = Math.min(width * 0.6, height * 0.5);
  const sway = random.between(-0.08, 0.08);
  const ribbon = (lift: number, colour: string, depth: number): string =>
    `<path d="M${-width * 0.1} ${height * (0.34 + lift)}C${width * 0.2} ${height * (0.02 + lift + sway)} ${width * 0.42} ${height * (0.5 + lift)} ${width * 0.66} ${height * (0.2 + lift - sway)}S${width} ${height * (0.08 + lift)} ${width * 1.1} ${height * (0.22 + lift)}V${height * (0.22 + lift - depth)}C${width} ${height * (lift - depth * 0.6)} ${width * 0.86} ${height * (0.1 + lift - depth)} ${width * 0.66} ${height * (0.12 + lift - depth)}S${width * 0.2} ${height * (lift - depth * 0.7)} ${-width * 0.1} ${height * (0.26 + lift - depth)}Z" fill="${colour}"/>`;
  const back = `<defs>${vertical('y', [mix(ground, '#000000', 0.35), ground, mix(deep, accent, 0.18)])}${vertical('r', [`${mix(accent, ground, 0.85)}`, accent])}${vertical('q', [mix(second, ground, 0.9), mix(second, accent, 0.2)])}${vertical('w', [mix(deep, ground, 0.2), mix(ground, '#000000', 0.3)])}${glow('g', light, 0.55)}</defs>
${fullRect(stage, 'url(#y)')}
${times(46, () => `<circle cx="${random.between(0, width)}" cy="${random.between(0, horizon)}" r="${random.between(0.6, 2.1)}" fill="${light}" opacity="${random.between(0.3, 1)}"/>`)}
<g opacity=".55">${ribbon(0.1, 'url(#q)', 0.2)}</g><g opacity=".75">${ribbon(0.02, 'url(#r)', 0.17)}</g>
${hills(stage, 0.66, 0.05, mix(deep, ground, 0.35))}${hills(stage, 0.69, 0.02, mix(ground, '#000000', 0.15))}
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#w)"/>
<ellipse cx="${width / 2}" cy="${height * 0.46}" rx="${size * 0.85}" ry="${size * 0.85}" fill="url(#g)"/>
${times(15, (index) => `<path d="M${random.between(0, width * 0.7)} ${horizon + 10 + index * ((height - horizon) / 15)}h${random.between(40, width * 0.4)}" stroke="${random.pick([accent, second, light])}" stroke-width="1.6" opacity=".45"/>`)}`;
  const front = `<path d="M0 ${horizon}H${width}" stroke="${light}" stroke-width="1.2" opacity=".7"/>`;
  return {
    back,
    front,
    subject: { x: width / 2, y: height * 0.47, size },
    companions: [
      { x: width * 0.16, y: horizon - size * 0.08, size: size * 0.26, opacity: 0.9 },
      { x: width * 0.85, y: horizon - size * 0.06, size: size * 0.22, opacity: 0.9 },
    ],
  };
}
