import { Outlet } from 'react-router';
import { RouteGate } from './route-gate.tsx';

export default function VisitorsOnlyLayout() {
  return (
    <RouteGate group="visitors-only">
      <Outlet />
    </RouteGate>
  );
}
