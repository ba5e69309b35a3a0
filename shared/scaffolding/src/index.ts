/**
 * Templates of new parts, for this repository and for repositories of their own.
 *
 * @packageDocumentation
 */
export { firstTexts, squadFiles } from './squad.ts';
export { filesFromTemplate, propertyName, renamed, type Naming, type TemplateFile } from './templates.ts';
