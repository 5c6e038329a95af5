import { fetchWithRenewal } from './client.ts';
import { commonHeaders } from './common-headers.ts';
import { readAccessToken } from './token-store.ts';

/** A change of the plan or the list that the member shares; `by` null: the member’s own. */
export interface PlanChangeNotice {
  readonly version: number;
  readonly what: 'plan' | 'shopping' | null;
  readonly by: string | null;
}

const noticeIn = (event: string): PlanChangeNotice | null => {
  const data = /^data: (.*)$/m.exec(event)?.[1];
  return data === undefined ? null : (JSON.parse(data) as PlanChangeNotice);
};

/** Reads one stream of server-sent events to its end; false where there is none for this member. */
export async function readPlanChanges(
  path: string,
  onNotice: (notice: PlanChangeNotice) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const headers = { ...commonHeaders, Authorization: `Bearer ${readAccessToken() ?? ''}` };
  // a service worker would hold the response back until it ends
  const response = await fetchWithRenewal(
    new Request(new URL(path, location.href), { headers, signal, cache: 'no-store' }),
  );
  if (response.status === 404 || response.status === 401 || response.body === null) return false;
  if (!response.ok) throw new Error(`The stream of changes is refused: ${response.status}.`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    const events = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const notice = noticeIn(event);
      if (notice !== null) onNotice(notice);
    }
  }
}
