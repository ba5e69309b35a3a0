/**
 * The shape of a look: every value a brand must give, as plain data. The global variable of a token is its path, so
 * `color.surface0` is `--fy-color-surface0` in every build of every package, forever: renaming a token is a breaking change.
 */
export interface ThemeTokens {
  /** OKLCH throughout, so that lightness is comparable between brands and contrast can be computed. */
  readonly color: Record<ColorToken, string>;
  /** Whole `background-image` values: the one line of light a brand may use, its ground texture, its drawn marks. */
  readonly image: Record<'ribbon' | 'ground' | 'header' | 'logo' | 'sign', string>;
  readonly font: Record<
    | 'body'
    | 'heading'
    | 'weightBody'
    | 'weightStrong'
    | 'weightHeading'
    | 'trackingHeading'
    | 'trackingLabel'
    | 'headingCase'
    | 'labelCase',
    string
  >;
  readonly text: Record<TextToken, string>;
  readonly leading: Record<'tight' | 'heading' | 'body', string>;
  readonly space: Record<SpaceToken, string>;
  readonly radius: Record<'small' | 'field' | 'button' | 'card' | 'tile' | 'sheet' | 'round', string>;
  /** `corner-shape` of everything that has a corner of the brand (Quetzal cuts, Zephyra softens); browsers without it round. */
  readonly corner: Record<'shape', string>;
  /** How a game's tile wears its title: under the picture, or printed on it. */
  readonly tile: Record<
    'titlePosition' | 'titleGround' | 'titleColor' | 'titleMuted' | 'titlePadding' | 'titleLines' | 'frame',
    string
  >;
  readonly elevation: Record<'raised' | 'lifted' | 'overlay', string>;
  readonly motion: Record<'fast' | 'normal' | 'slow' | 'easing' | 'lift', string>;
  readonly size: Record<
    | 'header'
    | 'touch'
    | 'content'
    | 'gutter'
    | 'bottomBar'
    | 'rail'
    | 'line'
    | 'focus'
    | 'logoWidth'
    | 'logoHeight'
    | 'headerLine',
    string
  >;
}

export type ColorToken =
  | 'surface0'
  | 'surface1'
  | 'surface2'
  | 'surface3'
  | 'surface4'
  | 'text'
  | 'textMuted'
  | 'line'
  | 'lineStrong'
  | 'accent'
  | 'accentHover'
  | 'accentText'
  | 'accentInk'
  | 'accentSoft'
  | 'second'
  | 'secondText'
  | 'positive'
  | 'positiveSoft'
  | 'negative'
  | 'negativeSoft'
  | 'negativeFill'
  | 'negativeFillText'
  | 'warning'
  | 'warningSoft'
  | 'info'
  | 'infoSoft'
  | 'focus'
  | 'frame'
  | 'frameText'
  | 'frameMuted'
  | 'scrim'
  | 'scrimText'
  | 'backdrop';

export type TextToken = 'caption' | 'small' | 'body' | 'lead' | 'title3' | 'title2' | 'title1' | 'display';

/** Steps of the 4 px grid, named by the number of steps. */
export type SpaceToken =
  'x0' | 'x1' | 'x2' | 'x3' | 'x4' | 'x5' | 'x6' | 'x8' | 'x10' | 'x12' | 'x16' | 'x24';

/** The brands that have a look. The market package holds the same ids; a test there compares them. */
export type BrandId = 'aurora' | 'tuli' | 'caravel' | 'zephyra' | 'quetzal';

/** The three arrangements of the frame (requirements/entities#lobby-settings, Lobby settings). */
export type BrandLayout = 'default' | 'layout1' | 'layout2';

export interface BrandTheme {
  readonly id: BrandId;
  /** The name as written in sentences and titles. */
  readonly name: string;
  readonly scheme: 'dark' | 'light';
  readonly layout: BrandLayout;
  readonly tokens: ThemeTokens;
  /** Keys of {@link FONT_FACES}: files this brand loads. */
  readonly fonts: readonly string[];
}
