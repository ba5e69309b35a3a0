import { useText } from '@foyer/i18n';
import { isTextSection, type ContentSection } from '@foyer/market/content';
import { messages } from './sectionNames.messages.ts';

const languages = new Intl.DisplayNames(['en-GB'], { type: 'language' });

/** Returns the names of sections, such as `Texts: Finnish`. */
export function useSectionName(): (section: ContentSection) => string {
  const text = useText();
  return (section) => {
    if (isTextSection(section)) {
      const locale = section.slice('texts/'.length).replace('_', '-');
      return text(messages.texts, { language: languages.of(locale) ?? locale });
    }
    return text(messages[section]);
  };
}
