export type Form = { readonly [name: string]: string | Form };
export type Fields = Record<string, unknown>;

/** An answer other than success: what is under `error`, with its status. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Readonly<Record<'type' | 'message', string> & Partial<Record<'code' | 'param', string>>>;

  constructor(status: number, body: Refusal['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}, status = 400) =>
  new Refusal(status, { type: 'invalid_request_error', message, ...more });
/** 404 for what the path names, 400 for what a parameter does. */
export const missing = (kind: string, id: string, param = 'id') =>
  invalid(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, param === 'id' ? 404 : 400);
export const alreadyExists = (kind: string) =>
  invalid(`${kind} already exists.`, { code: 'resource_already_exists', param: 'id' });

/** `a[b][0]=c`, as Stripe takes it, as groups in groups. */
export function readForm(body: string): Form {
  const form: { [name: string]: string | Form } = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let at = form;
    for (const part of path) {
      at[part] ??= {};
      at = at[part] as typeof form;
    }
    at[last] = value;
  }
  return form;
}

export const text = (form: Form, name: string): string | null => {
  const value = form[name];
  return typeof value === 'string' ? value : null;
};
export const group = (form: Form, name: string): Form => {
  const value = form[name];
  return typeof value === 'object' ? value : {};
};
export const number = (form: Form, name: string): number | null => {
  const value = text(form, name);
  return value === null ? null : Number(value);
};

/** Stripe refuses parameters it does not know. */
export function allow(form: Form, names: readonly string[]): void {
  const unexpected = Object.keys(form).find((name) => !names.includes(name));
  if (unexpected !== undefined)
    throw invalid(`Received unknown parameter: ${unexpected}`, {
      code: 'parameter_unknown',
      param: unexpected,
    });
}
