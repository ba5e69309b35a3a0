import type { PaymentFrameTheme } from '@foyer/kernel/payment-frame';

/** Applies the host's theme as custom properties of this document. */
export function paint({ colours, radius, font }: PaymentFrameTheme): void {
  const style = document.documentElement.style;
  for (const [name, value] of Object.entries(colours)) style.setProperty(`--${name}`, value);
  style.setProperty('--radius', radius);
  style.setProperty('--font', font);
}
