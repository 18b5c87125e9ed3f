import { redirect } from 'react-router';

export function loader({ params }: { params: { slug?: string } }) {
  return redirect(`/blogs/${encodeURIComponent(params.slug ?? '')}`, 301);
}
