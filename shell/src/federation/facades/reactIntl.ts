// What the shell offers of react-intl. A name that is not here is undefined in every remote; the build of a remote says so.
export { createIntl, createIntlCache, FormattedMessage, RawIntlProvider, useIntl } from 'react-intl';
