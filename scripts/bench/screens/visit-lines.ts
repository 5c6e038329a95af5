import { figuresOf } from '../measure.ts';
import { info, type Line, within } from '../table.ts';
import type { Report } from './report.ts';
import { startSlowLink } from './slow-link.ts';
import {
  linkBytesASecond,
  nobody,
  openPhone,
  roundTripMs,
  type SignedIn,
  signedInOf,
  type Visit,
  visit,
} from './slow-phone.ts';

export interface Screen {
  readonly name: string;
  readonly address: string;
  /** Selector that exists once the page can be used; what the server has rendered has inert buttons. */
  readonly usable: string;
  readonly isSignedIn: boolean;
  /** Budgets in seconds, KB and milliseconds. */
  readonly reach: {
    readonly lcp: number;
    readonly usable?: number;
    readonly kb?: number;
    readonly firstKb?: number;
    readonly requests?: number;
    readonly jsKbBefore?: number;
    readonly longestTask?: number;
  };
}

export const screens: readonly Screen[] = [
  {
    name: 'sign-in',
    address: '/auth/login-or-create',
    usable: 'form:not([method="dialog"]) input',
    isSignedIn: false,
    reach: { lcp: 0.5, usable: 1.4, kb: 130, longestTask: 150 },
  },
  {
    name: 'landing page',
    address: '/',
    usable: 'a[href="/auth/login"]',
    isSignedIn: false,
    reach: { lcp: 0.7 },
  },
  {
    name: 'terms',
    address: '/pages/terms',
    usable: 'main h2',
    isSignedIn: false,
    reach: { lcp: 0.7 },
  },
  {
    name: 'shared recipe',
    address: '/recipes/fish-pie/share',
    usable: '[role="tab"]:not([inert])',
    isSignedIn: false,
    reach: { lcp: 1, jsKbBefore: 60 },
  },
  {
    name: 'dashboard',
    address: '/dashboard',
    usable: '[aria-label="Recipes"] article button:not([inert])',
    isSignedIn: true,
    reach: { lcp: 1, usable: 2, firstKb: 200, requests: 60 },
  },
  {
    name: 'recipe by its address',
    address: '/recipes/fish-pie',
    usable: '[role="tab"]:not([inert])',
    isSignedIn: true,
    reach: { lcp: 0.8, usable: 2 },
  },
  {
    name: 'plans',
    address: '/account/choose-plan',
    usable: 'input[type=radio][name=plan]:not([inert])',
    isSignedIn: true,
    reach: { lcp: 0.7, usable: 2 },
  },
  {
    name: 'planner',
    address: '/meal-planner',
    usable: 'main article button:not([inert])',
    isSignedIn: true,
    reach: { lcp: 1.5, usable: 2 },
  },
  {
    name: 'questionnaire',
    address: '/health-questionnaire',
    usable: 'header button:not([inert])',
    isSignedIn: true,
    reach: { lcp: 1.5, usable: 2 },
  },
];

/** LCP budget of the second visit, in seconds. */
const secondVisit = 0.5;

/** Milliseconds that the bytes of the first screen take on the link, after the two round trips of the page and its first script. */
const floorOf = (kb: number) => 2 * roundTripMs + (1000 * 1000 * kb) / linkBytesASecond;

const middle = (visits: readonly Visit[], of: (visit: Visit) => number) => figuresOf(visits.map(of)).p50;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function coldLines({ name, reach }: Screen, visits: readonly Visit[]): Line[] {
  const the = (of: (visit: Visit) => number) => middle(visits, of);
  const lcp = the((it) => it.lcp);
  const usable = the((it) => it.usable);
  const kb = the((it) => it.kb);
  const first = the((it) => it.firstKb);
  const before = the((it) => it.jsKbBefore);
  const task = the((it) => it.longestTask);
  const cls = the((it) => it.cls);
  const requests = the((it) => it.requests);
  const size = `${kb.toFixed(0)} KB, ${the((it) => it.jsKb).toFixed(0)} of scripts`;
  return [
    within(`${name}, cold: LCP`, seconds(lcp), lcp / 1000, reach.lcp, 's'),
    reach.usable === undefined
      ? info('  usable', seconds(usable))
      : within('  usable', seconds(usable), usable / 1000, reach.usable, 's'),
    reach.kb === undefined ? info('  fetched', size) : within('  fetched', size, kb, reach.kb, 'KB'),
    reach.requests === undefined
      ? info('  requests', String(requests))
      : within('  requests', String(requests), requests, reach.requests, ''),
    ...(reach.firstKb === undefined
      ? []
      : [within('  of it for the first screen', `${first.toFixed(0)} KB`, first, reach.firstKb, 'KB')]),
    ...(reach.jsKbBefore === undefined
      ? []
      : [
          within(
            '  scripts before it is readable',
            `${before.toFixed(0)} KB`,
            before,
            reach.jsKbBefore,
            'KB',
          ),
        ]),
    info('  the link’s floor for it', seconds(floorOf(first))),
    reach.longestTask === undefined
      ? info('  longest task', `${task.toFixed(0)} ms`)
      : within('  longest task', `${task.toFixed(0)} ms`, task, reach.longestTask),
    within('  layout shift', cls.toFixed(3), cls, 0.0005, ''),
  ];
}

/**
 * The screens on a slow phone: the first visit, and the second one, served by the service worker, whose requests are as
 * slow as those of the page. Medians, after a warm-up round.
 */
export async function visitLines(
  url: string,
  session: SignedIn,
  visited: readonly Screen[],
  { rounds, add }: Report,
): Promise<void> {
  let member = session;
  for (const screen of visited) {
    const { name, address, usable, isSignedIn } = screen;
    const cold: Visit[] = [];
    const warm: Visit[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const link = await startSlowLink(url);
      const { browser, context } = await openPhone(link.url, isSignedIn ? member : nobody);
      const first = await visit(context, address, usable);
      link.slowDown();
      const second = await visit(context, address, usable, 'as it is');
      // the HTTP cache is cleared before the next first visit, the sign-in is not
      if (isSignedIn) member = await signedInOf(context);
      await browser.close();
      await link.close();
      if (round === 0) continue;
      cold.push(first);
      warm.push(second);
    }
    const lcp = middle(warm, (it) => it.lcp);
    add([
      ...coldLines(screen, cold),
      within(`${name}, second visit: LCP`, seconds(lcp), lcp / 1000, secondVisit, 's'),
      info('  usable', seconds(middle(warm, (it) => it.usable))),
    ]);
  }
}
