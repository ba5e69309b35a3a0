/** A block of a text from the content. */
export interface RichBlock {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

/**
 * Blocks of a rich text of requirements/entities#site-settings: separated by an empty line, `## ` starts a heading.
 */
export function richBlocks(text: string): readonly RichBlock[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) =>
      block.startsWith('## ')
        ? { kind: 'heading', text: block.slice('## '.length) }
        : { kind: 'paragraph', text: block },
    );
}
