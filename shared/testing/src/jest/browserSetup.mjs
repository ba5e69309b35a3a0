// Class names matter in tests, computed styles do not: leaving styles out keeps jsdom from parsing every sheet.
import '@vanilla-extract/css/disableRuntimeStyles';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
