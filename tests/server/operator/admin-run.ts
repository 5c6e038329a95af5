import { type Area, runAdmin } from '#server/admin/admin.ts';
import { AdminError } from '#server/admin/admin-error.ts';
import { affiliatesArea } from '#server/admin/commands/affiliates.ts';
import { bindingsArea } from '#server/admin/commands/bindings.ts';
import { codesArea } from '#server/admin/commands/codes.ts';
import { mailsArea } from '#server/admin/commands/mails.ts';
import { notifyArea } from '#server/admin/commands/notify.ts';
import { packagesArea } from '#server/admin/commands/packages.ts';
import { pagesArea } from '#server/admin/commands/pages.ts';
import { paymentsArea } from '#server/admin/commands/payments.ts';
import { reportsArea } from '#server/admin/commands/reports.ts';
import { reviewsArea } from '#server/admin/commands/reviews.ts';
import { settingsArea } from '#server/admin/commands/settings.ts';
import { subscriptionsArea } from '#server/admin/commands/subscriptions.ts';
import { usersArea } from '#server/admin/commands/users.ts';
import type { TestApp } from '#tests/server/app-under-test.ts';

export interface AdminRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The confirmation question. */
  readonly prompts: readonly string[];
}

export interface AdminRunOptions {
  /** The operator's answer; default: not interactive. */
  readonly answer?: boolean | null;
  /** Texts of files by their names. */
  readonly files?: Readonly<Record<string, string>>;
  /** Instead of those that need no configuration. */
  readonly areas?: readonly Area[];
}

const allAreas = [
  settingsArea,
  pagesArea,
  packagesArea,
  codesArea,
  subscriptionsArea,
  paymentsArea,
  affiliatesArea,
  reportsArea,
  reviewsArea,
  mailsArea,
  bindingsArea,
  notifyArea,
];

/** Runs command lines in process against the database of a test. */
export const adminOf =
  ({ db, clock, context }: TestApp) =>
  async (
    argv: readonly string[],
    {
      answer = null,
      files = {},
      areas = [...allAreas, usersArea(async () => context)],
    }: AdminRunOptions = {},
  ): Promise<AdminRun> => {
    const output = { out: '', err: '' };
    const prompts: string[] = [];
    const io = {
      out: (text: string) => {
        output.out += text;
      },
      err: (text: string) => {
        output.err += text;
      },
      confirm: async (question: string) => {
        prompts.push(question);
        return answer;
      },
      readText: (file: string) => {
        const text = files[file];
        if (text === undefined) throw new AdminError(`${file} is not there.`);
        return text;
      },
    };
    const open = async () => ({ db, queryCache: context.queryCache, close: async () => {} });
    const code = await runAdmin(argv, areas, {
      io,
      now: clock.now,
      open,
      connectPayments: async () => context.payments,
    });
    return { code, ...output, prompts };
  };
