import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<string>();

/** Attributes the queries of the work to a caller: a member's id, or a network address before the member is known. */
export const asCaller = <Result>(caller: string, work: () => Result): Result => callers.run(caller, work);

/** Attributes the queries of the work to nobody: it is done for several callers. */
export const asNobody = <Result>(work: () => Result): Result => callers.exit(work);

/** Null for the server's own work. */
export const currentCaller = (): string | null => callers.getStore() ?? null;
