/**
 * The headers of a page that is the same for everybody: the server renders it once and keeps it, browsers ask
 * whether it is still fresh. A route exports this as its `headers`.
 */
export const publicPage = () => ({ 'Cache-Control': 'public, max-age=0, must-revalidate' });
