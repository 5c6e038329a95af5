import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Entry limit: above any concurrent use, low enough to bound memory. */
const maxEntries = 2_000;

/** In-memory store of the stand-in's sessions and codes, shared by all models; evicts the oldest. */
export function createStore(): (model: string) => Adapter {
  const entries = new Map<string, AdapterPayload>();
  const put = (key: string, payload: AdapterPayload) => {
    entries.delete(key);
    entries.set(key, payload);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  };
  const find = (matches: (payload: AdapterPayload) => boolean, model: string) => {
    for (const [key, payload] of entries) if (key.startsWith(`${model}:`) && matches(payload)) return payload;
    return undefined;
  };

  return (model) => ({
    upsert: async (id, payload) => put(`${model}:${id}`, payload),
    find: async (id) => entries.get(`${model}:${id}`),
    findByUserCode: async (userCode) => find((payload) => payload.userCode === userCode, model),
    findByUid: async (uid) => find((payload) => payload.uid === uid, model),
    consume: async (id) => {
      const payload = entries.get(`${model}:${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => {
      entries.delete(`${model}:${id}`);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
