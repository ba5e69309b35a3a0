import { useText } from '@foyer/i18n';
import type { ThemeName, ThemeSettings } from '@foyer/market/theme-settings';
import { Notice } from '@foyer/ui';
import type { CSSProperties } from 'react';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import * as contentCss from '../../content.css.ts';
import { useContrastText } from './ThemeColorField.tsx';
import type { ThemeContrast } from './themeContrast.ts';
import * as css from './ThemePreview.css.ts';
import { messages } from './ThemesEditor.messages.ts';

interface ThemePreviewProps {
  readonly theme: ThemeName;
  readonly settings: ThemeSettings;
  readonly contrast: ThemeContrast;
}

/** A part of a page in the colours, sizes and corners that are edited, and every pair with too little contrast. */
export function ThemePreview({ theme, settings, contrast }: ThemePreviewProps) {
  const text = useText();
  const describe = useContrastText();
  const { tooLow, pairs } = contrast;
  return (
    <>
      <figure className={css.figure} aria-label={text(messages.preview, { theme })}>
        <PreviewPage settings={settings} />
        <figcaption className={panel.muted}>{text(messages.previewHelp)}</figcaption>
      </figure>
      {tooLow.length === 0 ? (
        <Notice tone="positive" live>
          {text(messages.sufficient, { theme, count: pairs })}
        </Notice>
      ) : (
        <Notice tone="negative" live title={text(messages.insufficient, { theme, count: tooLow.length })}>
          <ul className={contentCss.problems}>
            {tooLow.map((measure) => (
              <li key={`${measure.foreground} ${measure.background}`}>
                {text(messages.pair, { color: text(messages[measure.foreground]) })} {describe(measure)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function PreviewPage({ settings }: { readonly settings: ThemeSettings }) {
  const text = useText();
  const card: CSSProperties = {
    backgroundColor: settings.backgroundColor30,
    borderRadius: settings.roundness,
    border: `1px solid ${settings.contrastColor30}`,
  };
  const field: CSSProperties = {
    backgroundColor: settings.backgroundColor60,
    color: settings.contrastColor80,
    border: `1px solid ${settings.contrastColor60}`,
    borderRadius: settings.roundness / 2,
  };
  return (
    <div
      className={css.page}
      style={{
        backgroundColor: settings.backgroundColor0,
        backgroundImage: settings.gradientBackground,
        color: settings.contrastColor100,
        fontSize: settings.bodyFontSizeDesktop,
        lineHeight: settings.bodyLineHeight,
      }}
    >
      <div className={css.header} style={{ backgroundColor: settings.backgroundColorBase }} />
      <div className={css.ribbon} style={{ backgroundImage: settings.gradientPrimary }} />
      <div className={css.card} style={card}>
        <p style={{ fontSize: settings.heading3FontSizeDesktop, fontWeight: settings.heading3FontWeight }}>
          {text(messages.sampleHeading)}
        </p>
        <p>{text(messages.sampleText)}</p>
        <p style={{ color: settings.contrastColor80 }}>{text(messages.sampleMuted)}</p>
        <p style={{ color: settings.primaryColorText, textDecoration: 'underline' }}>
          {text(messages.sampleLink)}
        </p>
        <div className={css.row}>
          <span
            className={css.button}
            style={{
              backgroundColor: settings.primaryColor,
              color: settings.primaryColorContrast,
              borderRadius: settings.buttonRoundness,
            }}
          >
            {text(messages.sampleButton)}
          </span>
          <span className={css.badge} style={pill(settings.secondaryColor, settings.secondaryColorContrast)}>
            {text(messages.sampleBadge)}
          </span>
          <span className={css.button} style={field}>
            {text(messages.sampleField)}
          </span>
        </div>
        <div className={css.row}>
          <span className={css.badge} style={pill(settings.positiveColorSoft, settings.positiveColor)}>
            {text(messages.samplePositive)}
          </span>
          <span className={css.badge} style={pill(settings.negativeColorSoft, settings.negativeColor)}>
            {text(messages.sampleNegative)}
          </span>
          <span className={css.badge} style={pill(settings.warningColorSoft, settings.warningColor)}>
            {text(messages.sampleWarning)}
          </span>
          <span className={css.badge} style={pill(settings.tertiaryColorSoft, settings.tertiaryColor)}>
            {text(messages.sampleInfo)}
          </span>
        </div>
      </div>
    </div>
  );
}

function pill(backgroundColor: string, color: string): CSSProperties {
  return { backgroundColor, color };
}
