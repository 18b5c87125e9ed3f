import { Link, type LinkProps, useLocation } from 'react-router';
import { accountPagesBefore } from './after-sign-in.rules.ts';

/** From one account page to another; it counts them, so that a success can step back over all of them. */
export function AccountPageLink(props: Omit<LinkProps, 'state'>) {
  const { state } = useLocation();
  return <Link {...props} state={{ accountPages: accountPagesBefore(state) + 1 }} />;
}
