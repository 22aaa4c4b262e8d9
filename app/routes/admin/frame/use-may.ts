import { useRouteLoaderData } from 'react-router';
import { may, type Right, type Role } from '#app/shared/roles.ts';
import { LAYOUT } from './keep-frame.ts';

/** Whether the person at the screen may do it; the server asks for itself. */
export function useMay(): (right: Right) => boolean {
  const frame = useRouteLoaderData(LAYOUT) as { admin: { role: Role } } | undefined;
  return (right) => frame !== undefined && may(frame.admin.role, right);
}
