import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { FirstProfileFields, ProfileFields } from '#domain/member/profile-fields.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { firstProfileFlow, profileFlow } from './profile-flows.ts';

/** The member's profile and picture; `onSaved` is called once the profile is stored. */
export function useProfile(onSaved: () => void) {
  const actor = useActorRef(profileFlow);
  useAnnouncements(actor);
  useEffect(() => {
    const subscription = actor.on('profile.saved', onSaved);
    return () => subscription.unsubscribe();
  }, [actor, onSaved]);
  const [chosen, setChosen] = useState<Blob | null>(null);
  const isUploading = useSelector(actor, (snapshot) => snapshot.matches({ photo: 'uploading' }));
  return {
    errors: useSelector(actor, (snapshot) => snapshot.context.fieldErrors),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    isUploading,
    isRemoving: useSelector(actor, (snapshot) => snapshot.matches({ photo: 'removing' })),
    /** The picture being uploaded. */
    newPhoto: isUploading ? chosen : null,
    save: (fields: ProfileFields, opened: ProfileFields) =>
      actor.send({ type: 'profile.submitted', fields, opened }),
    /** A code was mailed and replaces the current password. */
    hasCode: useSelector(actor, (snapshot) => snapshot.context.otpToken !== null),
    isSendingCode: useSelector(actor, (snapshot) => snapshot.matches({ confirmation: 'sendingCode' })),
    requestCode: () => actor.send({ type: 'code.requested' }),
    choosePhoto: (photo: Blob) => {
      setChosen(photo);
      actor.send({ type: 'photo.chosen', photo });
    },
    removePhoto: () => actor.send({ type: 'photo.removed' }),
  };
}

/** The profile form of a new member. */
export function useFirstProfile() {
  const actor = useActorRef(firstProfileFlow);
  useAnnouncements(actor);
  return {
    errors: useSelector(actor, (snapshot) => snapshot.context.fieldErrors),
    /** Also while the next page is opening. */
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done'),
    save: (fields: FirstProfileFields, opened: FirstProfileFields) =>
      actor.send({ type: 'profile.submitted', fields, opened }),
  };
}
