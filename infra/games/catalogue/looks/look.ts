import type { StudioId } from '../studios.ts';

export type Hour = 'dawn' | 'noon' | 'dusk' | 'night';

/** Colours in this order: background, deep, light, accent, second accent. */
export type Palette = readonly [string, string, string, string, string];

/** Visual description of a game; motif names refer to drawings in `src/art`. */
export interface GameLook {
  /** Motif of the main image. */
  readonly subject: string;
  readonly hour: Hour;
  readonly palette: Palette;
  /** Picture symbols of a slot; low symbols are defined by the studio. */
  readonly symbols?: SlotSymbolLooks;
}

export interface SlotSymbolLooks {
  readonly wild: string;
  readonly scatter: string;
  readonly high1: string;
  readonly high2: string;
  readonly high3: string;
  readonly high4: string;
}

/** Visual style of a studio. */
export interface StudioLook {
  /** Outline width in a 100-unit picture; 0 for none. */
  readonly lineWeight: number;
  readonly camera: 'frontal' | 'low-horizon' | 'diagonal' | 'overhead' | 'isometric' | 'close-up';
  readonly lows: 'letters' | 'runes' | 'brush' | 'suits' | 'shapes';
  /** Motif and colours of the studio's mark. */
  readonly mark: string;
  readonly palette: Palette;
  /** Short description of the style. */
  readonly character: string;
}

export const STUDIO_LOOKS: Readonly<Record<StudioId, StudioLook>> = {
  emberwick: {
    lineWeight: 4,
    camera: 'frontal',
    lows: 'letters',
    mark: 'flame',
    palette: ['#2b1510', '#7a2e18', '#f3d9a6', '#f06a2a', '#f7b733'],
    character: 'Woodcut: thick uneven outlines, warm fire from below, flat fills with hatching.',
  },
  northlight: {
    lineWeight: 1,
    camera: 'low-horizon',
    lows: 'runes',
    mark: 'aurora',
    palette: ['#071827', '#15405c', '#e8f4f8', '#57d3c3', '#9a8cff'],
    character: 'Hairlines, wide empty sky over a low horizon, one ribbon of light, cold and calm.',
  },
  'kettle-crane': {
    lineWeight: 2,
    camera: 'diagonal',
    lows: 'brush',
    mark: 'crane',
    palette: ['#f1e6d0', '#c8b08a', '#1d1a1a', '#c8352b', '#2f5d62'],
    character: 'Ink on paper: brush strokes that swell, a diagonal composition, one red seal, much blank.',
  },
  brasspoint: {
    lineWeight: 0.8,
    camera: 'overhead',
    lows: 'letters',
    mark: 'compass',
    palette: ['#1a1712', '#4a3b22', '#f0e2bd', '#c8963e', '#6f9a8d'],
    character: 'Engraving: fine parallel hatching, brass on dark, seen from above like a map or a plan.',
  },
  saltmarsh: {
    lineWeight: 3,
    camera: 'frontal',
    lows: 'suits',
    mark: 'shell',
    palette: ['#fff3d6', '#ffd8a8', '#28456b', '#ff6f59', '#2fb5a8'],
    character: 'Enamel sign: rounded pastel shapes, even outlines, a highlight on everything, cheerful.',
  },
  'parallax-nine': {
    lineWeight: 0,
    camera: 'isometric',
    lows: 'shapes',
    mark: 'prism',
    palette: ['#0a0618', '#2a1465', '#f4f0ff', '#ff2fb3', '#27e0ff'],
    character: 'No outlines: isometric solids in three tones, neon light, grid to the horizon.',
  },
  mossgate: {
    lineWeight: 2.5,
    camera: 'close-up',
    lows: 'suits',
    mark: 'leaf',
    palette: ['#10240f', '#2f5a2a', '#f1ecd2', '#e2542f', '#f2c230'],
    character: 'Linocut in three or four inks, close up, leaves that frame the picture, misregistration.',
  },
  oldcourt: {
    lineWeight: 1.2,
    camera: 'overhead',
    lows: 'letters',
    mark: 'wheel',
    palette: ['#0f2a1e', '#1f5a3f', '#f3ead2', '#c9a24b', '#b3282d'],
    character: 'A table from above: felt, wood, brass; the wheel cropped boldly, one object of the theme.',
  },
};
