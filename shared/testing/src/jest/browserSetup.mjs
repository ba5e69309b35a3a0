// Tests check class names, not computed styles; without style sheets jsdom has less to parse.
import '@vanilla-extract/css/disableRuntimeStyles';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
