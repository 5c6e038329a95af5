/** Named mappers for `params`, so that a machine's configuration holds names only. */

/** The output of the done event. */
export const outputOf = <TOutput>({ event }: { event: { output: TOutput } }): TOutput => event.output;

/** The whole event as params. */
export const eventItself = <TEvent>({ event }: { event: TEvent }): TEvent => event;
