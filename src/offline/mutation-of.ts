import type { QueuedMutation, QueuedOperationId } from './queued-mutation.ts';
import { textsOf } from './upgrade-store.ts';

interface CallParams {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
}
const textsIn = (params: object = {}) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

/** The mutation of a call. */
export async function mutationOf(
  operationId: QueuedOperationId,
  { path }: CallParams,
  request: Request,
  own: Pick<QueuedMutation, 'key' | 'userId' | 'createdAt'>,
): Promise<QueuedMutation> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const form = isForm ? [...(await request.clone().formData())] : undefined;
  const text = isForm || request.body === null ? '' : await request.clone().text();
  return {
    ...own,
    operationId,
    params: textsIn(path),
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: form === undefined ? JSON.parse(text === '' ? '{}' : text) : textsOf(form),
    ...(form !== undefined && { form }),
  } as QueuedMutation;
}
