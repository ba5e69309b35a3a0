import { mix } from '../colour.ts';
import { fullRect, hills, skyOf, times, vertical, type Scene, type Stage } from './scene.ts';

/** Linocut close-up: leaves around the picture, few inks, cut marks in the sky. */
export function mossgate(stage: Stage): Scene {
  const { width, height, palette, random } = stage;
  const [ground, deep, light, accent, second] = palette;
  const [top, bottom] = skyOf(stage);
  const ink = mix(ground, '#000000', 0.35);
  const size = Math.min(width * 0.82, height * 0.7);
  const leaf = (x: number, y: number, scale: number, turn: number, fill: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 0C-40 -50 -34 -130 0 -180C34 -130 40 -50 0 0Z" fill="${fill}" stroke="${ink}" stroke-width="5"/><path d="M0 -6V-160M0 -50L-20 -78M0 -50L20 -78M0 -90L-18 -116M0 -90L18 -116M0 -24L-16 -46M0 -24L16 -46" stroke="${ink}" stroke-width="5" fill="none" stroke-linecap="round"/></g>`;
  const greens = [deep, mix(deep, second, 0.3), mix(deep, light, 0.25), mix(deep, ground, 0.45)];
  const scale = Math.min(width, height) / 600;
  const back = `<defs>${vertical('y', [mix(top, deep, 0.2), mix(bottom, second, 0.5)])}</defs>
${fullRect(stage, 'url(#y)')}
<circle cx="${width * random.between(0.3, 0.7)}" cy="${height * 0.36}" r="${size * 0.5}" fill="${second}"/>
${times(26, () => `<path d="M${random.between(0, width)} ${random.between(0, height * 0.7)}q16 -7 34 0" stroke="${light}" stroke-width="3.4" fill="none" opacity=".5" stroke-linecap="round"/>`)}
${hills(stage, 0.72, 0.05, mix(deep, ground, 0.25))}
${times(9, (index) => leaf((width * (index + 0.5)) / 9 + random.between(-20, 20), height * random.between(0.96, 1.1), scale * random.between(1.1, 1.7), random.between(-24, 24), mix(random.pick(greens), ground, 0.3)))}`;
  const front = `${times(7, (index) => leaf((width * (index + 0.5)) / 7, height * 1.06, scale * random.between(0.8, 1.25), random.between(-38, 38), random.pick(greens)))}
${times(4, (index) => leaf(-14, height * (0.1 + index * 0.26), scale * random.between(0.9, 1.3), random.between(55, 110), random.pick(greens)))}
${times(4, (index) => leaf(width + 14, height * (0.1 + index * 0.26), scale * random.between(0.9, 1.3), -random.between(55, 110), random.pick(greens)))}
${times(5, (index) => leaf((width * (index + 0.5)) / 5, -26, scale * random.between(0.7, 1), 180 + random.between(-30, 30), random.pick(greens)))}
${times(6, () => `<circle cx="${random.between(width * 0.06, width * 0.94)}" cy="${random.between(height * 0.84, height * 0.96)}" r="${random.between(6, 13) * scale}" fill="${random.pick([accent, second])}" stroke="${ink}" stroke-width="3"/>`)}`;
  return { back, front, subject: { x: width / 2, y: height * 0.48, size }, companions: [] };
}
