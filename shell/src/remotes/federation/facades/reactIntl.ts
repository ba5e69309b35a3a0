// The exports of react-intl that the shell shares. Other names are undefined in every remote; the build of
// a remote reports them.
export { createIntl, createIntlCache, FormattedMessage, RawIntlProvider, useIntl } from 'react-intl';
