import type { ReactNode } from 'react';
import { AppColumn } from '#src/ui/frame/AppColumn.tsx';
import { Splash } from '#src/ui/frame/Splash.tsx';

/** What the app would show on the device. */
export interface ExpectedView {
  /** The address of its first list. */
  readonly list?: string;
  /** The days (YYYY-MM-DD) that the planner shows, and that it is. */
  readonly day?: string;
  readonly today?: string;
  /** Of the next checkout; '' for none. */
  readonly discountCode?: string;
}

interface ServerRenderedForMemberProps {
  /** The end of the access token that the member's browser has. */
  readonly accessTail: string;
  readonly expected: ExpectedView;
  readonly children: ReactNode;
}

/**
 * What the server renders for one member. `src/show-rendered-page.ts` shows it where it is what the app will show; any other
 * device shows the logo.
 */
export function ServerRenderedForMember({ accessTail, expected, children }: ServerRenderedForMemberProps) {
  return (
    <>
      <div
        id="rendered-own"
        hidden
        data-token={accessTail}
        data-list={expected.list}
        data-shown-day={expected.day}
        data-today={expected.today}
        data-discount-code={expected.discountCode}
      >
        <AppColumn>{children}</AppColumn>
      </div>
      <div id="rendered-instead">
        <AppColumn>
          <Splash />
        </AppColumn>
      </div>
    </>
  );
}
