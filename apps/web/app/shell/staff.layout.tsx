import { Outlet } from 'react-router';
import { RouteGate } from './route-gate.tsx';

export default function StaffLayout() {
  return (
    <RouteGate group="staff">
      <Outlet />
    </RouteGate>
  );
}
