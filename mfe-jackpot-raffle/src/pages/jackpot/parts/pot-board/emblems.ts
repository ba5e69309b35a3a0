// a file of its own: an import of the package would be named after it, and hold its other exports
export { emblemSvg } from '@foyer/theme/emblems';
