/** What a remote may import from react-router: the shell brings this and no more, so that bundlers leave out the rest. */
export {
  createPath,
  data,
  Form,
  isRouteErrorResponse,
  Outlet,
  parsePath,
  redirect,
  UNSAFE_DataRouterContext,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
