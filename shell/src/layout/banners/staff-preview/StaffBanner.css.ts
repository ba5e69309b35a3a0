import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

/**
 * Height of the bottom bar. The banner is placed above it, and elements above the bar move above the banner.
 */
const BAR = 'calc(var(--fy-size-bottom-bar) + env(safe-area-inset-bottom))';

globalStyle(':root:has([data-staff-preview])', {
  vars: { '--fy-bar-space': `calc(${BAR} + var(--fy-staff-space, 0px))` },
  '@media': { [media.desktop]: { vars: { '--fy-bar-space': 'var(--fy-staff-space, 0px)' } } },
});

// reserves the banner's height, so that the end of the page can be scrolled above it
globalStyle(':root:has([data-staff-preview]) body', { paddingBlockEnd: 'var(--fy-staff-space, 0px)' });

export const banner = style({
  position: 'fixed',
  zIndex: 36,
  insetInline: 0,
  insetBlockEnd: BAR,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  padding: `calc(${vars.space.x2} + 6px) ${vars.size.gutter} ${vars.space.x2}`,
  backgroundColor: vars.color.surface3,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
  // not by colour alone: stripes mark the preview
  backgroundImage: `repeating-linear-gradient(-45deg, ${vars.color.text} 0 8px, transparent 8px 16px)`,
  backgroundSize: '100% 6px',
  backgroundRepeat: 'no-repeat',
  '@media': {
    [media.desktop]: { insetBlockEnd: 0 },
    [media.forcedColors]: { borderBlockStart: '6px dashed CanvasText' },
  },
});

export const text = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});

export const label = style({ marginInlineEnd: vars.space.x2, fontWeight: vars.font.weightStrong });
