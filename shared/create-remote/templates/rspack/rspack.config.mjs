export { default } from '@foyer/build/rspack';
