import type { PaymentFrameColour, PaymentFrameTheme } from '@foyer/kernel/payment-frame';
import { vars } from '@foyer/theme';

const COLOURS: Readonly<Record<PaymentFrameColour, string>> = {
  page: vars.color.surface1,
  field: vars.color.surface2,
  text: vars.color.text,
  muted: vars.color.textMuted,
  line: vars.color.lineStrong,
  primary: vars.color.accent,
  onPrimary: vars.color.accentText,
  danger: vars.color.negative,
  focus: vars.color.focus,
};

/** The brand's theme as plain values, because a frame on another origin cannot use our variables. */
export function frameTheme(container: HTMLElement): PaymentFrameTheme {
  const probe = container.ownerDocument.createElement('span');
  container.append(probe);
  const read = (property: 'color' | 'border-top-left-radius' | 'font-family', value: string): string => {
    probe.style.setProperty(property, value);
    return getComputedStyle(probe).getPropertyValue(property);
  };
  const colours = Object.fromEntries(
    Object.entries(COLOURS).map(([name, value]) => [name, read('color', value)]),
  ) as Record<PaymentFrameColour, string>; // the entries keep the names of COLOURS
  const theme = {
    colours,
    radius: read('border-top-left-radius', vars.radius.field),
    font: read('font-family', vars.font.body),
  };
  probe.remove();
  return theme;
}
