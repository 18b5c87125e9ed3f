import { redirect } from 'react-router';
import type { Route } from './+types/blog-redirect.ts';

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/blogs/${encodeURIComponent(params.slug ?? '')}`, 301);
}
