/**
 * A drawn mark: a view box and its shapes. Same source for page, favicon, identity pages and social images.
 */
export interface Mark {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/** A whole document, for a file or an `<img>`. */
export function svgDocument(mark: Mark, title?: string): string {
  const label = title === undefined ? '' : `<title>${title}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.width} ${mark.height}">${label}${mark.body}</svg>`;
}

/** The mark as a CSS image. Percent-encoding only what CSS and URLs need keeps it half the size of base64. */
export function cssImage(mark: Mark): string {
  const encoded = svgDocument(mark)
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E');
  return `url("data:image/svg+xml,${encoded}")`;
}

/** A mark on a ground of its own with room around it, for small square places. */
export function onGround(mark: Mark, ground: string, radius: number): Mark {
  const inset = `<g transform="translate(${mark.width * 0.11} ${mark.height * 0.11}) scale(.78)">${mark.body}</g>`;
  return {
    ...mark,
    body: `<rect width="${mark.width}" height="${mark.height}" rx="${radius}" fill="${ground}"/>${inset}`,
  };
}
