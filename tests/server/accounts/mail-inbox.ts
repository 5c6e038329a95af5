import type { TestApp } from '#tests/server/app-under-test.ts';

export interface ShownMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly date: string;
}

/** The stored mails to the address, newest first. */
export async function mailsTo(app: TestApp, email: string): Promise<readonly ShownMail[]> {
  const { body, status, text } = await app.request('GET', '/outbox.json', { address: '127.0.0.1' });
  if (status !== 200) throw new Error(`/outbox.json responded with ${status}: ${text}`);
  return (body as readonly ShownMail[]).filter(({ to }) => to === email);
}

export const digitsIn = (mail: { readonly text: string } | undefined) =>
  /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';

/** The code of the newest mail to the address. */
export async function codeFor(app: TestApp, email: string): Promise<string> {
  const [newest] = await mailsTo(app, email);
  const code = digitsIn(newest);
  if (code === '') throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** Six digits that are not the code. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
