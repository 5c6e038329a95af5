type Params = Readonly<Record<string, string>>;

/** Parses the parameters of a path by a template of the contract, such as `/recipes/{id}`; null for another path. */
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

/** Fills a template with parameters. */
export const fillPath = (template: string, params: Params): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
