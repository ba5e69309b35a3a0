/** Colours of the dark cashier, the same for every brand; each text colour has at least 4.5:1 on each surface up to `surface3`. */
export const DARK_SURFACE = {
  surface0: '#101318',
  surface1: '#171b22',
  surface2: '#1f242d',
  surface3: '#2a303b',
  surface4: '#363d4a',
  soft: '#20293a',
  text: '#f4f6f9',
  textMuted: '#b4bcc9',
  lineStrong: '#8b94a3',
  ink: '#9cc2ff',
  positive: '#6fd39a',
  negative: '#ff9c94',
  warning: '#f3c969',
} as const;
