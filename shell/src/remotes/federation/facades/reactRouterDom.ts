// The exports of react-router-dom that the shell shares. Other names are undefined in every remote; the
// build of a remote reports them.
export { Link, useLocation, useNavigate } from 'react-router-dom';
