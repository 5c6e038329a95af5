import { useCallback } from 'react';
import { displayName } from '#domain/member/display-name.ts';
import { photoOf } from '#domain/member/photo.ts';
import type { User } from '#domain/session/user.ts';
import { useProfile } from '#src/flows/account/use-profile.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useSecret } from '#src/flows/use-secret.ts';
import { memberPaths } from '#src/member-paths.ts';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { DownloadIcon } from '#src/ui/icon/account-icons.tsx';
import { CareIcon } from '#src/ui/icon/health-icons.tsx';
import { CheckIcon, LockIcon } from '#src/ui/icon/sign-icons.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { profileScreen as texts } from '../texts/profile.ts';
import { PhotoEditor } from './PhotoEditor.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { noSecrets } from './profile-draft.ts';

/** The member's profile form. */
export function ProfileScreen() {
  usePageTitle(texts.title);
  const { user } = useSession();
  return user && <EditProfile user={user} />;
}

function EditProfile({ user }: { user: User }) {
  const [secrets, setSecrets] = useSecret(noSecrets);
  const forgetSecrets = useCallback(() => setSecrets(noSecrets), [setSecrets]);
  const profile = useProfile(forgetSecrets);
  return (
    <Stack gap={20} pad="page">
      <PhotoEditor
        name={displayName(user)}
        photo={photoOf(user)}
        newPhoto={profile.newPhoto}
        isUploading={profile.isUploading}
        isRemoving={profile.isRemoving}
        onChoose={profile.choosePhoto}
        onRemove={profile.removePhoto}
      />
      <ProfileForm user={user} secrets={secrets} onSecretsChange={setSecrets} flow={profile} />
      <RowList>
        <ListRow
          label={texts.safetyNotes}
          note={texts.safetyNotesNote}
          icon={<CareIcon size={22} />}
          href={memberPaths.safetyNotes()}
        />
        <ListRow
          label={texts.security}
          note={texts.securityNote}
          icon={<LockIcon size={22} />}
          href={memberPaths.security()}
        />
        <ListRow
          label={texts.changes}
          note={texts.changesNote}
          icon={<CheckIcon size={22} />}
          href={memberPaths.changes()}
        />
        <ListRow
          label={texts.ownData}
          note={texts.ownDataNote}
          icon={<DownloadIcon size={22} />}
          href={memberPaths.ownData()}
        />
      </RowList>
    </Stack>
  );
}
