import type { ReactNode } from 'react';
import { AppColumn } from '#src/ui/frame/AppColumn.tsx';
import { Splash } from '#src/ui/frame/Splash.tsx';

/** What the app would show on the device. */
export interface DrawnFor {
  /** The address of its first list. */
  readonly list?: string;
  /** The days (YYYY-MM-DD) that the planner shows, and that it is. */
  readonly day?: string;
  readonly today?: string;
  /** Of the next checkout; '' for none. */
  readonly discountCode?: string;
}

interface DrawnOwnProps {
  /** The end of the access token that the member's browser has. */
  readonly accessTail: string;
  readonly expected: DrawnFor;
  readonly children: ReactNode;
}

/**
 * What the server draws for one member. `src/show-drawn-page.ts` shows it where it is what the app will show; any other
 * device shows the logo.
 */
export function DrawnOwn({ accessTail, expected, children }: DrawnOwnProps) {
  return (
    <>
      <div
        id="drawn-own"
        hidden
        data-token={accessTail}
        data-list={expected.list}
        data-shown-day={expected.day}
        data-today={expected.today}
        data-discount-code={expected.discountCode}
      >
        <AppColumn>{children}</AppColumn>
      </div>
      <div id="drawn-instead">
        <AppColumn>
          <Splash />
        </AppColumn>
      </div>
    </>
  );
}
