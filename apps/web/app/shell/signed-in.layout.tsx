import { Outlet } from 'react-router';
import { RouteGate } from './route-gate.tsx';

export default function SignedInLayout() {
  return (
    <RouteGate group="signed-in">
      <Outlet />
    </RouteGate>
  );
}
