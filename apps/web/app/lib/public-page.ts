/**
 * The headers of a page that is the same for everybody: the server renders it once and keeps it, browsers ask
 * whether it is still fresh. A route exports this as its `headers`.
 */
export const publicPage = () => ({ 'Cache-Control': 'public, max-age=0, must-revalidate' });

/**
 * The headers of pages whose content comes after hydration, from the reader's own calls: what the server renders is the
 * same for everybody, and for every address of the route, so that it is kept by the route. A layout's pages inherit it.
 */
export const sameForRoute = () => ({ 'X-Same-For-Route': 'yes' });
