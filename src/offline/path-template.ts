type Params = Readonly<Record<string, string>>;

/** Reads the parameters of a path that the contract writes as `/recipes/{id}`; null for another path. */
export function pathMatcher(template: string): (pathname: string) => Params | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`);
  return (pathname) => {
    const found = pattern.exec(pathname);
    return (
      found && Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]))
    );
  };
}

/** The path of a template with these parameters. */
export const fillPath = (template: string, params: Params): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
