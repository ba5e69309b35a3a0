/**
 * Values that every theme must define, as plain data. The CSS variable of a token is its path:
 * `color.surface0` is `--fy-color-surface0` in every build of every package. Renaming a token is a breaking
 * change, because remotes of older releases use the old name.
 */
export interface ThemeTokens {
  /** OKLCH, so that lightness is comparable between brands and contrast can be computed. */
  readonly color: Record<ColorToken, string>;
  /** Complete `background-image` values: the brand's gradient, its background texture and its drawn marks. */
  readonly image: Record<'ribbon' | 'ground' | 'header' | 'logo' | 'sign', string>;
  readonly font: Record<
    | 'body'
    | 'heading'
    | 'weightBody'
    | 'weightStrong'
    | 'weightHeading'
    | 'weightHeading2'
    | 'weightHeading3'
    | 'weightHeading4'
    | 'weightHeading5'
    | 'weightHeading6'
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
  /**
   * `corner-shape` of cards and buttons (Quetzal cuts, Zephyra softens); browsers without support round
   * corners.
   */
  readonly corner: Record<'shape', string>;
  /** Title of a game tile: below the artwork or on it. */
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

export type TextToken =
  | 'caption'
  | 'small'
  | 'body'
  | 'lead'
  | 'title6'
  | 'title5'
  | 'title4'
  | 'title3'
  | 'title2'
  | 'title1'
  | 'display';

/** Spacing steps, named by the number of 4 px units. */
export type SpaceToken =
  | 'x0'
  | 'x1'
  | 'x2'
  | 'x3'
  | 'x4'
  | 'x5'
  | 'x6'
  | 'x8'
  | 'x10'
  | 'x12'
  | 'x16'
  | 'x24';

/** Brands that have a theme. The market package lists the same ids; a test there compares them. */
export type BrandId = 'aurora' | 'tuli' | 'caravel' | 'zephyra' | 'quetzal';

/** The three page layouts of requirements/entities#lobby-settings. */
export type BrandLayout = 'default' | 'layout1' | 'layout2';

/** Design of a brand that is equal in all its themes; theme settings add the rest of the tokens. */
export interface BrandTheme {
  readonly id: BrandId;
  /** Name of the brand as written in sentences and titles. */
  readonly name: string;
  readonly layout: BrandLayout;
  readonly tokens: Pick<ThemeTokens, 'space' | 'corner' | 'tile' | 'elevation' | 'motion'> & {
    readonly font: Omit<ThemeTokens['font'], 'body' | 'heading' | `weightHeading${string}`>;
    readonly leading: Omit<ThemeTokens['leading'], 'body'>;
    /** Radii at the roundness of `card`; another roundness scales them. */
    readonly radius: Omit<ThemeTokens['radius'], 'button'>;
    readonly size: Omit<ThemeTokens['size'], 'logoWidth' | 'logoHeight'>;
  };
}
