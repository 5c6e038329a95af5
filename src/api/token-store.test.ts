import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearTokens, onSessionChangedInOtherTab, storeTokens } from './token-store.ts';

beforeEach(() => localStorage.clear());

describe('tokens in local storage', () => {
  test('AUTH-17 STOR-01 STOR-02 STOR-03 the three values are stored under the documented keys', () => {
    storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 });
    expect({ ...localStorage }).toEqual({ access_token: 'a', refresh_token: 'r', token_expires_in: '900' });
  });

  test('AUTH-46 STOR-05 clearing removes them and the session flags, nothing else', () => {
    storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 });
    localStorage.setItem('user_verification_via_third_party', 'true');
    localStorage.setItem('login_via_code', 'true');
    localStorage.setItem('first_list', '/api/recipes?page=1');
    localStorage.setItem('known_features', 'meal_plan');
    localStorage.setItem('discount_code', 'SPRING');
    clearTokens();
    expect({ ...localStorage }).toEqual({ discount_code: 'SPRING' });
  });

  test('HLTH-31 unsent health answers are removed from the device with the session', () => {
    storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 });
    localStorage.setItem('health_draft_11', '{}');
    localStorage.setItem('health_draft_rx', '{}');
    localStorage.setItem('questionnaire_answered', 'true');
    clearTokens();
    expect({ ...localStorage }).toEqual({});
  });

  test('another tab’s sign-in and sign-out are notified, its token renewal is not', () => {
    const listener = vi.fn();
    const stop = onSessionChangedInOtherTab(listener);
    const change = (oldValue: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', oldValue, newValue }));
    change('a', 'b');
    expect(listener).not.toHaveBeenCalled();
    change('b', null);
    change(null, 'c');
    stop();
    change('c', null);
    expect(listener.mock.calls).toEqual([[false], [true]]);
  });
});
