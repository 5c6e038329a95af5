import { initializeApp } from '@firebase/app';
import { getMessaging, getToken } from '@firebase/messaging';

/** As returned by `GET /push-service`. */
export interface FirebaseService {
  readonly public_key: string;
  readonly firebase: {
    readonly api_key: string;
    readonly app_id: string;
    readonly messaging_sender_id: string;
    readonly project_id: string;
  };
}

/**
 * The Firebase token of this device; messages go to the registered service worker. Rejects if Firebase returns none.
 */
export async function firebaseToken(
  { public_key: vapidKey, firebase }: FirebaseService,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> {
  const app = initializeApp({
    apiKey: firebase.api_key,
    appId: firebase.app_id,
    messagingSenderId: firebase.messaging_sender_id,
    projectId: firebase.project_id,
  });
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration });
}
