/** Mail that the server under test stores instead of sending it. */
import { expect } from './server-under-test.ts';

interface ShownMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The newest mail to the address with this subject. */
async function newestMail(baseURL: string, email: string, subject: RegExp): Promise<string> {
  // not through the browser's context: mail can be read from this machine only, and tests send other
  // addresses
  const response = await fetch(`${baseURL}/outbox.json`);
  const mails: readonly ShownMail[] = await response.json();
  return mails.find(({ to, subject: about }) => to === email && subject.test(about))?.text ?? '';
}

/** Path and query of the link in the mail to the former address. */
export async function restoreLink(baseURL: string, email: string): Promise<string> {
  const text = await newestMail(baseURL, email, /was changed/);
  const [link = ''] = /\/auth\/restore\?token=[\w-]+/.exec(text) ?? [];
  expect(link, `a link mailed to ${email}`).not.toBe('');
  return link;
}

/** The code in the newest mail to the address with this subject. */
export async function mailedCode(baseURL: string, email: string, subject: RegExp): Promise<string> {
  const text = await newestMail(baseURL, email, subject);
  const code = /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '';
  expect(code, `a code mailed to ${email}`).not.toBe('');
  return code;
}

export const verificationSubject = /confirm your email/;
export const resetSubject = /new Kindfare password/;

/** Six digits that are not the code. */
export const differentCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
