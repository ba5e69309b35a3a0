/** A drawn mark: view box and shapes. Used by pages, favicon, identity pages and social images. */
export interface Mark {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/** Returns the mark as an SVG document, for a file or an `<img>`. */
export function svgDocument(mark: Mark, title?: string): string {
  const label = title === undefined ? '' : `<title>${title}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.width} ${mark.height}">${label}${mark.body}</svg>`;
}

/**
 * Returns the mark as a CSS image. Percent-encoding only the necessary characters is half the size of
 * base64.
 */
export function cssImage(mark: Mark): string {
  const encoded = svgDocument(mark)
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E');
  return `url("data:image/svg+xml,${encoded}")`;
}

/** Returns the mark with padding on a background, for small square icons. */
export function onGround(mark: Mark, ground: string, radius: number): Mark {
  const inset = `<g transform="translate(${mark.width * 0.11} ${mark.height * 0.11}) scale(.78)">${mark.body}</g>`;
  return {
    ...mark,
    body: `<rect width="${mark.width}" height="${mark.height}" rx="${radius}" fill="${ground}"/>${inset}`,
  };
}
