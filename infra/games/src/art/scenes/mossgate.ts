import { mix } from '../colour.ts';
import { fullRect, hills, skyOf, times, vertical, type Scene, type Stage } from './scene.ts';

/** Linocut close-up: leaves around the picture, few inks, cut marks in the sky. */
export function mossgate(stage: Stage): Scene {
  const { width, height, palette, dice } = stage;
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
<circle cx="${width * dice.between(0.3, 0.7)}" cy="${height * 0.36}" r="${size * 0.5}" fill="${second}"/>
${times(26, () => `<path d="M${dice.between(0, width)} ${dice.between(0, height * 0.7)}q16 -7 34 0" stroke="${light}" stroke-width="3.4" fill="none" opacity=".5" stroke-linecap="round"/>`)}
${hills(stage, 0.72, 0.05, mix(deep, ground, 0.25))}
${times(9, (place) => leaf((width * (place + 0.5)) / 9 + dice.between(-20, 20), height * dice.between(0.96, 1.1), scale * dice.between(1.1, 1.7), dice.between(-24, 24), mix(dice.pick(greens), ground, 0.3)))}`;
  const front = `${times(7, (place) => leaf((width * (place + 0.5)) / 7, height * 1.06, scale * dice.between(0.8, 1.25), dice.between(-38, 38), dice.pick(greens)))}
${times(4, (place) => leaf(-14, height * (0.1 + place * 0.26), scale * dice.between(0.9, 1.3), dice.between(55, 110), dice.pick(greens)))}
${times(4, (place) => leaf(width + 14, height * (0.1 + place * 0.26), scale * dice.between(0.9, 1.3), -dice.between(55, 110), dice.pick(greens)))}
${times(5, (place) => leaf((width * (place + 0.5)) / 5, -26, scale * dice.between(0.7, 1), 180 + dice.between(-30, 30), dice.pick(greens)))}
${times(6, () => `<circle cx="${dice.between(width * 0.06, width * 0.94)}" cy="${dice.between(height * 0.84, height * 0.96)}" r="${dice.between(6, 13) * scale}" fill="${dice.pick([accent, second])}" stroke="${ink}" stroke-width="3"/>`)}`;
  return { back, front, subject: { x: width / 2, y: height * 0.48, size }, companions: [] };
}
