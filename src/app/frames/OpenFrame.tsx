import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { paths } from '#src/paths.ts';
import { AuthLayout } from '../layouts/AuthLayout.tsx';
import { useFrameHandle } from '../routing/route-handle.ts';
import { loadedMemberFrame } from './load-member-frame.ts';

/**
 * Layout of public screens: members get the navigation, guests a back button. If the session could not be
 * loaded, the visitor is treated as a guest.
 */
export function OpenFrame() {
  const { user } = useSession();
  const MemberFrame = loadedMemberFrame();
  return user === null || MemberFrame === null ? <GuestLayout /> : <MemberFrame />;
}

function GuestLayout() {
  const { key } = useLocation();
  const handle = useFrameHandle();
  const goBack = useGoBack(paths.landing());
  return (
    <AuthLayout
      title={handle.frame === 'titled' ? handle.title : ''}
      titleIs="label"
      place={key}
      onBack={goBack}
    >
      <Outlet />
    </AuthLayout>
  );
}
