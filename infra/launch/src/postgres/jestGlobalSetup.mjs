export { setup as default } from './jestSetup.ts';
