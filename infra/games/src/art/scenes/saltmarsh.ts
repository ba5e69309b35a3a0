import { mix } from '../colour.ts';
import { fullRect, times, type Scene, type Stage } from './scene.ts';

/**
 * Enamel sign: rays, bunting and a striped sea in rounded flat colours, navy outlines, a highlight across
 * the corner.
 */
export function saltmarsh(stage: Stage): Scene {
  const { width, height, palette, random } = stage;
  const [ground, deep, light, accent, second] = palette;
  const size = Math.min(width * 0.68, height * 0.6);
  const [x, y] = [width / 2, height * 0.46];
  const rays = 18;
  const reach = Math.hypot(width, height);
  const turn = random.between(0, 20);
  const wave = (level: number, fill: string, shift: number): string => {
    const span = width / 5;
    return `<path d="M${-span + shift} ${height * level}${times(7, () => `q${span / 2} ${-height * 0.06} ${span} 0`)}V${height}H${-span}Z" fill="${fill}" stroke="${light}" stroke-width="4"/>`;
  };
  const back = `${fullRect(stage, mix(ground, '#ffffff', 0.25))}
${times(rays, (index) => `<path d="M${x} ${y}L${x - reach * 0.1} ${y - reach}H${x + reach * 0.1}Z" fill="${index % 2 ? mix(deep, '#ffffff', 0.15) : mix(second, '#ffffff', 0.55)}" transform="rotate(${turn + (index * 360) / rays} ${x} ${y})"/>`)}
<circle cx="${x}" cy="${y}" r="${size * 0.62}" fill="${mix(ground, '#ffffff', 0.6)}" stroke="${light}" stroke-width="5"/><circle cx="${x}" cy="${y}" r="${size * 0.56}" fill="${mix(deep, '#ffffff', 0.35)}"/>
${times(8, () => `<circle cx="${random.between(x - size * 0.5, x + size * 0.5)}" cy="${random.between(y - size * 0.4, y + size * 0.4)}" r="${random.between(3, 9)}" fill="#fff" opacity=".6"/>`)}`;
  const flags = 9;
  const front = `${wave(0.84, second, random.between(0, 60))}${wave(0.89, mix(second, light, 0.35), random.between(0, 60))}${wave(0.945, mix(second, '#ffffff', 0.4), random.between(0, 60))}
<path d="M0 ${height * 0.02}Q${width / 2} ${height * 0.15} ${width} ${height * 0.02}" fill="none" stroke="${light}" stroke-width="4"/>
${times(flags, (index) => {
  const share = (index + 0.5) / flags;
  const left = width * share;
  const top = height * (0.02 + 0.13 * 2 * share * (1 - share));
  return `<path d="M${left - width * 0.036} ${top - 2}h${width * 0.072}l${-width * 0.036} ${height * 0.06}z" fill="${[accent, second, mix(ground, '#ffffff', 0.6)][index % 3] ?? accent}" stroke="${light}" stroke-width="3.500" stroke-linejoin="round"/>`;
})}
<rect x="7" y="7" width="${width - 14}" height="${height - 14}" rx="34" fill="none" stroke="${light}" stroke-width="9"/><rect x="17" y="17" width="${width - 34}" height="${height - 34}" rx="26" fill="none" stroke="#fff" stroke-width="5"/>
<path d="M${width * 0.72} 20L${width * 0.92} 20L${width * 0.36} ${height - 20}H${width * 0.16}Z" fill="#fff" opacity=".1"/>`;
  return {
    back,
    front: front.replace(/3\.500/g, '3.5'),
    subject: { x, y, size: size * 0.92 },
    companions: [
      { x: width * 0.16, y: height * 0.74, size: size * 0.34, turn: -12 },
      { x: width * 0.84, y: height * 0.74, size: size * 0.34, turn: 12 },
    ],
  };
}
