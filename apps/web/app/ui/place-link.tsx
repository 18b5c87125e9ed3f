import { Link, type LinkProps, useLocation } from 'react-router';

type PlaceLinkProps = Omit<LinkProps, 'to'> & {
  to: string;
  /** Only that very page, none below it. */
  end?: boolean | undefined;
  /** Another place whose pages belong to it. */
  also?: string | undefined;
};

/** A link that says whether the reader is there already, or somewhere below. */
export function PlaceLink({ to, end = false, also, ...link }: PlaceLinkProps) {
  const here = `${useLocation().pathname.replace(/\/$/, '')}/`;
  const place = `${to.replace(/\/$/, '')}/`;
  const current =
    (end ? here === place : here.startsWith(place)) || (also !== undefined && here.startsWith(`${also}/`));
  return <Link {...link} to={to} aria-current={current ? 'page' : undefined} />;
}
