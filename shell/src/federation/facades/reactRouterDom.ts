// What the shell offers of react-router-dom. A name that is not here is undefined in every remote; the build of a remote says so.
export { Link, useLocation, useNavigate } from 'react-router-dom';
