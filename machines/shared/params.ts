/** Named mappers for `params`, so that a machine's configuration holds names only. */

/** What the finished actor returned. */
export const outputOf = <TOutput>({ event }: { event: { output: TOutput } }): TOutput => event.output;

/** The event as it arrived. */
export const eventItself = <TEvent>({ event }: { event: TEvent }): TEvent => event;
