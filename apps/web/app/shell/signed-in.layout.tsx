import { Outlet } from 'react-router';
import { RouteGate } from './route-gate.tsx';

export { sameForRoute as headers } from '~/lib/public-page.ts';

export default function SignedInLayout() {
  return (
    <RouteGate group="signed-in">
      <Outlet />
    </RouteGate>
  );
}
